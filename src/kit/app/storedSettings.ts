import type { Database, Tx } from '../database/db.ts';

/** Returns the value of a subject from the database, not from memory; null where nothing is set. */
export async function readSetting(
  db: Database | Tx,
  subject: string,
): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return (row?.value as Record<string, unknown> | undefined) ?? null;
}

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
