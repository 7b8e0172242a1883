import { termsVersion } from '../../../base/site/legal.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Actor } from '../../../kit/events/events.ts';
import { currentContext } from '../../../kit/requestContext.ts';
import {
  type ConsentOwner,
  type ConsentPurpose,
  findLast,
  insertConsentChange,
  lockConsents,
} from './consentStore.ts';

/** `owner`: the account, or the profile, that the purpose is about. */
type Consent = { owner: ConsentOwner; purpose: ConsentPurpose; actor: Actor };

/**
 * Records that a consent was given, in the caller's transaction. Nothing is recorded where the last record says the same.
 */
export const recordConsent = (app: App, tx: Tx, consent: Consent): Promise<void> =>
  append(tx, consent, termsVersion(app));

/** As `recordConsent`, unless it was withdrawn: that holds until it is given again where it was withdrawn. */
export const recordUnlessWithdrawn = (app: App, tx: Tx, consent: Consent): Promise<void> =>
  append(tx, consent, termsVersion(app), { unlessWithdrawn: true });

/** As `recordConsent`, that it was withdrawn. */
export const recordWithdrawal = (tx: Tx, consent: Consent): Promise<void> => append(tx, consent, null);

async function append(
  tx: Tx,
  { owner, purpose, actor }: Consent,
  version: string | null,
  { unlessWithdrawn = false } = {},
): Promise<void> {
  const given = version !== null;
  await lockConsents(tx, owner);
  const last = (await findLast(tx, owner)).get(purpose);
  if (last?.given === given || (unlessWithdrawn && last)) return;
  const changedBy = typeof actor === 'number' ? actor : null;
  await insertConsentChange(tx, { owner, purpose, given, changedBy, version, now: currentContext().clock() });
}

/** Returns the purposes that an account itself agreed to last. */
export async function listAgreed(db: Database | Tx, account: number): Promise<ConsentPurpose[]> {
  return [...(await findLast(db, { account }))].filter(([, { given }]) => given).map(([purpose]) => purpose);
}

/** Returns whether each purpose of an account and of a profile was agreed to or withdrawn last, and when. */
export async function readConsents(db: Database, account: number, profile: number) {
  const [own, shared] = await Promise.all([findLast(db, { account }), findLast(db, { profile })]);
  return new Map([...own, ...shared]);
}
