import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

/** What a member agrees to beyond the terms, each separately. */
export type ConsentPurpose = 'horoscope' | 'match_emails' | 'search_alerts' | 'visitors' | 'story';

/** Who consents: an account, or a profile, represented by any of its managers. */
export type ConsentOwner = { account: number } | { profile: number };

type Last = { given: boolean; changedAt: Date };

/** Locks what an owner agrees to until the transaction ends; it is taken last, after all other locks. */
export async function lockConsents(tx: Tx, owner: ConsentOwner): Promise<void> {
  const name = `consents of ${columnOf(owner).join(' ')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Returns the last record of each purpose that has one. */
export async function findLast(db: Database | Tx, owner: ConsentOwner): Promise<Map<ConsentPurpose, Last>> {
  const [column, id] = columnOf(owner);
  const rows = await db
    .selectFrom('consent_changes')
    .distinctOn('purpose')
    .select(['purpose', 'given', 'changed_at'])
    .where(column, '=', id)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [row.purpose as ConsentPurpose, { given: row.given, changedAt: row.changed_at }]),
  );
}

type NewChange = {
  owner: ConsentOwner;
  purpose: ConsentPurpose;
  given: boolean;
  changedBy: number | null;
  version: string | null;
  now: Date;
};

export async function insertConsentChange(
  tx: Tx,
  { owner, purpose, given, changedBy, version, now }: NewChange,
): Promise<void> {
  const [column, id] = columnOf(owner);
  await tx
    .insertInto('consent_changes')
    .values({ [column]: id, purpose, given, changed_by: changedBy, version, changed_at: now })
    .execute();
}

const columnOf = (owner: ConsentOwner) =>
  'account' in owner ? (['account_id', owner.account] as const) : (['profile_id', owner.profile] as const);
