import { termsVersion } from '../../base/site/legal.ts';
import { requiresPhone } from '../../base/site/listingRule.ts';
import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import type { Locale } from '../../kit/shared/locale/locales.ts';
import { hashPassword } from './passwords/password.ts';
import { weaknessOn } from './passwords/weakness.ts';
import { lockAccount } from './read.ts';
import { endEverySession } from './sessions/sessions.ts';
import { stopChanges } from './settings/emailChangeStore.ts';
import { UNCLAIMED } from './shared/rules.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertConsents,
  setEmailVerified,
  setLocale,
  setName,
  setPassword,
} from './store.ts';
import { consumeTokens, lockToken } from './tokens/tokenStore.ts';
import { hashToken } from './tokens/tokens.ts';

const HOUR = 60 * 60;

/**
 * Adds an account inside the caller's transaction, with its consents, and queues the verification email.
 * In demo mode, and where the caller requests it, the address counts as verified at once; in demo mode the profile does not wait for the
 * phone number. Undefined when the email already has an account.
 */
export async function createAccount(
  app: App,
  tx: Tx,
  {
    verified = false,
    ...account
  }: {
    email: string;
    phone: string;
    passwordHash: string;
    locale: Locale;
    name?: string | null;
    verified?: boolean;
  },
): Promise<number | undefined> {
  const now = app.clock();
  const known = verified || app.config.demo;
  const inserted = await insertAccount(tx, {
    ...account,
    verifiedAt: known ? now : null,
    phoneRequired: requiresPhone(app.config),
    now,
  });
  if (!inserted) return undefined;
  await insertConsents(tx, inserted.id, termsVersion(app), now);
  await recordEvent(tx, {
    name: 'account.created',
    data: { account: inserted.id },
    actor: inserted.id,
    subject: { kind: 'account', id: inserted.id },
    jobs: known ? [] : [{ task: 'mail_verification', payload: { account: inserted.id } }],
  });
  return inserted.id;
}

/** Changes the locale of an account. */
export async function changeLocale(app: App, { accountId }: Viewer, locale: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await setLocale(tx, accountId, locale);
    await recordEvent(tx, {
      name: 'locale.changed',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
    });
  });
}

/** Changes the name of an account's holder; null removes it. */
export async function changeName(app: App, accountId: number, name: string | null): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await setName(tx, accountId, name);
    await recordEvent(tx, {
      name: 'account.renamed',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
    });
  });
}

/** Verifies the email address that a token was sent to (email verification). Following the link again gives the same answer. */
export async function verifyEmail(app: App, token: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const found = await lockToken(tx, hashToken(token), 'verify_email', app.clock());
    if (!found) throw refuse.notFound();
    await consumeTokens(tx, found.account_id, 'verify_email', app.clock());
    await markVerified(app, tx, found.account_id);
  });
}

async function markVerified(app: App, tx: Tx, accountId: number): Promise<void> {
  if (await setEmailVerified(tx, accountId, app.clock())) {
    await recordEvent(tx, {
      name: 'account.verified',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
    });
  }
}

/**
 * Counts an email that anybody can have sent to an address that may not be theirs: three an hour, and a lower limit
 * per day. Returns 0, or the seconds until the next one is allowed.
 */
async function secondsUntilEmail(app: App, key: string, { aDay }: { aDay: number }): Promise<number> {
  const wait = await consume(app.db, app.clock, { key, max: 3, windowSeconds: HOUR });
  return wait || consume(app.db, app.clock, { key: `${key} in a day`, max: aDay, windowSeconds: 24 * HOUR });
}

/** Queues another verification email; three an hour and six a day at most. */
export async function resendVerification(app: App, viewer: Viewer): Promise<void> {
  if (viewer.verified || viewer.email === null) return;
  const key = `verification ${viewer.accountId}`;
  const wait = await secondsUntilEmail(app, key, { aDay: 6 });
  if (wait) throw refuse.tooMany(wait, code('verification_too_often'));
  await app.db.transaction().execute((tx) =>
    recordEvent(tx, {
      name: 'verification.requested',
      data: { account: viewer.accountId },
      actor: viewer.accountId,
      subject: { kind: 'account', id: viewer.accountId },
      jobs: [{ task: 'mail_verification', payload: { account: viewer.accountId } }],
    }),
  );
}

/**
 * Queues another verification email for an account on behalf of staff, in the caller's transaction. Returns false where the
 * address is verified, the account is not claimed yet, or it got as many emails as it may.
 */
export async function sendVerificationAgain(
  app: App,
  tx: Tx,
  accountId: number,
  actor: number,
): Promise<boolean> {
  const account = await findAccount(tx, accountId);
  if (!account?.email || account.email_verified_at || account.password_hash === UNCLAIMED) return false;
  const key = `verification ${accountId}`;
  if (await consume(tx, app.clock, { key, max: 3, windowSeconds: HOUR })) return false;
  await recordEvent(tx, {
    name: 'verification.requested',
    data: { account: accountId },
    actor,
    subject: { kind: 'account', id: accountId },
    jobs: [{ task: 'mail_verification', payload: { account: accountId } }],
  });
  return true;
}

/**
 * Starts a password reset: queues an email with a link when the account exists. Neither the answer nor its time shows
 * whether it does: both cases run the same statements, and a job does the rest. The job holds the account's id or
 * null, never the address that was typed. Rate limited per typed address, per requester and address, and in all
 * (silently), and per requester.
 */
export async function requestPasswordReset(app: App, email: string, address: string): Promise<void> {
  const hour = { windowSeconds: 3600 };
  const wait = await consume(app.db, app.clock, { key: `forgot from ${address}`, max: 20, ...hour });
  if (wait) throw refuse.tooMany(wait);
  const account = await findAccountByEmail(app.db, email);
  // Counted per requester, too: a stranger's requests do not use up those of the family.
  const typed = `forgot ${email.toLowerCase()}`;
  const tooOften =
    (await secondsUntilEmail(app, `${typed} from ${address}`, { aDay: 10 })) ||
    (await consume(app.db, app.clock, { key: `${typed} by all`, max: 15, windowSeconds: 24 * HOUR }));
  if (tooOften) return;
  await enqueue(app.db, { task: 'mail_forgotten_password', payload: { account: account?.id ?? null } });
}

/**
 * Sets a new password by the token of an email, which verifies the address too. Ends every session and deletes
 * every known device, as somebody else may have had them. Returns the account.
 */
export async function resetPassword(app: App, token: string, password: string): Promise<number> {
  const hash = hashToken(token);
  return app.db.transaction().execute(async (tx) => {
    const found = await lockToken(tx, hash, 'reset_password', app.clock());
    if (!found || found.used_at) throw refuse.notFound();
    await lockAccount(tx, found.account_id);
    const account = (await findAccount(tx, found.account_id))!;
    const weak = weaknessOn(app, password, [account.email ?? '', account.phone ?? '']);
    if (weak) throw refuse.invalid({ password: weak });
    await setPassword(tx, account.id, await hashPassword(password));
    await consumeTokens(tx, account.id, 'reset_password', app.clock());
    // Whoever knew the old password may have started it.
    await stopChanges(tx, account.id, app.clock());
    await endEverySession(tx, account.id);
    await markVerified(app, tx, account.id);
    await recordEvent(tx, {
      name: 'password.reset',
      data: { account: account.id },
      actor: account.id,
      subject: { kind: 'account', id: account.id },
    });
    return account.id;
  });
}
