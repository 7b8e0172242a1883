import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { comparedListsOf, type Wishes } from '../../../people/profiles/fit/wishes.ts';
import { columnName } from '../../../people/profiles/shared/columnName.ts';
import { birthBounds } from '../../../people/profiles/shared/facts/age.ts';
import { boundsOf, type Wish, wishOf } from '../../../people/profiles/shared/wishes/list.ts';
import type { Scorable } from '../people/people.ts';
import type { PeopleRow } from '../people/peopleStore.ts';
import { names, standingColumns } from '../people/peopleStore.ts';
import { ACTIVE_DAYS, type CANDIDATES } from '../score/constants.ts';

export type CandidateRow = PeopleRow & { promoted: boolean; only_promoted: boolean };

/** Ages this near a wish still count: twice two years. */
const NEAR_YEARS = 4;
const YOUNGEST = 18;

type Condition = RawBuilder<unknown> | false;

const conditionsOf = (all: Condition[]) => all.filter((one) => one !== false);

const among = (column: string, values: readonly (number | string)[], type: 'smallint' | 'text'): Condition =>
  values.length > 0 && sql`m.${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;

/** Returns conditions that a candidate meets the member's musts, as far as columns can show. */
function musts({ wishes }: Scorable, day: string): RawBuilder<unknown>[] {
  const { must } = wishes;
  return conditionsOf(must.map((wish) => mustOf(wish, wishes, day)));
}

function mustOf(wish: Wish, wishes: Wishes, day: string): Condition {
  const entry = wishOf(wish);
  if (entry.kind === 'range') {
    const [min = null, max = null] = boundsOf(wish).map(({ field }) => wishes[field]);
    return entry.of === 'age' ? bornWithin(min, max, day) : between(columnName(entry.of), min, max);
  }
  const lists = comparedListsOf(wish);
  if (entry.kind === 'apart')
    return sql`(${sql.join(
      lists.map(({ of, name }) => sql`${sql.ref(`m.${columnName(of)}`)} <> all(${wishes[name]}::text[])`),
      sql` and `,
    )})`;
  const either = conditionsOf(
    lists.map(({ of, name, isWord }) => among(columnName(of), wishes[name], isWord ? 'text' : 'smallint')),
  );
  return either.length > 0 && sql`(${sql.join(either, sql` or `)})`;
}

function bornWithin(min: number | null, max: number | null, day: string): Condition {
  if (min === null && max === null) return false;
  const { after, until } = birthBounds(min ?? 0, max ?? 200, day);
  return sql`m.date_of_birth > ${after}::date and m.date_of_birth <= ${until}::date`;
}

const between = (column: string, min: number | null, max: number | null): Condition =>
  (min !== null || max !== null) && sql`${sql.ref(`m.${column}`)} between ${min ?? 0} and ${max ?? 32767}`;

/** Returns conditions that a candidate is near the most important wishes. */
function near({ wishes }: Scorable, day: string): RawBuilder<unknown>[] {
  const { ageMin, ageMax } = wishes;
  return conditionsOf([
    bornWithin(ageMin && Math.max(YOUNGEST, ageMin - NEAR_YEARS), ageMax && ageMax + NEAR_YEARS, day),
    !wishes.nice.includes('religion') && among('religion', wishes.religion, 'smallint'),
    !wishes.nice.includes('motherTongue') && among('mother_tongue', wishes.motherTongue, 'smallint'),
  ]);
}

/**
 * So many times as many of the most recently active profiles as are looked for are read in each index, whatever the
 * wishes: this limits the time.
 */
const SCANNED = 8;

/** The column whose index is read for candidates, with the values of a wish: it is narrower than the gender. */
type Driver = { column: 'religion' | 'mother_tongue'; values: readonly number[] } | null;

const driverOf = (religion: readonly number[] | false, tongue: readonly number[] | false): Driver => {
  if (tongue && tongue.length > 0) return { column: 'mother_tongue', values: tongue };
  return religion && religion.length > 0 ? { column: 'religion', values: religion } : null;
};

/** Returns the columns that a must compares. */
function columnsOfMust(wish: Wish): string[] {
  const entry = wishOf(wish);
  if (entry.kind === 'range') return entry.of === 'age' ? [] : [columnName(entry.of)];
  return comparedListsOf(wish).map(({ of }) => columnName(of));
}

/** Returns the most recently active profiles of the other gender, a limited number for each value of the driver. */
function scan(me: Scorable, driver: Driver, day: string, near: number): RawBuilder<unknown> {
  // The indexes have these; any other makes it read the rows.
  const columns = new Set([
    'profile_id',
    'gender',
    'active_on',
    'date_of_birth',
    'religion',
    'mother_tongue',
    'premium_only',
    ...me.wishes.must.flatMap(columnsOfMust),
  ]);
  const limit = Math.max(near, Math.ceil((SCANNED * near) / (driver?.values.length ?? 1)));
  const branch = (narrower: RawBuilder<unknown>) => sql`
    (select ${sql.join([...columns].map((name) => sql.ref(`s.${name}`)))} from match_people s
     where s.gender = ${genderSought(me)} and ${narrower} and s.active_on >= ${day}::date - ${sql.lit(ACTIVE_DAYS)}
     order by s.active_on desc, s.profile_id desc limit ${sql.lit(limit)})`;
  const branches = driver
    ? driver.values.map((value) => branch(sql`${sql.ref(`s.${driver.column}`)} = ${sql.lit(value)}`))
    : [branch(sql`true`)];
  return sql`(${sql.join(branches, sql` union all `)})`;
}

const genderSought = ({ person }: Scorable) => sql.lit(person.female ? 'm' : 'f');

/**
 * Returns profiles to recommend to a member: of the other gender, active within 90 days, meeting the member's musts.
 * They are the most recently active near the member's wishes, the most recently active of all others, and the most
 * recently promoted.
 * @param excluded profiles with a decision between them and the member
 * @param queued those of the queue before that are to be ranked again
 */
export async function listCandidates(
  db: Database,
  me: Scorable,
  {
    day,
    now,
    excluded,
    premium,
    limits,
    queued,
  }: {
    day: string;
    now: Date;
    excluded: number[];
    premium: boolean;
    limits: typeof CANDIDATES;
    queued: number[];
  },
): Promise<CandidateRow[]> {
  const { religion, motherTongue, must, nice } = me.wishes;
  const open = sql.join(
    [
      sql`m.gender = ${genderSought(me)}`,
      sql`m.active_on >= ${day}::date - ${sql.lit(ACTIVE_DAYS)}`,
      sql`m.profile_id <> ${me.id}`,
      ...(premium ? [] : [sql`not m.premium_only`]),
      ...(excluded.length > 0 ? [sql`m.profile_id <> all(${excluded}::bigint[])`] : []),
      ...musts(me, day),
    ],
    sql` and `,
  );
  const promotion = sql`e.entitlement = 'profile_promotion' and e.starts_at <= ${now} and e.ends_at > ${now}`;
  const last = (limit: number, driver: Driver, more: RawBuilder<unknown>[] = []) => sql`
    (select m.profile_id from ${scan(me, driver, day, limits.near)} m where ${sql.join([open, ...more], sql` and `)}
     order by m.active_on desc, m.profile_id desc limit ${sql.lit(limit)})`;
  const nearDriver = driverOf(
    !nice.includes('religion') && religion,
    !nice.includes('motherTongue') && motherTongue,
  );
  const mustDriver = driverOf(
    must.includes('religion') && religion,
    must.includes('motherTongue') && motherTongue,
  );
  const { rows } = await sql<CandidateRow>`
    with active as materialized (
      ${last(limits.near, nearDriver, near(me, day))} union ${last(limits.others, mustDriver)}
      union select m.profile_id from match_people m where m.profile_id = any(${queued}::bigint[]) and ${open}
    ), promoted as materialized (
      select e.profile_id from profile_entitlements e join match_people m on m.profile_id = e.profile_id
      where ${promotion} and ${open}
      order by e.membership_id desc limit ${sql.lit(limits.promoted)}
    )
    select m.profile_id, ${names}, ${standingColumns},
      c.profile_id in (select profile_id from promoted) as promoted,
      c.profile_id not in (select profile_id from active) as only_promoted
    from (select profile_id from active union select profile_id from promoted) c
    join match_people m on m.profile_id = c.profile_id`.execute(db);
  return rows;
}
