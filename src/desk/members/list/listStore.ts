import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { hiddenNow, isWithheld } from '../../../people/profiles/visible/visible.ts';
import { dueCallBacks } from '../calls/callStore.ts';
import { isRunning, isSuspendedMember, isUnclaimed, type MemberRow, selectMembers } from '../memberStore.ts';
import { type MemberSort, type MemberStatus, TOTAL_MAX } from '../shared/rules.ts';

export type MemberQuery = {
  /** Condition of the member that a clerk searches for, as `searchCondition` returns it. */
  search?: RawBuilder<unknown>;
  gender?: 'female' | 'male';
  /** Born on this day. */
  born?: string;
  /** Born on this day or before. */
  bornBy?: string;
  /** Born after this day. */
  bornAfter?: string;
  community?: string;
  status?: MemberStatus;
  plan?: string;
  /** Id of the state in the database; 0 for an unknown one. */
  stateId?: number;
  city?: string;
  since?: Date;
  verified?: 'yes' | 'no';
  calls?: 'due';
};

const neither = sql`not ${isSuspendedMember} and not ${isUnclaimed}`;

/** Each status by its condition, as `statusOf` distinguishes them. The few are found from their own side. */
const byStatus: Record<MemberStatus, RawBuilder<unknown>> = {
  suspended: sql`p.id in (
    select m.profile_id from managers_of m join account_states a on a.id = m.account_id
    where m.role <> 'viewer' and a.suspended_at is not null
  )`,
  unclaimed: sql`p.id in (select profile_id from walk_ins where claimed_at is null) and not ${isSuspendedMember}`,
  waiting: sql`p.listed_at is null and p.approved_at is null and ${neither}`,
  withheld: sql`p.listed_at is null and p.approved_at is not null and ${isWithheld} and ${neither}`,
  unverified: sql`p.listed_at is null and p.approved_at is not null and not ${isWithheld} and ${neither}`,
  hidden: sql`p.listed_at is not null and ${hiddenNow} and ${neither}`,
  active: sql`p.listed_at is not null and not ${hiddenNow} and ${neither}`,
};

function withPlan(plan: string, now: Date): RawBuilder<unknown> {
  const running = sql`select from membership_terms t where t.profile_id = p.id and ${isRunning(now)}`;
  if (plan === 'any') return sql`exists (${running})`;
  if (plan === 'none') return sql`not exists (${running})`;
  return sql`p.id in (
    select t.profile_id from membership_terms t join plan_slugs g on g.id = t.plan_id
    where g.slug = ${plan} and ${isRunning(now)}
  )`;
}

/** Returns the condition of the filters on `p`. The profile that stands in for deleted ones is no member. */
function fits(it: MemberQuery, now: Date): RawBuilder<unknown> {
  const all = [
    sql`p.name <> ''`,
    ...(it.search ? [it.search] : []),
    ...(it.gender ? [sql`p.gender = ${it.gender}`] : []),
    ...(it.born ? [sql`p.date_of_birth = ${it.born}::date`] : []),
    ...(it.bornBy ? [sql`p.date_of_birth <= ${it.bornBy}::date`] : []),
    ...(it.bornAfter ? [sql`p.date_of_birth > ${it.bornAfter}::date`] : []),
    ...(it.community ? [sql`starts_with(lower(p.caste), lower(${it.community}))`] : []),
    ...(it.status ? [byStatus[it.status]] : []),
    ...(it.plan ? [withPlan(it.plan, now)] : []),
    ...(it.stateId === undefined ? [] : [sql`p.state_id = ${it.stateId}`]),
    ...(it.city ? [sql`lower(p.city) = lower(${it.city})`] : []),
    ...(it.since ? [sql`p.created_at > ${it.since}`] : []),
    ...(it.verified
      ? [it.verified === 'yes' ? sql`p.verified_at is not null` : sql`p.verified_at is null`]
      : []),
    ...(it.calls ? [sql`p.id in (select c.profile_id from ${dueCallBacks(dayInIndia(now))})`] : []),
  ];
  return sql.join(all, sql` and `);
}

/** Each order: what it sorts by before the id, the type of that, and its direction. */
const orders: Record<
  MemberSort,
  { sortKey: RawBuilder<unknown>; type: RawBuilder<unknown>; descending: boolean }
> = {
  newest: { sortKey: sql`p.created_at`, type: sql`timestamptz`, descending: true },
  oldest: { sortKey: sql`p.created_at`, type: sql`timestamptz`, descending: false },
  name: { sortKey: sql`lower(p.name)`, type: sql`text`, descending: false },
  active: { sortKey: sql`p.last_active_on`, type: sql`date`, descending: true },
};

/** Sort key of a member, as text, and its internal id. */
export type MemberSortKey = readonly [key: string, id: number];

/** Returns a page of the members that fit the filters. */
export async function listMembers(
  db: Database | Tx,
  filters: MemberQuery,
  { sort, after, limit, now }: { sort: MemberSort; after: MemberSortKey | null; limit: number; now: Date },
): Promise<MemberRow[]> {
  const { sortKey, type, descending } = orders[sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  const place = after
    ? sql`and (${sortKey}, p.id) ${beyond} (${after[0]}::${type}, ${after[1]}::bigint)`
    : sql``;
  const page = sql`
    select p.*, ${sortKey}::text as key from member_profiles p
    where ${fits(filters, now)} ${place}
    order by ${sortKey} ${direction}, p.id ${direction} limit ${limit}`;
  const { rows } = await sql<MemberRow>`
    ${selectMembers(page, now)} order by ${sortKey} ${direction}, p.id ${direction}`.execute(db);
  return rows;
}

/** Returns how many members fit the filters, counted to one more than 1000. */
export async function countMembers(db: Database, filters: MemberQuery, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from member_profiles p where ${fits(filters, now)} limit ${TOTAL_MAX + 1}
    ) found`.execute(db);
  return rows[0]!.count;
}
