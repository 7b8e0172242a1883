import type { Database, Tx } from '../../../kit/database/db.ts';

export type NomineeRow = {
  name: string;
  relation: string;
  phone: string;
  email: string | null;
  named_at: Date;
};

export function findNominee(db: Database | Tx, accountId: number): Promise<NomineeRow | undefined> {
  return db
    .selectFrom('nominees')
    .select(['name', 'relation', 'phone', 'email', 'named_at'])
    .where('account_id', '=', accountId)
    .$castTo<NomineeRow>()
    .executeTakeFirst();
}

/** Returns which of some accounts have named somebody. */
export async function listWithNominee(db: Database, accountIds: number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('nominees')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

export async function putNominee(tx: Tx, accountId: number, row: NomineeRow): Promise<void> {
  await tx
    .insertInto('nominees')
    .values({ account_id: accountId, ...row })
    .onConflict((on) => on.column('account_id').doUpdateSet(row))
    .execute();
}

/** Returns whether there was one. */
export async function deleteNominee(tx: Tx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('nominees')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
