import { sql } from 'kysely';
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

/** Returns when a subject was last changed, as an ISO time; null while it is not set. */
export async function readVersion(db: Database | Tx, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('updated_at')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return (row?.updated_at as Date | undefined)?.toISOString() ?? null;
}

/** Locks a subject until the transaction ends, also one that is not set yet. */
export async function lockSetting(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`setting ${subject}`}))`.execute(tx);
}

/** Sets the value of a subject. @param by the account that does; null for the site itself */
export async function writeSetting(
  db: Database | Tx,
  { subject, value, now, actor }: { subject: string; value: unknown; now: Date; actor: number | null },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now, updated_by: actor };
  await db
    .insertInto('settings')
    .values({ subject, ...row })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        ...row,
        // The time is the version, so it always increases.
        updated_at: sql`greatest(${now}, settings.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute();
}
