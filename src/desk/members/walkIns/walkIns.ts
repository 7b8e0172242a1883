import type { z } from 'zod';
import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { englishOf, reasonOf, refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { enqueue, type Job } from '../../../kit/jobs/queue.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { paths } from '../../../paths.ts';
import { findContact } from '../../../people/accounts/read.ts';
import { createUnclaimedAccount } from '../../../people/accounts/states/unclaimed.ts';
import { hashToken, newToken } from '../../../people/accounts/tokens/tokens.ts';
import { askForMember } from '../../../people/person-consent/asking/ask.ts';
import { checkPerson, createProfile } from '../../../people/profiles/registration/register.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { readMemberKey } from '../members.ts';
import { CLAIM_DAYS } from '../shared/rules.ts';
import { personToAsk } from '../shared/walkIns.ts';
import type { contract } from './contract.ts';
import {
  deleteClaimLinks,
  findUnclaimedOf,
  findWalkInOf,
  insertClaimLink,
  insertWalkIn,
} from './walkInStore.ts';

type NewFamily = z.output<NonNullable<(typeof contract.registerWalkIn)['~orpc']['inputSchema']>>;

/**
 * Registers a family that came to the office: a profile, which is marked until the family has claimed it by the link. Then asks the
 * person, where staff have their address; that this fails is part of the answer.
 */
export async function registerWalkIn(app: App, staff: Staff, { send, person, ...it }: NewFamily) {
  const how = personToAsk({ ...it, person });
  if (how?.channel === 'phone' && !app.config.sms)
    throw refuse.invalid({ 'person.channel': code('person_sms_off') });
  if (send && !it.email) throw refuse.invalid({ email: code('walk_in_send_without_email') });
  const terms = await checkPerson(app, it);
  const made = await app.db.transaction().execute(async (tx) => {
    const { email, phone } = it;
    const actor = staff.accountId;
    const account = await createUnclaimedAccount(app, tx, { email, phone, locale: 'en', staff: actor });
    if (account === undefined) {
      throw refuse.invalid(
        email ? { email: code('walk_in_email_taken') } : { phone: code('walk_in_phone_taken') },
      );
    }
    const profile = await createProfile(app, tx, account, it, terms);
    await insertWalkIn(tx, { profileId: profile.key, accountId: account, actor, now: app.clock() });
    const link = await invite(app, tx, staff, { profileId: profile.key, send });
    await recordAudit(tx, {
      actor: staff,
      action: 'create',
      subject: { kind: 'profile', id: profile.id },
      now: app.clock(),
      after: { walkIn: true, emailed: send },
    });
    return { id: profile.id, link };
  });
  const notAsked = how && (await askFor(app, staff, { id: made.id, ...how }));
  return { ...made, asked: how !== null && !notAsked, notAsked };
}

/** Asks the person of a family that is registered now, whatever comes of it. Returns why it failed; null when it did not. */
async function askFor(app: App, staff: Staff, it: Parameters<typeof askForMember>[2]) {
  try {
    await askForMember(app, staff, it);
    return null;
  } catch (error) {
    const why = reasonOf(error);
    if (!why)
      app.log.error({ why: String(error) }, 'A person could not be asked when a family was registered');
    return why ?? { code: 'unavailable', message: englishOf(code('unavailable')) };
  }
}

/** Makes a new link to claim a profile; earlier ones end. Refuses one that staff did not register as not found. */
export async function sendClaim(app: App, staff: Staff, { id, send }: { id: string; send: boolean }) {
  return app.db.transaction().execute(async (tx) => {
    const profileId = await readMemberKey(app, tx, id);
    await lockProfile(tx, profileId);
    const walkIn = await findWalkInOf(tx, profileId);
    if (!walkIn) throw refuse.notFound();
    if (walkIn.claimed_at) throw refuse.conflict(code('walk_in_claimed'));
    if (send && !(await findContact(tx, walkIn.account_id))?.email)
      throw refuse.conflict(code('walk_in_send_without_email'));
    const link = await invite(app, tx, staff, { profileId, send });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'profile', id },
      now: app.clock(),
      after: { claimLink: send ? 'emailed' : 'shown' },
    });
    return { link };
  });
}

async function invite(
  app: App,
  tx: Tx,
  staff: Staff,
  { profileId, send }: { profileId: number; send: boolean },
): Promise<string | null> {
  await deleteClaimLinks(tx, profileId);
  await recordEvent(tx, {
    name: 'walk_in.invited',
    data: { profile: profileId },
    actor: staff.accountId,
    subject: { kind: 'profile', id: profileId },
    jobs: send ? [mailOf(profileId)] : [],
  });
  return send ? null : `${app.config.publicUrl}${paths.claim(await makeLink(app, tx, profileId, false))}`;
}

const mailOf = (profile: number, deletedOn?: string): Job => ({
  task: 'mail_claim',
  payload: { profile, deletedOn },
});

/** Adds a link to claim a profile. Returns its token. */
export async function makeLink(
  app: App,
  db: App['db'] | Tx,
  profileId: number,
  emailed: boolean,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(app.clock().getTime() + CLAIM_DAYS * DAY_MS);
  await insertClaimLink(db, { tokenHash: hashToken(token), profileId, emailed, expiresAt });
  return token;
}

/**
 * Emails the link again to a family that has not claimed its profile yet: because it asks for a new password, or because the
 * profile will be deleted on a day.
 */
export async function sendClaimAgain(
  tx: Tx,
  { account, deletedOn }: { account: number; deletedOn?: string },
): Promise<void> {
  const walkIn = await findUnclaimedOf(tx, account);
  if (walkIn) await enqueue(tx, mailOf(walkIn.profile_id, deletedOn));
}
