import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import type { StoredFilters } from './filters.ts';
import type { Frequency } from './shared/rules.ts';

/** Locks a profile's saved searches until the transaction ends. */
export async function lockSaved(tx: Tx, profile: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches of ${profile}`}, 0))`.execute(tx);
}

/** Returns the next revision. Its lock is held until commit, so that revisions commit in order. */
async function nextRevision(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_search_revisions'))`.execute(tx);
  const { rows } = await sql<{ next: number }>`select nextval('saved_search_revisions') as next`.execute(tx);
  return rows[0]!.next;
}

export type SavedRow = {
  id: string;
  name: string;
  filters: StoredFilters;
  key: string;
  frequency: Frequency;
  created_at: Date;
};

/** Returns a profile's saved searches, newest first. */
export async function listSaved(db: Database | Tx, profile: number): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'filters', 'key', 'frequency', 'created_at'])
    .where('profile_id', '=', profile)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$castTo<SavedRow>()
    .execute();
}

type NewSearch = {
  profile: number;
  account: number;
  name: string;
  frequency: Frequency;
  filters: StoredFilters;
  key: string;
  now: Date;
};

/** Adds a search. @returns its id */
export async function insertSearch(tx: Tx, it: NewSearch): Promise<string> {
  const { id } = await tx
    .insertInto('saved_searches')
    .values({
      profile_id: it.profile,
      account_id: it.account,
      name: it.name,
      frequency: it.frequency,
      filters: JSON.stringify(it.filters),
      key: it.key,
      created_at: it.now,
      since: it.now,
      revision: await nextRevision(tx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a search. Matches count as notified if alerts are turned off, or were off until now. */
export async function updateSearch(
  tx: Tx,
  id: string,
  { name, frequency, now }: { name: string; frequency: Frequency; now: Date },
): Promise<void> {
  // In the same order as notifying: first the search, then its matches.
  await sql`select from saved_searches where id = ${id}::uuid for update`.execute(tx);
  await sql`
    update saved_search_matches m set notified_at = ${now}
    from saved_searches s
    where s.id = ${id}::uuid and m.search_id = s.id and m.notified_at is null and 'never' in (s.frequency, ${frequency})`.execute(
    tx,
  );
  await sql`
    update saved_searches set name = ${name}, frequency = ${frequency},
      pending_since = case when ${frequency} = 'never' then null else pending_since end
    where id = ${id}::uuid`.execute(tx);
}

/** Gives a search other filters. Profiles that fit them now do not count as new. */
export async function updateFilters(
  tx: Tx,
  id: string,
  { filters, key, now }: { filters: StoredFilters; key: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ filters: JSON.stringify(filters), key, since: now, revision: await nextRevision(tx) })
    .where('id', '=', id)
    .execute();
}

/** Marks a search as removed. */
export async function removeSearch(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ removed_at: now, revision: await nextRevision(tx) })
    .where('id', '=', id)
    .execute();
}

/** Returns a search of a profile that was removed after an instant; undefined if there is none. */
export async function findRemoved(
  tx: Tx,
  { id, profile, after }: { id: string; profile: number; after: Date },
): Promise<{ key: string } | undefined> {
  return tx
    .selectFrom('saved_searches')
    .select('key')
    .where('id', '=', id)
    .where('profile_id', '=', profile)
    .where('removed_at', '>', after)
    .executeTakeFirst();
}

/** Puts a removed search back. */
export async function restoreSearch(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ removed_at: null, revision: await nextRevision(tx) })
    .where('id', '=', id)
    .execute();
}

/** Deletes the searches that were removed before an instant, with their matches. */
export async function deleteRemovedSearches(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('saved_searches').where('removed_at', '<', before).execute();
}

type Revised = {
  id: string;
  filters: StoredFilters;
  gender: 'female' | 'male';
  removed: boolean;
  revision: number;
};

/** Returns the searches that have changed since a revision, in the order of their revisions. */
export async function listRevised(db: Database, after: number, limit: number): Promise<Revised[]> {
  const { rows } = await sql<Revised>`
    select s.id, s.filters, p.gender, s.removed_at is not null as removed, s.revision
    from saved_searches s join profile_summaries p on p.id = s.profile_id
    where s.revision > ${after} order by s.revision limit ${limit}`.execute(db);
  return rows;
}

type Reader = { profile: { id: number }; premium: boolean };

/** Returns those profiles that a reader may see now and has no interest with, by their ids. */
export async function listVisible(
  db: Database | Tx,
  reader: Reader,
  ids: number[],
): Promise<Map<number, { public_id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const me = reader.profile.id;
  const { rows } = await sql<{ id: number; public_id: string; name: string }>`
    select p.id, p.public_id, p.name from profile_summaries p
    where p.id = any(${ids}::bigint[]) and p.id <> ${me} and ${visibleTo(reader)}
      and not exists (select from interest_pairs i where i.sender_id = ${me} and i.receiver_id = p.id)
      and not exists (select from interest_pairs i where i.sender_id = p.id and i.receiver_id = ${me})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
