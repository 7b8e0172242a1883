import { termsVersion } from '../../../base/site/legal.ts';
import { requiresPhone } from '../../../base/site/listingRule.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import type { Locale } from '../../../kit/shared/locale/locales.ts';
import { UNCLAIMED } from '../shared/rules.ts';
import {
  findAccount,
  insertAccount,
  insertConsents,
  setEmailVerified,
  setPassword,
  setVouched,
} from '../store.ts';

/**
 * Adds an account that staff open for a family, inside the caller's transaction: without a password, without
 * consents, and its address not verified. Undefined when the email, or the number of a family without one, already has an account.
 */
export async function createUnclaimedAccount(
  app: App,
  tx: Tx,
  it: { email: string | null; phone: string; locale: Locale; staff: number },
): Promise<number | undefined> {
  const inserted = await insertAccount(tx, {
    email: it.email,
    phone: it.phone,
    locale: it.locale,
    passwordHash: UNCLAIMED,
    verifiedAt: null,
    phoneRequired: requiresPhone(app.config),
    now: app.clock(),
  });
  if (!inserted) return undefined;
  await recordEvent(tx, {
    name: 'account.created',
    data: { account: inserted.id },
    actor: it.staff,
    subject: { kind: 'account', id: inserted.id },
  });
  return inserted.id;
}

/**
 * Gives an unclaimed account its password and its family's consents, inside the caller's transaction.
 * @param proved whether the family came by a link that was sent to the address; else the address is verified by an email
 * @returns whether it was unclaimed
 */
export async function claimAccount(
  app: App,
  tx: Tx,
  it: { accountId: number; passwordHash: string; proved: boolean },
): Promise<boolean> {
  const { accountId } = it;
  const account = await findAccount(tx, accountId);
  if (account?.password_hash !== UNCLAIMED || account.suspended_at) return false;
  const now = app.clock();
  await setPassword(tx, accountId, it.passwordHash);
  await insertConsents(tx, accountId, termsVersion(app), now);
  const subject = { kind: 'account', id: accountId };
  if (account.email === null) {
    // It came by a link that the office gave to the family, or sent to its number.
    await setVouched(tx, accountId, now);
    await recordEvent(tx, {
      name: 'account.verified',
      data: { account: accountId },
      actor: accountId,
      subject,
    });
    return true;
  }
  if (it.proved || app.config.demo) {
    if (!(await setEmailVerified(tx, accountId, now))) return true;
    await recordEvent(tx, {
      name: 'account.verified',
      data: { account: accountId },
      actor: accountId,
      subject,
    });
  } else {
    await recordEvent(tx, {
      name: 'verification.requested',
      data: { account: accountId },
      actor: accountId,
      subject,
      jobs: [{ task: 'mail_verification', payload: { account: accountId } }],
    });
  }
  return true;
}
