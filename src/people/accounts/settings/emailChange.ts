import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { DAY_MS, HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { checkPassword } from '../passwords/checkPassword.ts';
import { lockAccount } from '../read.ts';
import { findAccount } from '../store.ts';
import { consumeTokens } from '../tokens/tokenStore.ts';
import { hashToken } from '../tokens/tokens.ts';
import {
  findChangeByLink,
  findDueChanges,
  insertEmailChange,
  markChanged,
  markConfirmedByNew,
  markConfirmedByOld,
  setEmail,
  stillWaits,
  stopChanges,
} from './emailChangeStore.ts';

const DAY = 24 * 60 * 60;
/** How long the links of both emails work; once the new address has confirmed, the one to the old address works longer. */
export const CHANGE_HOURS = 24;
/** Days after the new address has confirmed until the change takes place without the old one, which nobody may be able to open. */
export const WITHOUT_OLD_DAYS = 7;

/**
 * Starts a change of the viewer's email address: the new one gets a link that confirms it, the old one, if it is verified,
 * a link that confirms or stops it. The old one stays until both have confirmed. Another change that waits ends. Five a day
 * at most. Whether another account has the new address is not answered here: only its owner learns that, by email.
 */
export async function startEmailChange(
  app: App,
  viewer: Viewer,
  { email, password }: { email: string; password: string },
): Promise<{ email: string; expiresAt: string }> {
  const { accountId } = viewer;
  const account = await checkPassword(app, viewer, password, 'password');
  if (account.email?.toLowerCase() === email) throw refuse.invalid({ email: code('email_same') });
  const wait = await consume(app.db, app.clock, {
    key: `email changes of ${accountId}`,
    max: 5,
    windowSeconds: DAY,
  });
  if (wait) throw refuse.tooMany(wait, code('verification_too_often'));
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + CHANGE_HOURS * HOUR_MS);
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const current = await findAccount(tx, accountId);
    // Changed or reset since it was checked.
    if (!current || current.password_hash !== account.password_hash) {
      throw refuse.invalid({ password: code('password_wrong') });
    }
    const change = await insertEmailChange(tx, {
      accountId,
      emailBefore: current.email,
      email,
      // Whoever has an address that was never verified may be a stranger.
      oldConfirmedAt: current.email_verified_at ? null : now,
      now,
      expiresAt,
    });
    await recordEvent(tx, {
      name: 'email_change.started',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
      jobs: [
        { task: 'mail_email_confirmation', payload: { change } },
        ...(current.email_verified_at ? [{ task: 'mail_email_change', payload: { change } } as const] : []),
      ],
    });
  });
  return { email, expiresAt: expiresAt.toISOString() };
}

/** Stops the change of the viewer's email address that waits; does nothing without one. */
export async function cancelEmailChange(app: App, { accountId }: Viewer): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (await stopChanges(tx, accountId, app.clock())) {
      await recordChange(tx, 'email_change.stopped', accountId);
    }
  });
}

/** What following a link did: the email is changed, or waits for the other address, at most until `changesAt` (ISO). */
type Confirmed = { changed: boolean; changesAt: string | null };

/**
 * Confirms a change by the link that was sent to the new or to the old address; with the second of them the email changes.
 * Following one again gives the same answer. Refuses a link that is unknown, expired or stopped as not found, and an address
 * that has got another account meanwhile.
 */
export async function confirmEmailChange(app: App, token: string): Promise<Confirmed> {
  const hash = hashToken(token);
  const found = await findChangeByLink(app.db, hash, app.clock());
  if (!found) throw refuse.notFound();
  const { account_id: accountId } = found;
  const confirming = app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const change = await findChangeByLink(tx, hash, app.clock());
    if (!change || change.stopped_at) throw refuse.notFound();
    if (change.changed_at) return { changed: true, changesAt: null };
    const now = app.clock();
    const { old_confirmed_at: byOld, new_confirmed_at: byNew } = change;
    const [confirmed, other] = change.old ? [byOld, byNew] : [byNew, byOld];
    if (confirmed) return waitingUntil(change.changes_at);
    const changesAt = await markConfirmed(tx, change, now);
    if (!other) {
      await recordChange(tx, 'email_change.confirmed', accountId);
      return waitingUntil(changesAt);
    }
    await makeChange(tx, { ...change, accountId }, now);
    return { changed: true, changesAt: null };
  });
  return confirming.catch((error: { code?: string; constraint?: string }) => {
    throw isTaken(error) ? refuse.conflict(code('email_change_taken')) : error;
  });
}

const waitingUntil = (changesAt: Date | null): Confirmed => ({
  changed: false,
  changesAt: changesAt?.toISOString() ?? null,
});

/** Notes that one of the addresses has confirmed. Returns when the change takes place without the old one; null while that is open. */
async function markConfirmed(
  tx: Tx,
  { id, old, changes_at }: { id: string; old: unknown; changes_at: Date | null },
  now: Date,
): Promise<Date | null> {
  if (old) {
    await markConfirmedByOld(tx, id, now);
    return changes_at;
  }
  const changesAt = daysAfter(now, WITHOUT_OLD_DAYS);
  await markConfirmedByNew(tx, id, { now, changesAt, expiresAt: daysAfter(now, 2 * WITHOUT_OLD_DAYS) });
  return changesAt;
}

/** Makes the changes whose time to wait for the old address is over. One whose new address has got another account is stopped. */
export async function makeDueChanges(app: App): Promise<void> {
  for (const change of await findDueChanges(app.db, app.clock())) {
    const { id, account_id: accountId, email } = change;
    const inOwn = (act: (tx: Tx) => Promise<void>) =>
      app.db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        if (await stillWaits(tx, id)) await act(tx);
      });
    await inOwn((tx) => makeChange(tx, { id, accountId, email }, app.clock(), 'system')).catch(
      async (error) => {
        if (!isTaken(error)) throw error;
        await inOwn(async (tx) => {
          await stopChanges(tx, accountId, app.clock());
          await recordChange(tx, 'email_change.stopped', accountId, 'system');
        });
      },
    );
  }
}

async function makeChange(
  tx: Tx,
  { id, accountId, email }: { id: string; accountId: number; email: string },
  now: Date,
  actor: number | 'system' = accountId,
): Promise<void> {
  await setEmail(tx, accountId, email, now);
  await markChanged(tx, id, now);
  // Links that were sent to the old address end with it.
  await consumeTokens(tx, accountId, 'reset_password', now);
  await consumeTokens(tx, accountId, 'verify_email', now);
  await recordChange(tx, 'email.changed', accountId, actor);
}

/**
 * Stops a change by the link that was sent to the old address. Following it again gives the same answer; once the email has
 * changed, it is refused.
 */
export async function stopEmailChange(app: App, token: string): Promise<void> {
  const hash = hashToken(token);
  const found = await findChangeByLink(app.db, hash, app.clock());
  if (!found?.old) throw refuse.notFound();
  const { account_id: accountId } = found;
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const change = await findChangeByLink(tx, hash, app.clock());
    if (!change) throw refuse.notFound();
    if (change.changed_at) throw refuse.conflict(code('email_change_done'));
    if (change.stopped_at) return;
    await stopChanges(tx, accountId, app.clock());
    await recordChange(tx, 'email_change.stopped', accountId, 'system');
  });
}

type ChangeEvent = 'email_change.confirmed' | 'email_change.stopped' | 'email.changed';

async function recordChange(
  tx: Tx,
  name: ChangeEvent,
  account: number,
  actor: number | 'system' = account,
): Promise<void> {
  await recordEvent(tx, { name, data: { account }, actor, subject: { kind: 'account', id: account } });
}

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

const isTaken = (error: { constraint?: string }) => error.constraint === 'accounts_email_key';
