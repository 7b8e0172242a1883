import { sql } from 'kysely';
import { countUpTo } from '../../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { sameFamily } from '../../../people/profiles/visible/leftOut.ts';
import { visibleToEach } from '../../../people/profiles/visible/visible.ts';
import type { StoredFilters } from '../filters.ts';
import { COUNTED_MAX } from '../shared/rules.ts';

/**
 * Keeps a profile's facts from before the first change that is not yet compared with searches.
 * @returns whether it is the first
 */
export async function putChange(tx: Tx, profile: number, before: object | null, now: Date): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    insert into saved_search_changes as c (profile_id, before, changed_at)
    values (${profile}, ${before === null ? null : JSON.stringify(before)}, ${now})
    on conflict (profile_id) do update set changed_at = excluded.changed_at
    returning xmax = 0 as first`.execute(tx);
  return rows[0]!.first;
}

/** Returns changed profiles after an id, in the order of ids. */
export async function listChanged(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search_changes')
    .select('profile_id')
    .where('profile_id', '>', after)
    .orderBy('profile_id')
    .limit(limit)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** Takes the change of a profile, once no other transaction changes it; undefined if another process took it. */
export async function takeChange<Before>(
  tx: Tx,
  profile: number,
): Promise<{ before: Before | null; changed_at: Date } | undefined> {
  const { rows } = await sql<{ before: Before | null; changed_at: Date }>`
    delete from saved_search_changes where profile_id = ${profile} returning before, changed_at`.execute(tx);
  return rows[0];
}

/** Keeps the earlier facts of a profile that is not listed any more. */
export async function putUnlisted(tx: Tx, profile: number, before: object, now: Date): Promise<void> {
  await sql`
    insert into saved_search_unlisted (profile_id, before, unlisted_at)
    values (${profile}, ${JSON.stringify(before)}, ${now})
    on conflict (profile_id) do nothing`.execute(tx);
}

export type Unlisted<Before> = { before: Before; unlisted_at: Date };

/** Takes the facts of a profile from when it was last listed; undefined if it never was. */
export async function takeUnlisted<Before>(tx: Tx, profile: number): Promise<Unlisted<Before> | undefined> {
  const { rows } = await sql<Unlisted<Before>>`
    delete from saved_search_unlisted where profile_id = ${profile} returning before, unlisted_at`.execute(
    tx,
  );
  return rows[0];
}

type NewMatch = {
  profile: number;
  searches: string[];
  /** Searches that it fitted when it was last listed: only searches saved later find it again. */
  knew: { searches: string[]; until: Date } | undefined;
  changedAt: Date;
  now: Date;
};
type Match = { profile_id: number; frequency: string };

/**
 * Adds a profile to the matches of searches that it now fits, if their members may see it, are not of its family,
 * have no interest with it, and had not found it before. The searches are locked: notifying skips them until this
 * match is stored.
 * @returns the profiles that own the searches
 */
export async function insertMatches(
  tx: Tx,
  { profile, searches, knew, changedAt, now }: NewMatch,
): Promise<Match[]> {
  // One after the other: two profiles that fit the same searches would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('saved_search_matches'))`.execute(tx);
  const { rows } = await sql<Match>`
    with found as (
      select s.id, s.profile_id, s.frequency, s.pending_since
      from saved_searches s join profile_summaries p on p.id = ${profile}
      where s.id = any(${searches}::uuid[]) and s.removed_at is null and s.since <= ${changedAt}
        and not (s.id = any(${knew?.searches ?? []}::uuid[]) and s.since <= ${knew?.until ?? null}::timestamptz)
        and s.profile_id <> p.id and s.profile_id not in (${sameFamily(sql`${profile}::bigint`)})
        and ${visibleToEach(sql.ref('s.profile_id'), isPremium(sql.ref('s.profile_id'), now))}
        and not exists (select from interest_pairs i where i.sender_id = s.profile_id and i.receiver_id = p.id)
        and not exists (select from interest_pairs i where i.sender_id = p.id and i.receiver_id = s.profile_id)
      for no key update of s
    ), added as (
      insert into saved_search_matches (search_id, profile_id, found_at, notified_at)
      select id, ${profile}, ${now}, case when frequency = 'never' then ${now}::timestamptz end from found order by id
      on conflict do nothing
      returning search_id
    ), pending as (
      update saved_searches s set pending_since = ${now}
      from added a join found f on f.id = a.search_id
      where s.id = f.id and f.frequency <> 'never' and f.pending_since is null
    )
    select f.profile_id, f.frequency from added a join found f on f.id = a.search_id`.execute(tx);
  return rows;
}

export type DueSearch = {
  id: string;
  profile_id: number;
  filters: StoredFilters;
  public_id: string;
  gender: 'female' | 'male';
  /** Whether anybody who manages the profile has a verified address. */
  verified: boolean;
  premium: boolean;
};

type Wanted = { frequency: string; notNotifiedSince: Date; now: Date; limit: number };

/** Claims searches with matches, so that nobody else notifies their managers. */
export async function claimDueSearches(
  tx: Tx,
  { frequency, notNotifiedSince, now, limit }: Wanted,
): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    update saved_searches s set pending_since = null
    from (
      select t.id, p.public_id, p.gender, exists (
          select from managers_of m join account_states a on a.id = m.account_id
          where m.profile_id = t.profile_id and a.email_verified_at is not null
        ) as verified, ${isPremium(sql.ref('t.profile_id'), now)} as premium
      from saved_searches t join profile_summaries p on p.id = t.profile_id
      where t.frequency = ${frequency} and t.pending_since is not null and t.removed_at is null
        and (t.notified_at is null or t.notified_at <= ${notNotifiedSince})
      order by t.pending_since limit ${limit}
      for update of t skip locked
    ) due
    where s.id = due.id
    returning s.id, s.profile_id, s.filters, due.public_id, due.gender, due.verified, due.premium`.execute(
    tx,
  );
  return rows;
}

/** Records when the last alert of a search was. */
export async function setNotified(tx: Tx, search: string, now: Date): Promise<void> {
  await tx.updateTable('saved_searches').set({ notified_at: now }).where('id', '=', search).execute();
}

/** Leaves a search that was taken for the next time, an hour after this one. */
export async function postpone(tx: Tx, search: string, now: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ notified_at: now, pending_since: now })
    .where('id', '=', search)
    .execute();
}

/**
 * Marks waiting matches of a search as notified at an instant.
 * @returns the newest of them, one more than are counted
 */
export async function markNotified(tx: Tx, search: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    with marked as (
      update saved_search_matches set notified_at = ${now}
      where search_id = ${search}::uuid and notified_at is null
      returning profile_id, found_at
    )
    select profile_id from marked order by found_at desc, profile_id desc limit ${COUNTED_MAX + 1}`.execute(
    tx,
  );
  return rows.map(({ profile_id }) => profile_id);
}

export type Alert = { search: string; at: string };
type AlertRow = {
  search: string;
  notifiedAt: string;
  name: string;
  filters: StoredFilters;
  profiles: number[];
};

/**
 * Returns the matches that a profile was notified of at some instants, newest first; for each instant one more than
 * are counted.
 */
export async function listNotified(db: Database, profile: number, alerts: Alert[]): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select s.id as search, a.at as "notifiedAt", s.name, s.filters, m.profiles
    from json_to_recordset(${JSON.stringify(alerts)}) as a (search uuid, at text)
    join saved_searches s on s.id = a.search and s.profile_id = ${profile} and s.removed_at is null
    cross join lateral (
      select array_agg(t.profile_id) as profiles from (
        select profile_id from saved_search_matches
        where search_id = s.id and found_at <= a.at::timestamptz and notified_at = a.at::timestamptz
        order by found_at desc, profile_id desc limit ${COUNTED_MAX + 1}
      ) t
    ) m
    where m.profiles is not null`.execute(db);
  return rows.map((row) => ({ ...row, profiles: row.profiles.map(Number) }));
}

/** Returns the gender of a profile. */
export async function findSearcher(
  db: Database,
  profile: number,
): Promise<{ publicId: string; gender: 'female' | 'male' }> {
  const { rows } = await sql<{ public_id: string; gender: 'female' | 'male' }>`
    select public_id, gender from profile_summaries where id = ${profile}`.execute(db);
  const { public_id: publicId, gender } = rows[0]!;
  return { publicId, gender };
}

/** Returns for each of a profile's searches the matches since an account last viewed it, one more than are counted. */
export async function listUnseen(
  db: Database,
  reader: { profile: number; account: number },
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ id: string; profiles: number[] | null }>`
    select s.id, m.profiles
    from saved_searches s
    left join saved_search_looks l on l.search_id = s.id and l.account_id = ${reader.account}
    cross join lateral (
      select array_agg(t.profile_id) as profiles from (
        select profile_id from saved_search_matches
        where search_id = s.id and found_at > greatest(l.looked_at, s.since)
        order by found_at desc limit ${COUNTED_MAX + 1}
      ) t
    ) m
    where s.profile_id = ${reader.profile} and s.removed_at is null`.execute(db);
  return new Map(rows.map(({ id, profiles }) => [id, (profiles ?? []).map(Number)]));
}

/** Records when an account viewed the results of its profile's search. @returns false for another profile's search */
export async function putLook(
  tx: Tx,
  { id, profile, account, now }: { id: string; profile: number; account: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into saved_search_looks as l (search_id, account_id, looked_at)
    select s.id, ${account}, ${now} from saved_searches s
    where s.id = ${id}::uuid and s.profile_id = ${profile} and s.removed_at is null
    on conflict (search_id, account_id) do update set looked_at = greatest(l.looked_at, excluded.looked_at)`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

const BATCH = 5000;

/**
 * Deletes, in batches, matches found before an instant and facts of profiles unlisted before it; also changes that
 * could not be compared for a day.
 */
export async function pruneMatches(db: Database, before: Date, changedBefore: Date): Promise<void> {
  for (let pruned = BATCH; pruned === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from saved_search_matches where (search_id, profile_id) in (
        select search_id, profile_id from saved_search_matches where found_at < ${before} limit ${BATCH}
      )`.execute(db);
    pruned = Number(numAffectedRows);
  }
  await db.deleteFrom('saved_search_unlisted').where('unlisted_at', '<', before).execute();
  await db.deleteFrom('saved_search_changes').where('changed_at', '<', changedBefore).execute();
}

/** Returns how many matches that would delete, up to a limit. */
export const countOldMatches = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`saved_search_matches where found_at < ${before}`);
