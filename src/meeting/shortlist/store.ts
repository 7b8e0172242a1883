import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';

/** Locks a profile's shortlist until the transaction ends. */
export async function lockShortlist(tx: Tx, profile: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shortlist of ${profile}`}, 0))`.execute(tx);
}

/** Returns how many profiles a profile has shortlisted, including profiles that are not visible now. */
export async function countEntries(tx: Tx, profile: number): Promise<number> {
  const { count } = await tx
    .selectFrom('shortlists')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profile)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Pair = { profile: number; other: number };

export type NoteRow = { note: string | null; note_version: number; note_changed_by: number | null };

/** Returns the note on an entry; undefined where the other profile is not shortlisted. */
export async function findNote(tx: Tx, { profile, other }: Pair): Promise<NoteRow | undefined> {
  return tx
    .selectFrom('shortlists')
    .select(['note', 'note_version', 'note_changed_by'])
    .where('profile_id', '=', profile)
    .where('shortlisted_id', '=', other)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Adds an entry, without the note of an entry that was removed before. */
export async function insertEntry(
  tx: Tx,
  { profile, other, account, now }: Pair & { account: number; now: Date },
): Promise<void> {
  await sql`
    insert into shortlists as s (profile_id, shortlisted_id, account_id, created_at)
    values (${profile}, ${other}, ${account}, ${now})
    on conflict (profile_id, shortlisted_id) do update set
      account_id = excluded.account_id, created_at = excluded.created_at, removed_at = null,
      note = null, note_version = s.note_version + 1, note_changed_by = null
    where s.removed_at is not null`.execute(tx);
}

/** Marks an entry as removed. @returns false if there is none */
export async function removeEntry(tx: Tx, { profile, other, now }: Pair & { now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shortlists')
    .set({ removed_at: now })
    .where('profile_id', '=', profile)
    .where('shortlisted_id', '=', other)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Restores an entry that was removed after an instant. @returns false if there is none */
export async function restoreEntry(
  tx: Tx,
  { profile, other, after }: Pair & { after: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shortlists')
    .set({ removed_at: null })
    .where('profile_id', '=', profile)
    .where('shortlisted_id', '=', other)
    .where('removed_at', '>', after)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateNote(
  tx: Tx,
  { profile, other, ...row }: Pair & { note: string | null; note_version: number; note_changed_by: number },
): Promise<void> {
  await tx
    .updateTable('shortlists')
    .set(row)
    .where('profile_id', '=', profile)
    .where('shortlisted_id', '=', other)
    .execute();
}

/** Deletes the entries that were removed before an instant, with their notes. */
export async function deleteRemovedEntries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('shortlists').where('removed_at', '<', before).execute();
}
