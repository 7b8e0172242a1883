import type pg from 'pg';
import { readList } from '../../../kit/database/db.ts';
import { type Facts, type Wishes, weightsOf } from '../../../profiles/fit/wishes.ts';
import type { ColumnName } from '../../rows/columns.ts';
import { type Columns, enlarge, placeOfId, storeOf } from '../columns.ts';
import { readTexts } from '../load/readTexts.ts';
import { keepLatest } from '../sets/takeLatest.ts';

/** A profile as it is compared with another. @property facts with words as texts, or by their ids */
export type Person<Word = string> = {
  facts: Facts<Word>;
  wishes: Wishes;
  /** Days since somebody who manages it was here; null where it is not listed. */
  idleDays: number | null;
};

/**
 * Places of profiles that are kept, or were before they changed, and lists: of more, all are forgotten. Of more members the one is
 * that was kept longest.
 */
export const MOST = { people: 200_000, lists: 100_000, members: 1000 } as const;
const FIRST = 1024;
/** How often those are read again that change while they are read. */
const TRIES = 5;

/** What a profile states, from the columns of the search. */
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

/**
 * A list that some profiles have.
 * @property weights what each wish weighs for those who say that these are only nice to have; of lists of wishes alone
 */
type List = { values: readonly (number | string)[]; weights: readonly number[] | null };

/**
 * Listed profiles as they are compared with a member, those that searches have needed since they changed. All numbers of one are
 * together: read from a column each, they took three times as long.
 * @property places by id of the profile, plus 1; 0: not kept
 * @property numbers of each place: facts, bounds (0: none), and lists by their places in `lists`
 * @property known places in `lists`, by what they are lists of and how the database writes them
 * @property members with whom they were compared lately, and the day for which they were read
 * @property reading of each reading that is under way, the profiles that have changed since it began
 */
export type People = {
  places: Int32Array<ArrayBuffer>;
  size: number;
  numbers: Int32Array<ArrayBuffer>;
  lists: List[];
  known: Map<string, number>;
  members: Map<number, { day: string; person: Person }>;
  reading: Set<Set<number>>;
};

export const makePeople = (): People => ({
  places: new Int32Array(FIRST),
  size: 0,
  numbers: new Int32Array(FIRST * LENGTH),
  lists: [],
  known: new Map(),
  members: new Map(),
  reading: new Set(),
});

/** Forgets a profile, which may have changed. */
export function forgetPerson(it: People, id: number): void {
  for (const changed of it.reading) changed.add(id);
  it.members.delete(id);
  if (id < it.places.length) it.places[id] = 0;
}

/** Returns what was read, and which profiles have changed meanwhile. */
async function readBeside<Read>(it: People, read: () => Promise<Read>): Promise<[Read, Set<number>]> {
  const changed = new Set<number>();
  it.reading.add(changed);
  try {
    return [await read(), changed];
  } finally {
    it.reading.delete(changed);
  }
}

/** Reads those of some listed profiles that are not kept yet; then returns what `use` returns, which must not wait. */
export async function withPeople<Result>(
  it: People,
  { pool, both, ids }: { pool: pg.Pool; both: Columns[]; ids: Iterable<number> },
  use: () => Result,
): Promise<Result> {
  const columnsOf = (id: number) => both.find((half) => placeOfId(half, id) >= 0);
  const missingOf = () => [...ids].filter((id) => !it.places[id] && columnsOf(id));
  let missing = areKept(it, ids) ? [] : missingOf();
  for (let tries = 0; missing.length > 0 && tries < TRIES; tries++) {
    const [rows, changed] = await readBeside(it, () => readTexts<string | null>(pool, selected, [missing]));
    const wishes = new Map(rows.map(([id, ...values]) => [Number(id), values]));
    if (it.size + missing.length > MOST.people || it.lists.length > MOST.lists) empty(it);
    for (const id of missing) {
      const half = columnsOf(id);
      // What was read may be older than its change.
      if (half && !changed.has(id) && !it.places[id]) keep(it, half, id, wishes.get(id) ?? []);
    }
    // This search or another one may have emptied them.
    missing = missingOf();
  }
  return use();
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
  const [person, changed] = await readBeside(it, read);
  // Of a profile that is not listed no changes are heard.
  if (!person || person.idleDays === null || changed.has(id)) return person;
  keepLatest(it.members, id, MOST.members, { day, person });
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
  if (id >= it.places.length) it.places = enlarge(it.places, Math.max(id + 1, it.places.length * 2));
  if (it.numbers.length < first + LENGTH)
    it.numbers = enlarge(it.numbers, Math.min(it.numbers.length * 2, MOST.people * LENGTH));
  const { numbers } = it;
  const place = placeOfId(half, id);
  for (const [index, name] of facts.entries()) numbers[first + index] = storeOf(half, name).data![place]!;
  for (let index = 0; index < bounds.length; index++)
    numbers[first + BOUNDS + index] = Number(wishes[index] ?? 0);
  for (const [index, [, of]] of lists.entries())
    numbers[first + LISTS + index] = numberOf(it, of, wishes[bounds.length + index] ?? '{}');
  it.places[id] = it.size;
}

const readings: Record<ListOf, (text: string) => number | string> = {
  option: Number,
  word: (text) => text.toLowerCase(),
  wish: String,
};

/** Returns the place of a list; lists that are alike have one. */
function numberOf(it: People, of: ListOf, text: string): number {
  const key = `${of} ${text}`;
  const number = it.known.get(key);
  if (number !== undefined) return number;
  const texts = readList(text);
  const weights = of === 'wish' ? weightsOf(texts) : null;
  it.lists.push({ values: texts.map((one) => readings[of](one)), weights });
  it.known.set(key, it.lists.length - 1);
  return it.lists.length - 1;
}
