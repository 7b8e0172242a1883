import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { comparedLists, factColumns } from '../../../people/profiles/fit/wishes.ts';
import type { ColumnNameOf } from '../../../people/profiles/shared/columnName.ts';
import {
  type NumberFact,
  type OptionFact,
  type WordFact,
  wishBounds,
} from '../../../people/profiles/shared/wishes/list.ts';
import { shownNow } from '../../../people/profiles/visible/visible.ts';

/** The columns of match_people that a comparison needs, and those of the view that they come from; words in lower case. */
const compared = factColumns.map(({ bare, from, isWord }) => ({
  column: bare,
  from: isWord ? sql`lower(${from})` : from,
}));

/** Whom a family looks for as JSON, without what is not stated; null where nothing is. */
const wishes = sql`
  case when w.profile_id is not null then json_strip_nulls(json_build_object(${sql.join([
    ...wishBounds.map(({ compared }) => sql`${sql.lit(compared)}, ${sql.ref(`w.${compared}`)}`),
    ...[...comparedLists.map(({ compared }) => compared), 'must', 'nice'].map(
      (column) => sql`${sql.lit(column)}, nullif(${sql.ref(`w.${column}`)}, '{}')`,
    ),
    sql`'custom_wishes', nullif(w.custom, '{}')`,
  ])}))::text end`;

/** Columns of match_people that come from the profile itself, for a query with the published views `p`, `w` and `d`. */
const values = sql`
  p.id as profile_id, (case p.gender when 'female' then 'f' else 'm' end)::"char" as gender,
  (d.last_active_at at time zone 'Asia/Kolkata')::date as active_on,
  (coalesce(p.listed_at, d.last_active_at) at time zone 'Asia/Kolkata')::date as listed_on, p.date_of_birth,
  ${sql.join(compared.map(({ column, from }) => sql`${from} as ${sql.ref(column)}`))},
  d.smoking_id as smoking, d.drinking_id as drinking, d.verified_at is not null as verified,
  exists (select from approved_photos f where f.profile_id = p.id) as has_photo,
  p.visibility = 'premium' as premium_only, p.custom, ${wishes} as wishes`;

const sources = sql`
  profile_facts p join profile_details d on d.profile_id = p.id
  left join partner_wishes w on w.profile_id = p.id`;

const columns = [
  'gender',
  'active_on',
  'listed_on',
  'date_of_birth',
  ...compared.map(({ column }) => column),
  'smoking',
  'drinking',
  'verified',
  'has_photo',
  'premium_only',
  'custom',
  'wishes',
];

export const names = sql.join(columns.map((name) => sql.ref(name)));

/** The columns of a comparison, by facts. */
type ComparedRow = {
  [Fact in Exclude<NumberFact, 'age'> | OptionFact as ColumnNameOf<Fact>]: number | null;
} & { [Fact in WordFact as ColumnNameOf<Fact>]: string | null };

/** A row of match_people, or the same columns for an unlisted profile. */
export type PeopleRow = ComparedRow & {
  profile_id: number;
  gender: 'f' | 'm';
  active_on: string;
  listed_on: string;
  date_of_birth: string;
  smoking: number | null;
  drinking: number | null;
  verified: boolean;
  has_photo: boolean;
  premium_only: boolean;
  custom: unknown;
  wishes: string | null;
  chosen_for: number;
  chosen_against: number;
  choosing_for: number;
  choosing_against: number;
  brake: number;
  showings: number;
};

export const standingColumns = sql`
  m.chosen_for, m.chosen_against, m.choosing_for, m.choosing_against, m.brake, m.showings`;

/** Returns the columns of a profile that scoring needs, listed or not; undefined if there is no such profile. */
export async function findPerson(db: Database | Tx, profileId: number): Promise<PeopleRow | undefined> {
  const { rows } = await sql<PeopleRow>`
    select f.*, coalesce(m.chosen_for, 0) as chosen_for, coalesce(m.chosen_against, 0) as chosen_against,
      coalesce(m.choosing_for, 0) as choosing_for, coalesce(m.choosing_against, 0) as choosing_against,
      coalesce(m.brake, 0) as brake, coalesce(m.showings, 0) as showings
    from (select ${values} from ${sources} where p.id = ${profileId}) f
    left join match_people m on m.profile_id = f.profile_id`.execute(db);
  return rows[0];
}

/** Returns the columns of listed profiles that scoring needs. */
export async function listMatchPeople(db: Database, ids: number[]): Promise<PeopleRow[]> {
  const { rows } = await sql<PeopleRow>`
    select m.profile_id, ${names}, ${standingColumns} from match_people m
    where m.profile_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

async function writePeople(db: Database | Tx, which: RawBuilder<unknown>): Promise<void> {
  const changed = columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`
    insert into match_people (profile_id, ${names})
    select f.profile_id, ${names} from (
      select ${values} from ${sources} where ${shownNow} and ${which}
    ) f
    on conflict (profile_id) do update set ${sql.join(changed)}`.execute(db);
}

/** Updates the row of one profile, in the transaction that changed the profile. */
export async function refreshPerson(tx: Tx, profileId: number): Promise<void> {
  await writePeople(tx, sql`p.id = ${profileId}`);
  await sql`
    delete from match_people m where m.profile_id = ${profileId}
      and not exists (select from profile_facts p where p.id = m.profile_id and ${shownNow})`.execute(tx);
}

/** Adds the rows of all listed profiles that have none; for profiles written in bulk. */
export async function addMissingPeople(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await writePeople(tx, sql`not exists (select from match_people m where m.profile_id = p.id)`);
  });
}

/** Updates which profiles were active, have a photo or are verified; removes profiles that are not shown any more. */
export async function updatePeople(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      update match_people m set active_on = (a.last_active_at at time zone 'Asia/Kolkata')::date
      from profile_activity a
      where a.id = m.profile_id and (a.last_active_at at time zone 'Asia/Kolkata')::date > m.active_on`.execute(
      tx,
    );
    await sql`
      update match_people m set verified = d.verified_at is not null
      from profile_details d
      where d.profile_id = m.profile_id and m.verified <> (d.verified_at is not null)`.execute(tx);
    await sql`
      update match_people m set has_photo = not m.has_photo
      where m.has_photo <> exists (select from approved_photos f where f.profile_id = m.profile_id)`.execute(
      tx,
    );
    await sql`
      delete from match_people m
      where not exists (select from profile_facts p where p.id = m.profile_id and ${shownNow})`.execute(tx);
  });
}
