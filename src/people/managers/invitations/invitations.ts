import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { ManagerRole, Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import type { Job } from '../../../kit/jobs/queue.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { paths } from '../../../paths.ts';
import { requireConfirmed } from '../../accounts/sessions/confirmed.ts';
import { hashToken, newToken } from '../../accounts/tokens/tokens.ts';
import { lockAsOwner } from '../owners.ts';
import { INVITATION_DAYS, MANAGERS_MAX } from '../shared/rules.ts';
import {
  deleteOpen,
  findInvitation,
  insertInvitation,
  insertLink,
  listOpenInvitations,
  setExpiry,
} from './invitationStore.ts';

/** Emails and links that an account may make in a day: an invitation must not become a way to send spam. */
const A_DAY = 20;
/** Emails that an account may send to one address in a day, which may be a stranger's. */
const EMAILS_A_DAY = 3;

/** Returns when an invitation that is made now expires. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/**
 * Invites somebody to manage the owner's profile. With an address, it is emailed; else the link is returned. An address that is
 * invited already is invited again, as what is asked for now.
 */
export async function inviteManager(
  app: App,
  member: Member,
  it: { email: string | null; role: ManagerRole; relation: string },
): Promise<{ id: string; link: string | null }> {
  if (it.email) mustBeVerified(member);
  await requireConfirmed(app, member);
  await limit(app, member);
  return app.db.transaction().execute(async (tx) => {
    const managers = await lockAsOwner(tx, member);
    const { email } = it;
    if (email && managers.some((one) => one.email.toLowerCase() === email)) {
      throw refuse.invalid({ email: code('manager_already') });
    }
    for (const open of await listOpenInvitations(tx, member.profile.id)) {
      if (email && open.email === email) await deleteOpen(tx, member.profile.id, open.id);
    }
    const now = app.clock();
    const open = (await listOpenInvitations(tx, member.profile.id)).filter((one) => one.expires_at > now);
    if (managers.length + open.length >= MANAGERS_MAX) {
      throw refuse.conflict(code('managers_too_many', { maximum: MANAGERS_MAX }));
    }
    if (email) await limitEmails(app, tx, member, email);
    const id = await insertInvitation(tx, {
      profile_id: member.profile.id,
      email,
      role: it.role,
      relation: it.relation,
      invited_by: member.accountId,
      created_at: now,
      expires_at: expiryAt(now),
    });
    await record(tx, 'manager.invited', member, id, email ? [mailOf(id)] : []);
    return { id, link: email ? null : await makeLink(app, tx, id) };
  });
}

/** Emails an invitation again. Refuses one without an address, and one that is not of the owner's profile or accepted as not found. */
export async function resendInvitation(app: App, member: Member, id: string): Promise<void> {
  mustBeVerified(member);
  await requireConfirmed(app, member);
  await limit(app, member);
  await app.db.transaction().execute(async (tx) => {
    const invitation = await renew(app, tx, member, id);
    if (!invitation.email) throw refuse.conflict();
    await limitEmails(app, tx, member, invitation.email);
    await record(tx, 'invitation.renewed', member, id, [mailOf(id)]);
  });
}

/** Returns a new link to an invitation; earlier ones go on working. Refuses as `sendAgain` does. */
export async function copyLink(app: App, member: Member, id: string): Promise<string> {
  await requireConfirmed(app, member);
  await limit(app, member);
  return app.db.transaction().execute(async (tx) => {
    await renew(app, tx, member, id);
    await record(tx, 'invitation.renewed', member, id);
    return makeLink(app, tx, id);
  });
}

/** Withdraws an invitation. Repeating it is harmless; one that was accepted meanwhile stays. */
export async function withdrawInvitation(app: App, member: Member, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockAsOwner(tx, member);
    if (await deleteOpen(tx, member.profile.id, id)) await record(tx, 'invitation.withdrawn', member, id);
  });
}

async function renew(app: App, tx: Tx, member: Member, id: string) {
  await lockAsOwner(tx, member);
  const invitation = await findInvitation(tx, id);
  if (!invitation || invitation.profile_id !== member.profile.id || invitation.accepted_at) {
    throw refuse.notFound();
  }
  await setExpiry(tx, id, expiryAt(app.clock()));
  return invitation;
}

/** An account with an invented address must not send emails to others. */
function mustBeVerified({ verified }: Member): void {
  if (!verified) throw refuse.forbidden(code('email_unconfirmed'));
}

async function limit(app: App, { accountId }: Member): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `invitations of ${accountId}`,
    max: A_DAY,
    windowSeconds: 24 * 60 * 60,
  });
  if (wait) throw refuse.tooMany(wait, code('invitations_too_often'));
}

async function limitEmails(app: App, tx: Tx, { accountId }: Member, email: string): Promise<void> {
  const wait = await consume(tx, app.clock, {
    key: `invitations of ${accountId} to ${email}`,
    max: EMAILS_A_DAY,
    windowSeconds: 24 * 60 * 60,
  });
  if (wait) throw refuse.tooMany(wait, code('invitation_repeated'));
}

const mailOf = (invitation: string): Job => ({ task: 'mail_manager_invitation', payload: { invitation } });

async function makeLink(app: App, tx: Tx, invitationId: string): Promise<string> {
  const token = newToken();
  await insertLink(tx, { tokenHash: hashToken(token), invitationId, emailed: false, now: app.clock() });
  return `${app.config.publicUrl}${paths.join(token)}`;
}

function record(
  tx: Tx,
  name: 'manager.invited' | 'invitation.renewed' | 'invitation.withdrawn',
  { accountId, profile }: Member,
  invitation: string,
  jobs: Job[] = [],
): Promise<void> {
  return recordEvent(tx, {
    name,
    data: { profile: profile.id, invitation },
    actor: accountId,
    subject: { kind: 'profile', id: profile.id },
    jobs,
  });
}
