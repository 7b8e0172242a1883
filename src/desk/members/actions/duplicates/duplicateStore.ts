import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../../kit/database/db.ts';

/** Maximum of open pairs of a profile. More mean a phone number that many families give, not a double registration. */
export const OPEN_PAIRS_MAX = 20;

type Pair = { low: number; high: number; sameName: boolean; samePhone: boolean };

type Side = {
  id: string;
  name: string;
  gender: 'female' | 'male';
  city: string | null;
  registeredAt: string;
};

/** Two profiles that may be of the same person, the one that registered first first. */
export type PairRow = {
  id: string;
  key: string;
  same_name: boolean;
  same_phone: boolean;
  found_at: Date;
  sides: [Side, Side];
};

/** Sort key of a pair. */
export type PairSortKey = readonly [foundAt: string, id: string];

export async function lockDuplicateSearch(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('find duplicates'))`.execute(tx);
}

/** Returns the profiles that an account manages, not only views. */
export async function listManagedBy(db: Database | Tx, account: number): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from managers_of where account_id = ${account} and role <> 'viewer'`.execute(db);
  return rows.map((row) => row.profile_id);
}

const sent = (pairs: Pair[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    as n (low bigint, high bigint, "sameName" boolean, "samePhone" boolean)`;

const hasRoom = (profile: RawBuilder<unknown>) => sql`
  (select count(*) from possible_duplicates d
   where d.dismissed_at is null and (d.low_id = ${profile} or d.high_id = ${profile})) < ${OPEN_PAIRS_MAX}`;

/** Returns the other profiles of a profile's pairs, and whether the pair is dismissed. */
export async function listStoredPairs(
  tx: Tx,
  profile: number,
): Promise<{ key: number; dismissed: boolean }[]> {
  const { rows } = await sql<{ key: number; dismissed: boolean }>`
    select case when low_id = ${profile} then high_id else low_id end as key, dismissed_at is not null as dismissed
    from possible_duplicates where low_id = ${profile} or high_id = ${profile}`.execute(tx);
  return rows;
}

/** Stores new pairs, the likeliest `most`, where both profiles have fewer than the maximum. @returns how many */
export async function insertPairs(
  tx: Tx,
  pairs: Pair[],
  { most, now }: { most: number; now: Date },
): Promise<number> {
  if (pairs.length === 0 || most <= 0) return 0;
  const { numAffectedRows } = await sql`
    insert into possible_duplicates (low_id, high_id, same_name, same_phone, found_at)
    select low, high, "sameName", "samePhone", ${now} from (
      select n.* from ${sent(pairs)} where ${hasRoom(sql`n.low`)} and ${hasRoom(sql`n.high`)}
      order by n."sameName" desc, n.low, n.high limit ${most}
    ) likeliest order by low, high
    on conflict (low_id, high_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Updates why stored pairs are alike; a new reason shows a dismissed pair again. @returns how many changed */
export async function updatePairs(tx: Tx, pairs: Pair[], now: Date): Promise<number> {
  const isNew = sql`(n."sameName" and not d.same_name or n."samePhone" and not d.same_phone)`;
  const { numAffectedRows } = await sql`
    update possible_duplicates d set same_name = n."sameName", same_phone = n."samePhone",
      found_at = case when ${isNew} then ${now} else d.found_at end,
      dismissed_at = case when ${isNew} then null else d.dismissed_at end,
      dismissed_by = case when ${isNew} then null else d.dismissed_by end
    from ${sent(pairs)}
    where d.low_id = n.low and d.high_id = n.high
      and (d.same_name, d.same_phone) is distinct from (n."sameName", n."samePhone")`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes a profile's pairs that are not among these. @returns how many */
export async function deletePairs(tx: Tx, profile: number, pairs: Pair[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from possible_duplicates d
    where (d.low_id = ${profile} or d.high_id = ${profile})
      and not exists (select from ${sent(pairs)} where n.low = d.low_id and n.high = d.high_id)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const side = (place: RawBuilder<unknown>) => sql`
  jsonb_build_object('id', ${place}.public_id, 'name', ${place}.name, 'gender', ${place}.gender, 'city', ${place}.city,
    'registeredAt', ${place}.created_at)`;

const selectOpen = (condition: RawBuilder<unknown>) => sql<PairRow>`
  select d.id, d.found_at::text as key, d.same_name, d.same_phone, d.found_at,
    case when (l.created_at, l.id) <= (h.created_at, h.id)
      then jsonb_build_array(${side(sql`l`)}, ${side(sql`h`)}) else jsonb_build_array(${side(sql`h`)}, ${side(sql`l`)})
    end as sides
  from possible_duplicates d
    join member_profiles l on l.id = d.low_id
    join member_profiles h on h.id = d.high_id
  where d.dismissed_at is null and ${condition}
  order by d.found_at desc, d.id desc`;

/** Returns a page of the pairs that nobody has dismissed, newest first. */
export async function listPairs(
  db: Database,
  { after, limit }: { after: PairSortKey | null; limit: number },
): Promise<PairRow[]> {
  const place = after ? sql`(d.found_at, d.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<PairRow>`${selectOpen(place)} limit ${limit}`.execute(db);
  return rows;
}

/** Returns the newest of one profile. */
export async function listPairsOf(db: Database, profile: number): Promise<PairRow[]> {
  const either = sql`(d.low_id = ${profile} or d.high_id = ${profile})`;
  const { rows } = await sql<PairRow>`${selectOpen(either)} limit ${OPEN_PAIRS_MAX}`.execute(db);
  return rows;
}

/** Locks a pair, dismissed or not, and returns its profiles' public ids. */
export async function lockPair(
  tx: Tx,
  id: string,
): Promise<{ low: string; high: string; dismissed: boolean } | undefined> {
  const { rows } = await sql<{ low: string; high: string; dismissed: boolean }>`
    select l.public_id as low, h.public_id as high, d.dismissed_at is not null as dismissed
    from possible_duplicates d
      join member_profiles l on l.id = d.low_id
      join member_profiles h on h.id = d.high_id
    where d.id = ${id}::uuid for update of d`.execute(tx);
  return rows[0];
}

export async function setDismissed(tx: Tx, id: string, it: { account: number; now: Date }): Promise<void> {
  await tx
    .updateTable('possible_duplicates')
    .set({ dismissed_at: it.now, dismissed_by: it.account })
    .where('id', '=', id)
    .execute();
}

/** Returns how many open pairs there are, and since when the oldest. */
export async function countPairs(db: Database): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(*)::int as waiting, min(found_at) as "oldestAt"
    from possible_duplicates where dismissed_at is null`.execute(db);
  return rows[0]!;
}
