import { code } from '../../kit/api/errorCode.ts';
import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { HOUR_MS } from '../../kit/time/durations.ts';
import { lockAccount } from '../read.ts';
import { consumeTokens } from '../sessions/tokenStore.ts';
import { hashToken } from '../sessions/tokens.ts';
import { findAccount, findAccountByEmail } from '../store.ts';
import { findChangeByLink, insertChange, markConfirmed, setEmail, stopChanges } from './emailChangeStore.ts';
import { checkPassword } from './password.ts';

const DAY = 24 * 60 * 60;
/** How long the links of both emails work. */
export const CHANGE_HOURS = 24;

/**
 * Starts a change of the viewer's email address: the new one gets a link that confirms it, the old one, if it is verified,
 * a link that stops it. The old one stays until then. Another change that waits ends. Five a day at most.
 */
export async function startEmailChange(
  app: App,
  viewer: Viewer,
  { email, password }: { email: string; password: string },
): Promise<{ email: string; expiresAt: string }> {
  const { accountId } = viewer;
  const account = await checkPassword(app, viewer, password, 'password');
  if (account.email.toLowerCase() === email) throw refuse.invalid({ email: code('email_same') });
  const wait = await consume(app.db, app.clock, {
    key: `email changes of ${accountId}`,
    max: 5,
    windowSeconds: DAY,
  });
  if (wait) throw refuse.tooMany(wait, code('verification_too_often'));
  if (await findAccountByEmail(app.db, email)) throw refuse.invalid({ email: code('email_taken') });
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + CHANGE_HOURS * HOUR_MS);
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const current = await findAccount(tx, accountId);
    // Changed or reset since it was checked.
    if (!current || current.password_hash !== account.password_hash) {
      throw refuse.invalid({ password: code('password_wrong') });
    }
    const change = await insertChange(tx, {
      accountId,
      emailBefore: current.email,
      email,
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
        // Whoever has an address that was never verified may be a stranger.
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
      await recordEvent(tx, {
        name: 'email_change.stopped',
        data: { account: accountId },
        actor: accountId,
        subject: { kind: 'account', id: accountId },
      });
    }
  });
}

/**
 * Changes an email address by the link that was sent to the new one. Following it again gives the same answer. Refuses a
 * link that is unknown, expired or stopped as not found, and an address that has got another account meanwhile.
 */
export async function confirmEmailChange(app: App, token: string): Promise<void> {
  const hash = hashToken(token);
  const found = await findChangeByLink(app.db, 'confirm_hash', hash, app.clock());
  if (!found) throw refuse.notFound();
  const { account_id: accountId } = found;
  const changing = app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const change = await findChangeByLink(tx, 'confirm_hash', hash, app.clock());
    if (!change || change.stopped_at) throw refuse.notFound();
    if (change.confirmed_at) return;
    const now = app.clock();
    await setEmail(tx, accountId, change.email, now);
    await markConfirmed(tx, change.id, now);
    // Links that were sent to the old address end with it.
    await consumeTokens(tx, accountId, 'reset_password', now);
    await consumeTokens(tx, accountId, 'verify_email', now);
    await recordEvent(tx, {
      name: 'email.changed',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
    });
  });
  await changing.catch((error: { code?: string; constraint?: string }) => {
    throw error.constraint === 'accounts_email_key' ? refuse.conflict(code('email_taken')) : error;
  });
}

/**
 * Stops a change by the link that was sent to the old address. Following it again gives the same answer; once the change is
 * confirmed, it is refused.
 */
export async function stopEmailChange(app: App, token: string): Promise<void> {
  const hash = hashToken(token);
  const found = await findChangeByLink(app.db, 'stop_hash', hash, app.clock());
  if (!found) throw refuse.notFound();
  const { account_id: accountId } = found;
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const change = await findChangeByLink(tx, 'stop_hash', hash, app.clock());
    if (!change) throw refuse.notFound();
    if (change.confirmed_at) throw refuse.conflict(code('email_change_done'));
    if (change.stopped_at) return;
    await stopChanges(tx, accountId, app.clock());
    await recordEvent(tx, {
      name: 'email_change.stopped',
      data: { account: accountId },
      actor: 'system',
      subject: { kind: 'account', id: accountId },
    });
  });
}
