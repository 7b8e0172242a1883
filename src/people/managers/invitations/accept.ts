import type { Client } from '../../../kit/api/call.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { createAccount } from '../../accounts/accounts.ts';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { weaknessOn } from '../../accounts/passwords/weakness.ts';
import { lockAccount, refuseStaff } from '../../accounts/read.ts';
import { openSession } from '../../accounts/sessions/sessions.ts';
import { hashToken } from '../../accounts/tokens/tokens.ts';
import { actFor, countManaged } from '../../profiles/managed/managed.ts';
import { insertManager, listManagerRows } from '../../profiles/managed/managers.ts';
import { firstName, PROFILES_PER_ACCOUNT } from '../../profiles/shared/rules.ts';
import { lockProfile, relist } from '../../profiles/visible/listing.ts';
import { MANAGERS_MAX } from '../shared/rules.ts';
import { findByToken, setAccepted } from './invitationStore.ts';

type Accepted = { id: string; name: string; key: number };

/** Returns the invitation that a link opens. Refuses a link that is unknown, expired, withdrawn or used as not found. */
export async function readInvitation(app: App, viewer: Viewer | null, token: string) {
  const found = await findByToken(app.db, hashToken(token));
  const managers = viewer && found ? await listManagerRows(app.db, found.profile_id) : [];
  const managing = managers.some((one) => one.account_id === viewer?.accountId);
  const accepted = managing && found?.accepted_by === viewer?.accountId;
  if (!found || (!accepted && (found.accepted_at || found.expires_at <= app.clock())))
    throw refuse.notFound();
  return {
    name: firstName(found.name),
    role: found.role,
    relation: found.relation,
    email: found.emailed ? found.email : null,
    accepted,
    managing,
  };
}

/** Accepts an invitation for the viewer's account, whose session acts for that profile from then on. Repeating it is harmless. */
export async function acceptInvitation(app: App, viewer: Viewer, token: string) {
  if (viewer.staff) throw refuse.forbidden(code('staff_without_profiles'));
  return app.db.transaction().execute(async (tx) => {
    const { key, ...accepted } = await accept(app, tx, viewer.accountId, token);
    await actFor(app, tx, viewer, key);
    return accepted;
  });
}

type Joining = { token: string; accountName?: string; email: string; phone: string; password: string };

/**
 * Creates an account without a profile of its own, accepts an invitation for it and logs it in. An address that the link was
 * emailed to counts as verified. Refuses with CONFLICT when the email already has an account.
 */
export async function joinProfile(app: App, client: Client, it: Joining) {
  const weak = weaknessOn(app, it.password, [it.email, it.phone, it.accountName ?? '']);
  if (weak) throw refuse.invalid({ password: weak });
  const limit = { key: `register from ${client.address}`, max: 60, windowSeconds: 3600 };
  const wait = await consume(app.db, app.clock, limit);
  if (wait) throw refuse.tooMany(wait, code('registration_too_often'));
  // Before a hash is computed for nothing.
  const found = await readInvitation(app, null, it.token);
  const passwordHash = await hashPassword(it.password);
  const { session, id, name } = await app.db.transaction().execute(async (tx) => {
    const account = await createAccount(app, tx, {
      email: it.email,
      phone: it.phone,
      passwordHash,
      locale: client.locale,
      name: it.accountName || null,
      verified: found.email === it.email,
    });
    if (account === undefined) throw refuse.conflict(code('email_taken'));
    const accepted = await accept(app, tx, account, it.token);
    return { ...accepted, session: await openSession(app, tx, client, account) };
  });
  client.setSession(session.token);
  client.setDevice(session.device);
  return { id, name };
}

async function accept(app: App, tx: Tx, accountId: number, token: string): Promise<Accepted> {
  const hash = hashToken(token);
  const seen = await findByToken(tx, hash);
  if (!seen) throw refuse.notFound();
  await lockProfile(tx, seen.profile_id);
  await lockAccount(tx, accountId);
  await refuseStaff(tx, accountId);
  // Whoever was waiting for the locks finds what the other did.
  const found = await findByToken(tx, hash);
  if (!found) throw refuse.notFound();
  const accepted = { id: found.public_id, name: found.name, key: found.profile_id };
  const managers = await listManagerRows(tx, found.profile_id);
  const managing = managers.some((one) => one.account_id === accountId);
  if (found.accepted_at) {
    if (found.accepted_by === accountId && managing) return accepted;
    throw refuse.notFound();
  }
  const now = app.clock();
  if (found.expires_at <= now) throw refuse.notFound();
  if (managing) throw refuse.conflict(code('manager_already_you'));
  if (managers.length >= MANAGERS_MAX) {
    throw refuse.conflict(code('managers_too_many', { maximum: MANAGERS_MAX }));
  }
  if ((await countManaged(tx, accountId)) >= PROFILES_PER_ACCOUNT) {
    throw refuse.conflict(code('profiles_too_many', { maximum: PROFILES_PER_ACCOUNT }));
  }
  await setAccepted(tx, found.id, { actor: accountId, now });
  await insertManager(tx, {
    profileId: found.profile_id,
    accountId,
    role: found.role,
    relation: found.relation,
    invitedBy: found.invited_by,
    now,
  });
  // A verified address of one manager is enough for a profile to be listed.
  await relist(app, tx, found.profile_id, accountId);
  await recordEvent(tx, {
    name: 'manager.joined',
    data: { profile: found.profile_id, account: accountId },
    actor: accountId,
    subject: { kind: 'profile', id: found.profile_id },
  });
  return accepted;
}
