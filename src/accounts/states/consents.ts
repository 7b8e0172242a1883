import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { Actor } from '../../kit/events/events.ts';
import { currentOrigin } from '../../kit/events/origin.ts';
import { termsVersion } from '../../site/pages/legal/legal.ts';
import { findLast, insertChange, type Owner, type Purpose } from './consentStore.ts';

/** `owner`: the account, or the profile, that the purpose is about. */
type Consent = { owner: Owner; purpose: Purpose; actor: Actor };

/**
 * Records that a consent was given, in the caller's transaction, which holds a lock on its owner. Nothing is recorded where
 * the last record says the same.
 */
export const recordConsent = (app: App, tx: Tx, consent: Consent): Promise<void> =>
  append(tx, consent, termsVersion(app));

/** As `recordConsent`, that it was withdrawn. */
export const recordWithdrawal = (tx: Tx, consent: Consent): Promise<void> => append(tx, consent, null);

async function append(tx: Tx, { owner, purpose, actor }: Consent, version: string | null): Promise<void> {
  const given = version !== null;
  const last = (await findLast(tx, owner)).get(purpose);
  if (last?.given === given) return;
  const changedBy = typeof actor === 'number' ? actor : null;
  await insertChange(tx, { owner, purpose, given, changedBy, version, now: currentOrigin().clock() });
}

/** Returns whether each purpose of an account and of a profile was agreed to or withdrawn last, and when. */
export async function readConsents(db: Database, account: number, profile: number) {
  const [own, shared] = await Promise.all([findLast(db, { account }), findLast(db, { profile })]);
  return new Map([...own, ...shared]);
}
