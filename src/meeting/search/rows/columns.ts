import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { manglikSql } from '../../../people/profiles/facts/births/manglikSql.ts';
import { moonSql } from '../../../people/profiles/facts/births/moonSql.ts';
import { type ColumnNameOf, columnName } from '../../../people/profiles/shared/columnName.ts';
import type { NumberFact, OptionFact, WordFact } from '../../../people/profiles/shared/wishes/list.ts';
import { filters } from '../shared/filters.ts';
import type { CustomRow } from './custom.ts';

/** The SQL of an option or number that a profile may not state. */
const stated = (column: string) => sql`coalesce(${sql.ref(column)}, 0)`;

/**
 * The columns of search_rows that searches compare. All are numbers: ids of options (0: not stated), ids of words (0:
 * none), numbers, days since 1900-01-01, and flags. `from` fills them, from the facts `p` and the details `d` of a profile.
 */
export const columns = {
  /** Stored as 'f' or 'm' in the column gender. */
  female: { kind: 'flag', from: sql`case p.gender when 'female' then 'f' else 'm' end` },
  premium_only: { kind: 'flag', from: sql`p.visibility = 'premium'` },
  with_photo: {
    kind: 'flag',
    from: sql`exists (select from approved_photos h where h.profile_id = p.id)`,
  },
  verified: { kind: 'flag', from: sql`d.verified_at is not null` },
  religion: { kind: 'option', from: sql`p.religion_id` },
  marital_status: { kind: 'option', from: stated('p.marital_status_id') },
  education: { kind: 'option', from: stated('p.education_id') },
  state: { kind: 'option', from: stated('p.state_id') },
  mother_tongue: { kind: 'option', from: sql`p.mother_tongue_id` },
  country: { kind: 'option', from: stated('d.country_id') },
  working_with: { kind: 'option', from: stated('d.working_with_id') },
  diet: { kind: 'option', from: stated('d.diet_id') },
  smoking: { kind: 'option', from: stated('d.smoking_id') },
  drinking: { kind: 'option', from: stated('d.drinking_id') },
  managed_by: {
    kind: 'option',
    from: sql`coalesce(array_position(${sql.lit(`{${filters.managedBy.keys.join(',')}}`)}::text[], d.managed_by), 0)`,
  },
  manglik: {
    kind: 'option',
    from: sql`coalesce(${manglikSql}, 0)`,
  },
  /** The place of the Moon: a pada from 1 to 108, or 109 (profiles/facts/births/totals.ts). */
  moon: { kind: 'option', from: sql`coalesce(${moonSql}, 0)` },
  date_of_birth: { kind: 'range', day: true, from: sql`p.date_of_birth` },
  active_on: { kind: 'range', day: true, from: sql`shown_active_on(p.id, d.last_active_at)` },
  height_cm: { kind: 'range', from: stated('p.height_cm') },
  /** In units of 10,000 rupees a year. */
  income: { kind: 'range', from: stated('p.income') },
  family_type: { kind: 'option', from: stated('p.family_type_id') },
  native_state: { kind: 'option', from: stated('p.native_state_id') },
  native_district: { kind: 'word' },
  gotra: { kind: 'word' },
  caste: { kind: 'word' },
  city: { kind: 'word' },
  profession: { kind: 'word' },
  name: { kind: 'word' },
} as const satisfies Record<string, Column>;

/** A word is that of the profile's fact with the column's name. */
export type Column =
  | { kind: 'flag' | 'option'; from: RawBuilder<unknown> }
  | { kind: 'range'; day?: true; from: RawBuilder<unknown> }
  | { kind: 'word' };

export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

/** Returns the entry of a column. */
export const columnOf = (name: ColumnName): Column => columns[name];

/** Returns the column of a fact that wishes are compared with: it has the fact's name. */
export const columnOfFact = <Fact extends Exclude<NumberFact, 'age'> | OptionFact | WordFact>(fact: Fact) =>
  columnName(fact) as ColumnNameOf<Fact>;

type NameOf<K extends Column['kind']> = {
  [C in ColumnName]: (typeof columns)[C] extends { kind: K } ? C : never;
}[ColumnName];
export type FlagColumn = NameOf<'flag'>;
export type OptionColumn = NameOf<'option'>;
export type RangeColumn = NameOf<'range'>;
export type WordColumn = NameOf<'word'>;
export const wordColumns: ReadonlySet<ColumnName> = new Set(
  columnNames.filter((name) => columnOf(name).kind === 'word'),
);

/** The index of each column in the values of a row. */
export const placeOfColumn = Object.fromEntries(columnNames.map((name, place) => [name, place])) as Record<
  ColumnName,
  number
>;

/** A row of search_rows as numbers. */
export type SearchRow = {
  id: number;
  /** When the profile was listed, in microseconds. */
  listedAt: number;
  /** In the order of `columnNames`; a flag is 0 or 1. */
  values: number[];
  /** Of the site's own fields. */
  custom: CustomRow;
};

const FIRST_DAY = Date.UTC(1900, 0, 1);
const first = sql.raw(`date '1900-01-01'`);

/** Returns a day such as 1996-02-29 in days since 1900-01-01. */
export const dayNumber = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS;

/** Returns the SQL of a column as an integer. */
export function readColumn(name: ColumnName): string {
  const { kind } = columnOf(name);
  if (name === 'female') return `(gender = 'f')::int`;
  if (kind === 'flag') return `${name}::int`;
  return isDay(name) ? `${name} - date '1900-01-01'` : name;
}

/** Returns the SQL of a number to compare with a column, in a form that can use the column's index. */
export const valueFor = (name: RangeColumn, value: number): RawBuilder<unknown> =>
  isDay(name) ? sql`${first} + ${sql.lit(value)}` : sql.lit(value);

const isDay = (name: ColumnName): boolean => {
  const column = columnOf(name);
  return column.kind === 'range' && column.day === true;
};
const MICROSECONDS = 1000000;

/** Returns an instant in microseconds as a text that PostgreSQL reads. */
export function instantText(microseconds: number): string {
  const seconds = Math.floor(microseconds / MICROSECONDS);
  const rest = String(microseconds - seconds * MICROSECONDS).padStart(6, '0');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${rest}+00`;
}

/** Returns the microseconds of an instant in PostgreSQL's format, such as 2026-11-22 09:30:00.123456+05:30. */
export function microsecondsOf(text: string): number {
  const [, day, time, fraction = '', sign, hours, minutes = '00'] =
    /^(\S+)[ T]([\d:]+)(?:\.(\d+))?([+-])(\d\d)(?::?(\d\d))?$/.exec(text)!;
  const seconds = Date.parse(`${day}T${time}${sign}${hours}:${minutes}`) / 1000;
  return seconds * MICROSECONDS + Number(fraction.padEnd(6, '0'));
}
