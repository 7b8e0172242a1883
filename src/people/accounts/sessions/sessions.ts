import { type Client, STAFF_SESSION_SECONDS } from '../../../kit/api/call.ts';
import { noteIncident } from '../../../kit/api/limits/incidents.ts';
import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { readPhone } from '../../../kit/shared/api/phone.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { verifyPassword } from '../passwords/password.ts';
import { lockAccount } from '../read.ts';
import { hasFactor, readFactors } from '../secondFactor/factorStore.ts';
import { findAccount, findAccountByEmail, findAccountByPhone, noteStaffSeen } from '../store.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import {
  deleteDevices,
  deleteOldSessions,
  deleteSessionOf,
  deleteSessions,
  insertSession,
  isKnownDevice,
  putDevice,
  type SessionProfile,
  updateSessionProfile,
} from './sessionStore.ts';

export type LandingPath = '/dashboard' | '/admin/dashboard';

const QUARTER_HOUR = 15 * 60;
/** Limit of sessions and of known devices of one account. */
const SESSIONS_PER_ACCOUNT = 50;
const DEVICES_PER_ACCOUNT = 50;
const NO_ACCOUNT = 0;

/**
 * Checks an email address and a password, and returns the account that they belong to. A family without an address enters
 * its phone number. A wrong email, a wrong password, a suspended account
 * and a member on the staff login all get the same answer, after the same work.
 *
 * Attempts are counted before the password is checked, so parallel guesses cannot pass a limit together: per address;
 * per account for unknown devices; and separately for each device that has logged in to the account before, so
 * strangers can use up their own attempts but not the owner's.
 */
export async function checkLogin(
  app: App,
  client: Client,
  { email, password, access }: { email: string; password: string; access: 'member' | 'staff' },
): Promise<number> {
  const phone = email.includes('@') ? null : readPhone(email);
  const account = await (phone ? findAccountByPhone(app.db, phone) : findAccountByEmail(app.db, email));
  const device = client.deviceToken ? hashToken(client.deviceToken) : null;
  // Queried without an account, too: the number of statements must not reveal whether there is one.
  const known = device ? await isKnownDevice(app.db, device, account?.id ?? NO_ACCOUNT) : false;
  const mine = known
    ? `login ${account!.id} on ${device!.toString('hex')}`
    : `login to ${phone ?? email.toLowerCase()}`;
  const attempts = [
    { key: `login from ${client.address}`, max: known ? 1000 : 60, windowSeconds: QUARTER_HOUR },
    { key: mine, max: known ? 10 : 20, windowSeconds: QUARTER_HOUR },
    { key: `${mine} from ${client.address}`, max: known ? 10 : 8, windowSeconds: QUARTER_HOUR },
  ];
  for (const limit of attempts) {
    const wait = await consume(app.db, app.clock, limit);
    if (wait) throw refuse.tooMany(wait, code('login_too_often'));
  }

  const right = await verifyPassword(password, account?.password_hash);
  if (!account || !right || account.suspended_at || (access === 'staff' && !account.staff_role)) {
    const known = account?.id ?? null;
    noteIncident({ app, kind: 'login_failed', account: known, typed: email, network: client.address });
    throw refuse.unauthorized(
      access === 'staff' ? code('staff_credentials_wrong') : code('credentials_wrong'),
    );
  }
  await reset(app.db, mine);
  await reset(app.db, `${mine} from ${client.address}`);
  return account.id;
}

/**
 * Starts a session of an account in the client's browser, which becomes a known device of the account. Staff who need a
 * second factor and have none can do nothing in it but set one up.
 */
export async function startSession(
  app: App,
  client: Client,
  accountId: number,
  { secondFactor = false } = {},
): Promise<LandingPath> {
  const account = (await findAccount(app.db, accountId))!;
  const { token, device } = await app.db.transaction().execute(async (tx) => {
    // Its second factor may be removed, or the first one added, at this moment: then that is waited for.
    if (account.staff_role !== null) await noteStaffSeen(tx, accountId, app.clock());
    await lockAccount(tx, accountId);
    const known = hasFactor(await readFactors(tx, accountId));
    const needed = !app.config.demo || known;
    const passed = secondFactor && known;
    return openSession(app, tx, client, accountId, {
      setUpOnly: account.staff_role !== null && needed && !passed,
    });
  });
  client.setSession(token);
  client.setDevice(device);
  return account.staff_role ? '/admin/dashboard' : '/dashboard';
}

/**
 * Creates a session inside the caller's transaction and ends the one that this browser had, even of another account: its cookie
 * is about to be replaced. Returns the secrets for the cookies, which are always generated by the server.
 */
export async function openSession(
  app: App,
  tx: Tx,
  client: Pick<Client, 'userAgent' | 'sessionToken' | 'deviceToken'>,
  accountId: number,
  { setUpOnly = false } = {},
) {
  const now = app.clock();
  const token = newToken();
  const isStaff = (await findAccount(tx, accountId))?.staff_role != null;
  const seconds = isStaff ? STAFF_SESSION_SECONDS : readRetention(app).sessionDays * (DAY_MS / 1000);
  const device = await findOwnDevice(tx, client.deviceToken);
  if (client.sessionToken) await deleteSessionOf(tx, hashToken(client.sessionToken));
  if (isStaff) await noteStaffSeen(tx, accountId, now);
  await insertSession(tx, {
    accountId,
    tokenHash: hashToken(token),
    userAgent: client.userAgent,
    now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    setUpOnly,
  });
  await deleteOldSessions(tx, accountId, SESSIONS_PER_ACCOUNT);
  await putDevice(tx, { accountId, tokenHash: hashToken(device), now, keep: DEVICES_PER_ACCOUNT });
  await recordEvent(tx, {
    name: 'session.opened',
    data: { account: accountId },
    actor: accountId,
    subject: { kind: 'account', id: accountId },
  });
  return { token, device };
}

// Of any account: families share a browser, and its device stays the same for all of them.
async function findOwnDevice(tx: Tx, token: string | null): Promise<string> {
  return token && (await isKnownDevice(tx, hashToken(token))) ? token : newToken();
}

/** Switches a session to a profile that its account manages, inside the caller's transaction. */
export async function setSessionProfile(tx: Tx, chosen: SessionProfile): Promise<void> {
  if (!(await updateSessionProfile(tx, chosen))) return;
  const { accountId, profileId } = chosen;
  await recordEvent(tx, {
    name: 'session.switched',
    data: { account: accountId, profile: profileId },
    actor: accountId,
    subject: { kind: 'account', id: accountId },
  });
}

/** Ends the session the request came with, if any. */
export async function logOut(app: App, client: Client): Promise<void> {
  if (client.sessionToken) await deleteSessionOf(app.db, hashToken(client.sessionToken));
  client.setSession(null);
}

/** Ends one session of the viewer's account; refuses another account's as not found. */
export async function endSession(app: App, viewer: Viewer, id: string): Promise<void> {
  if ((await deleteSessions(app.db, viewer.accountId, { id })) === 0) throw refuse.notFound();
}

/** Ends every session of an account and deletes its known devices. */
export async function endEverySession(tx: Tx, accountId: number): Promise<void> {
  await deleteSessions(tx, accountId, { except: null });
  await deleteDevices(tx, accountId);
}
