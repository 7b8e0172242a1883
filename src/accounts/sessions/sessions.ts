import { type Client, SESSION_SECONDS } from '../../kit/api/call.ts';
import { code } from '../../kit/api/errorCode.ts';
import { consume, reset } from '../../kit/api/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { findAccount, findAccountByEmail } from '../store.ts';
import { verifyPassword } from './password.ts';
import {
  deleteDevices,
  deleteOldSessions,
  deleteSessionOf,
  deleteSessions,
  insertSession,
  knowsDevice,
  putDevice,
  type SessionProfile,
  updateSessionProfile,
} from './sessionStore.ts';
import { hashToken, newToken } from './tokens.ts';

export type Landing = '/dashboard' | '/admin/dashboard';

const QUARTER_HOUR = 15 * 60;
/** Browsers that are logged in to one account at once, and browsers an account knows. */
const SESSIONS_PER_ACCOUNT = 50;
const DEVICES_PER_ACCOUNT = 50;
const NO_ACCOUNT = 0;

/**
 * Logs an account in and gives the browser its session. A wrong e-mail, a wrong password, a suspended account
 * and a member at the staff door all answer alike, after the same work.
 *
 * Attempts are counted before the password is looked at, so parallel guesses pass no limit together:
 * per address; per account for browsers it does not know; and apart from these for each browser that has logged
 * in to the account before, so strangers can use up their own attempts but not the owner's.
 */
export async function logIn(
  app: App,
  client: Client,
  { email, password, door }: { email: string; password: string; door: 'member' | 'staff' },
): Promise<Landing> {
  const account = await findAccountByEmail(app.db, email);
  const device = client.deviceToken ? hashToken(client.deviceToken) : null;
  // Queried without an account, too: the number of statements must not tell whether there is one.
  const known = device ? await knowsDevice(app.db, device, account?.id ?? NO_ACCOUNT) : false;
  const mine = known
    ? `login ${account!.id} on ${device!.toString('hex')}`
    : `login to ${email.toLowerCase()}`;
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
  if (!account || !right || account.suspended_at || (door === 'staff' && !account.staff_role)) {
    throw refuse.unauthorized(door === 'staff' ? code('staff_credentials_wrong') : code('credentials_wrong'));
  }
  await reset(app.db, mine);
  await reset(app.db, `${mine} from ${client.address}`);
  return startSession(app, client, account.id);
}

/** Starts a session of an account in the client's browser, which the account knows from then on. */
export async function startSession(app: App, client: Client, accountId: number): Promise<Landing> {
  const account = (await findAccount(app.db, accountId))!;
  const { token, device } = await app.db
    .transaction()
    .execute((tx) => openSession(app, tx, client, accountId));
  client.setSession(token);
  client.setDevice(device);
  return account.staff_role ? '/admin/dashboard' : '/dashboard';
}

/**
 * Opens a session inside the caller's transaction and ends the one this browser had, of whichever account: its cookie
 * is about to be replaced. Returns the secrets for the cookies. Neither is ever one that the server did not make.
 */
export async function openSession(
  app: App,
  tx: Tx,
  client: Pick<Client, 'userAgent' | 'sessionToken' | 'deviceToken'>,
  accountId: number,
) {
  const at = app.clock();
  const token = newToken();
  const device = await findOwnDevice(tx, client.deviceToken);
  if (client.sessionToken) await deleteSessionOf(tx, hashToken(client.sessionToken));
  await insertSession(tx, {
    accountId,
    tokenHash: hashToken(token),
    userAgent: client.userAgent,
    at,
    expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1000),
  });
  await deleteOldSessions(tx, accountId, SESSIONS_PER_ACCOUNT);
  await putDevice(tx, { accountId, tokenHash: hashToken(device), at, keep: DEVICES_PER_ACCOUNT });
  await recordEvent(tx, {
    name: 'session.opened',
    data: { account: accountId },
    actor: accountId,
    subject: { kind: 'account', id: accountId },
  });
  return { token, device };
}

// Of any account: families share a browser, and its device stays the same while they take turns.
async function findOwnDevice(tx: Tx, token: string | null): Promise<string> {
  return token && (await knowsDevice(tx, hashToken(token))) ? token : newToken();
}

/** Lets a session act for a profile that its account manages, inside the caller's transaction. */
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

/** Ends one session of the viewer's account; another account's is not found. */
export async function endSession(app: App, viewer: Viewer, id: string): Promise<void> {
  if ((await deleteSessions(app.db, viewer.accountId, { id })) === 0) throw refuse.notFound();
}

/** Ends every session of an account and forgets the browsers it knew. */
export async function endEverySession(tx: Tx, accountId: number): Promise<void> {
  await deleteSessions(tx, accountId, { except: null });
  await deleteDevices(tx, accountId);
}
