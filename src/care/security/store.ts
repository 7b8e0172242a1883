import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import type { ReadKind } from '../../kit/shared/api/limits/readingRules.ts';

/** How many networks are stored for a reader and day. */
const NETWORKS_MAX = 20;

type Counted = {
  readers: { reader: string; account: number | null; profile: number | null }[];
  kind: ReadKind;
  day: string;
  now: Date;
};

type ReturnedReadings = Omit<Counted, 'now'> & { more: number };

/**
 * Adds to what readers have read, committed before anything is sent, so that parallel requests never pass a limit together.
 * Returns the highest sum of the readers.
 */
export async function addReadings(
  db: Database,
  { readers, kind, day, now, network, more }: Counted & { network: string; more: number },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    insert into reading_counts as c (reader, kind, day, account_id, profile_id, amount, first_at, last_at, networks)
    select r.reader, ${kind}, ${day}::date, r.account, r.profile, ${more}, ${now}, ${now}, array[${network}]::text[]
    from unnest(${readers.map((one) => one.reader)}::text[], ${readers.map((one) => one.account)}::bigint[],
      ${readers.map((one) => one.profile)}::bigint[]) as r (reader, account, profile)
    on conflict (reader, kind, day) do update set
      amount = least(c.amount::bigint + excluded.amount, 1000000000)::int,
      last_at = excluded.last_at,
      active_minutes = c.active_minutes
        + (date_trunc('minute', c.last_at) <> date_trunc('minute', excluded.last_at))::int,
      networks = case when c.networks @> excluded.networks or cardinality(c.networks) >= ${NETWORKS_MAX}
        then c.networks else c.networks || excluded.networks end
    returning amount`.execute(db);
  return Math.max(...rows.map((row) => row.amount));
}

/** Subtracts what was added and then refused. Locks rows in the same order as addReadings. */
export async function returnReadings(
  db: Database,
  { readers, kind, day, more }: ReturnedReadings,
): Promise<void> {
  await sql`with held as materialized (
      select reader from reading_counts
      where reader = any(${readers.map((one) => one.reader)}::text[]) and kind = ${kind} and day = ${day}::date
      order by reader for update)
    update reading_counts c set amount = greatest(c.amount - ${more}, 0) from held
    where c.reader = held.reader and c.kind = ${kind} and c.day = ${day}::date`.execute(db);
}

/** Marks readers as near their limit. Returns whether that is new. */
export async function markNearLimit(db: Database, { readers, kind, day, now }: Counted): Promise<boolean> {
  // Locks rows in the same order as addReadings, so that parallel requests don't deadlock.
  const { numAffectedRows } = await sql`with held as materialized (
      select reader from reading_counts
      where reader = any(${readers.map((one) => one.reader)}::text[]) and kind = ${kind} and day = ${day}::date
        and near_at is null
      order by reader for update)
    update reading_counts c set near_at = ${now} from held
    where c.reader = held.reader and c.kind = ${kind} and c.day = ${day}::date`.execute(db);
  return numAffectedRows === BigInt(readers.length);
}

/** Returns what decides a reader's limit, besides the plan. */
export async function readLimitFacts(
  db: Database,
  account: number,
  profile: number | null,
): Promise<{ createdAt: Date; verified: boolean }> {
  const { rows } = await sql<{ createdAt: Date; verified: boolean }>`
    select a.created_at as "createdAt",
      exists (select from profile_identities p where p.id = ${profile} and p.verified_at is not null) as verified
    from account_states a where a.id = ${account}`.execute(db);
  return rows[0] ?? { createdAt: new Date(), verified: false };
}

/** Returns readers who came near a limit, the latest first, with what they read that day. */
export async function listNearLimit(db: Database, since: Date, limit: number) {
  const { rows } = await sql<{
    reader: string;
    kind: ReadKind;
    day: string;
    amount: number;
    first_at: Date;
    last_at: Date;
    near_at: Date;
    active_minutes: number;
    networks: string[];
    public_id: string | null;
    name: string | null;
  }>`select c.reader, c.kind, to_char(c.day, 'YYYY-MM-DD') as day, c.amount, c.first_at, c.last_at, c.near_at,
      c.active_minutes, c.networks, p.public_id, p.name
    from reading_counts c left join lateral (
      select s.public_id, s.name from profile_summaries s
      where s.id = coalesce(c.profile_id,
        (select min(m.profile_id) from managers_of m where m.account_id = c.account_id))
    ) p on true
    where c.near_at >= ${since}
      -- A profile with one account has the same line for both.
      and (c.account_id is null or not exists (select from reading_counts other
        join managers_of m on m.profile_id = other.profile_id
        where m.account_id = c.account_id and other.kind = c.kind and other.day = c.day and other.amount = c.amount))
    order by c.near_at desc, c.reader limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many readers came near a limit since an instant, and when the first did. */
export async function countNearLimit(
  db: Database,
  since: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(distinct coalesce('account ' || c.account_id, 'account ' || (
        select min(m.account_id) from managers_of m where m.profile_id = c.profile_id), c.reader))::int as waiting,
      min(c.near_at) as "oldestAt" from reading_counts c where c.near_at >= ${since}`.execute(db);
  return rows[0]!;
}

/** Deletes the counts of days before an instant. */
export async function deleteOldReadings(db: Database, before: Date): Promise<void> {
  await sql`delete from reading_counts where last_at < ${before}`.execute(db);
}
