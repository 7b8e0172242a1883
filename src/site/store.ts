import type { Database, Tx } from '../kit/db.ts';

/** Sets the value of a subject. @param by the account that does; null for the site itself */
export async function writeSetting(
  db: Database | Tx,
  { subject, value, at, by }: { subject: string; value: unknown; at: Date; by: number | null },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at, updated_by: by };
  await db
    .insertInto('settings')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}
