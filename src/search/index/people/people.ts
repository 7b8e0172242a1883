import pg from 'pg';
import { type Facts, type Wishes, weightsOf } from '../../../profiles/fit/wishes.ts';
import type { ColumnName } from '../../rows/columns.ts';
import { type Columns, placeOfId, storeOf } from '../columns.ts';
import { readTexts } from '../load/readTexts.ts';

/** A profile as it is compared with another. @property facts with words as texts, or by their ids */
export type Person<Word = string> = {
  facts: Facts<Word>;
  wishes: Wishes;
  /** Days since somebody who manages it was here; null where it is not listed. */
  idleDays: number | null;
};

/** Listed profiles that are kept, and lists: of more, all are forgotten. They are at most about 40 MB. */
export const MOST = { people: 200_000, lists: 50_000, members: 1000 } as const;
const FIRST = 1024;

/** What wishes are compared with, from the columns of the search. */
const facts = [
  'date_of_birth',
  'height_cm',
  'marital_status',
  'religion',
  'caste',
  'mother_tongue',
  'education',
  'profession',
  'state',
  'city',
  'diet',
  'active_on',
] as const satisfies ColumnName[];
const bounds = ['age_min', 'age_max', 'height_min_cm', 'height_max_cm'] as const;
/** The wishes that are lists, and what they are lists of. */
const lists = [
  ['marital_status_ids', 'option'],
  ['religion_ids', 'option'],
  ['castes', 'word'],
  ['mother_tongue_ids', 'option'],
  ['education_ids', 'option'],
  ['professions', 'word'],
  ['state_ids', 'option'],
  ['cities', 'word'],
  ['diet_ids', 'option'],
  ['must', 'wish'],
  ['nice', 'wish'],
] as const;
type ListOf = (typeof lists)[number][1];

const BOUNDS = facts.length;
const LISTS = BOUNDS + bounds.length;
/** Numbers of each profile. */
export const LENGTH = LISTS + lists.length;

const columns = [...bounds, ...lists.map(([name]) => name)].join(', ');
const selected = `select profile_id, ${columns} from partner_wishes where profile_id = any($1::bigint[])`;

/** A list that some profiles have. @property weights what each wish weighs for those who say that these are only nice to have */
type List = { values: readonly (number | string)[]; weights: readonly number[] };

/**
 * Listed profiles as they are compared with a member, those that searches have needed since they changed. All numbers of one are
 * together: read from a column each, they took three times as long.
 * @property places by id of the profile, plus 1; 0: not kept
 * @property numbers of each place: facts, bounds (0: none), and lists by their places in `lists`
 * @property known places in `lists`, by what they are lists of and how the database writes them
 * @property members with whom they were compared lately, and the day for which they were read
 * @property changes grows with each profile that changes
 */
export type People = {
  places: Int32Array<ArrayBuffer>;
  size: number;
  numbers: Int32Array<ArrayBuffer>;
  lists: List[];
  known: Map<string, number>;
  members: Map<number, { day: string; person: Person }>;
  changes: number;
};

export const makePeople = (): People => ({
  places: new Int32Array(FIRST),
  size: 0,
  numbers: new Int32Array(FIRST * LENGTH),
  lists: [],
  known: new Map(),
  members: new Map(),
  changes: 0,
});

/** Forgets a profile, which may have changed. */
export function forgetPerson(it: People, id: number): void {
  it.changes++;
  it.members.delete(id);
  if (id < it.places.length) it.places[id] = 0;
}

/** Returns what `use` returns, which waits for nothing, when those of some profiles that are listed are kept. */
export async function withPeople<Result>(
  it: People,
  { pool, halves, ids }: { pool: pg.Pool; halves: Columns[]; ids: Iterable<number> },
  use: () => Result,
): Promise<Result> {
  if (areKept(it, ids)) return use();
  const [unlisted, unsure] = [new Set<number>(), new Set<number>()];
  const missingOf = () => [...ids].filter((id) => !it.places[id] && !unlisted.has(id));
  // Another search may have emptied them while this one read.
  for (let missing = missingOf(); missing.length > 0; missing = missingOf()) {
    if (it.size + missing.length > MOST.people || it.lists.length > MOST.lists) {
      empty(it);
      missing = [...ids];
    }
    const { changes } = it;
    const rows = await readTexts<string | null>(pool, selected, [missing]);
    const wishes = new Map(rows.map(([id, ...values]) => [Number(id), values]));
    for (const id of missing) {
      const half = halves.find((one) => placeOfId(one, id) >= 0);
      if (half) keep(it, half, id, wishes.get(id) ?? []);
      else unlisted.add(id);
      // What was read may be older than what has changed meanwhile.
      if (it.changes !== changes) unsure.add(id);
    }
  }
  const result = use();
  for (const id of unsure) if (id < it.places.length) it.places[id] = 0;
  return result;
}

function areKept({ places }: People, ids: Iterable<number>): boolean {
  for (const id of ids) if (!places[id]) return false;
  return true;
}

/** Returns a member as `read` returns them, and keeps that while they are listed, until they change or the day does. */
export async function keepMember(
  it: People,
  { id, day }: { id: number; day: string },
  read: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const known = it.members.get(id);
  if (known?.day === day) return known.person;
  const { changes } = it;
  const person = await read();
  // Of a profile that is not listed no changes are heard.
  if (!person || person.idleDays === null || it.changes !== changes) return person;
  it.members.set(id, { day, person });
  if (it.members.size > MOST.members) it.members.delete(it.members.keys().next().value!);
  return person;
}

function empty(it: People): void {
  it.places.fill(0);
  it.size = 0;
  it.lists = [];
  it.known.clear();
}

/** @param wishes values of `columns`; none of a profile that wishes for nothing */
function keep(it: People, half: Columns, id: number, wishes: (string | null)[]): void {
  const first = it.size++ * LENGTH;
  it.places = enlarge(it.places, id + 1);
  it.numbers = enlarge(it.numbers, first + LENGTH);
  const { numbers } = it;
  const place = placeOfId(half, id);
  for (const [index, name] of facts.entries()) numbers[first + index] = storeOf(half, name).data![place]!;
  for (let index = 0; index < bounds.length; index++)
    numbers[first + BOUNDS + index] = Number(wishes[index] ?? 0);
  for (const [index, [, of]] of lists.entries())
    numbers[first + LISTS + index] = numberOf(it, of, wishes[bounds.length + index] ?? '{}');
  it.places[id] = it.size;
}

/** Returns the same numbers where they are enough, or more with these at the beginning. */
function enlarge(old: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  if (old.length >= least) return old;
  const larger = new Int32Array(Math.max(least, old.length * 2));
  larger.set(old);
  return larger;
}

/** Number of the type text[] in pg_type, which the library's own list of types leaves out; lists of numbers look alike. */
const TEXT_LIST = 1009 as typeof pg.types.builtins.INT8;
const readList: (text: string) => string[] = pg.types.getTypeParser(TEXT_LIST);

const readings: Record<ListOf, (text: string) => number | string> = {
  option: Number,
  word: (text) => text.toLowerCase(),
  wish: String,
};

/** Returns the place of a list; lists that are alike have one. */
function numberOf({ lists, known }: People, of: ListOf, text: string): number {
  const key = `${of} ${text}`;
  const number = known.get(key);
  if (number !== undefined) return number;
  const texts = readList(text);
  lists.push({ values: texts.map((one) => readings[of](one)), weights: weightsOf(texts) });
  known.set(key, lists.length - 1);
  return lists.length - 1;
}
