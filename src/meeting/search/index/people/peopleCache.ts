import type pg from 'pg';
import { readList } from '../../../../kit/database/db.ts';
import { type PersonFacts, type Wishes, weightsOf } from '../../../../people/profiles/fit/wishes.ts';
import type { ColumnName } from '../../rows/columns.ts';
import { enlarge } from '../column.ts';
import { columnDataOf, type Partition, placeOfId } from '../partition.ts';
import { readTexts } from '../rawRows.ts';
import { setLru } from '../sets/lru.ts';
import { clearRanks, makeRankCache, type RankCache } from './rankCache.ts';

/** A profile as it is compared with another. */
export type Person = {
  facts: PersonFacts;
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

/** What a profile states in words, from the columns of the search; 0: not stated. */
const words = [
  ['caste', 'caste'],
  ['profession', 'profession'],
  ['city', 'city'],
] as const satisfies [keyof PersonFacts, ColumnName][];

/** What else it states, in numbers below 2 to the 16th. */
const facts = [
  ['age', 'date_of_birth'],
  ['heightCm', 'height_cm'],
  ['maritalStatus', 'marital_status'],
  ['religion', 'religion'],
  ['motherTongue', 'mother_tongue'],
  ['education', 'education'],
  ['state', 'state'],
  ['diet', 'diet'],
  ['activeOn', 'active_on'],
] as const satisfies [keyof PersonFacts | 'activeOn', ColumnName][];

/** The bounds of wishes; 0: none. */
const bounds = [
  ['ageMin', 'age_min'],
  ['ageMax', 'age_max'],
  ['heightMinCm', 'height_min_cm'],
  ['heightMaxCm', 'height_max_cm'],
] as const satisfies [keyof Wishes, string][];

/** The wishes that are lists, and what they are lists of. */
const lists = [
  ['maritalStatus', 'marital_status_ids', 'option'],
  ['religion', 'religion_ids', 'option'],
  ['caste', 'castes', 'word'],
  ['motherTongue', 'mother_tongue_ids', 'option'],
  ['education', 'education_ids', 'option'],
  ['profession', 'professions', 'word'],
  ['states', 'state_ids', 'option'],
  ['cities', 'cities', 'word'],
  ['diet', 'diet_ids', 'option'],
  ['must', 'must', 'wish'],
  ['nice', 'nice', 'wish'],
] as const satisfies [keyof Wishes, string, string][];
type ListOf = (typeof lists)[number][2];

const LISTS = words.length;

/** After so many numbers of a profile come its small ones, two in the room of one. */
export const SMALL = LISTS + lists.length;

/** Numbers of each profile, small ones as halves. */
export const LENGTH = SMALL + Math.ceil((facts.length + bounds.length) / 2);

const placesOf = <Name extends string>(all: readonly (readonly [Name, ...unknown[]])[], first: number) =>
  Object.fromEntries(all.map(([name], place) => [name, first + place])) as Record<Name, number>;

/** Where each fact is among the numbers of a profile; from SMALL on, among its small ones, which begin where its numbers do. */
export const placesOfFacts = { ...placesOf(words, 0), ...placesOf(facts, SMALL * 2) };

/** Where each list of its wishes is among its numbers. */
export const placesOfLists = placesOf(lists, LISTS);

/** Where each bound of its wishes is among its small numbers. */
export const placesOfBounds = placesOf(bounds, SMALL * 2 + facts.length);

const columns = [...bounds, ...lists].map(([, column]) => column).join(', ');
const selected = `select profile_id, ${columns} from partner_wishes where profile_id = any($1::bigint[])`;

/**
 * A list that some profiles have.
 * @property weights what each wish weighs for those who say that these are only nice to have; of lists of wishes and the empty one alone
 */
type List = { values: readonly (number | string)[]; weights: readonly number[] | null };

/** The place of the empty list, which is the same for all wishes. */
export const NO_LIST = 0;
const NONE: List = { values: [], weights: weightsOf([]) };

/**
 * Listed profiles as they are compared with a member, those that searches have needed since they changed. All numbers of one are
 * together: read from a column each, they took three times as long.
 * @property places by id of the profile, plus 1; 0: not kept
 * @property numbers of each place: words, lists by their places in `lists`, facts and bounds (0: none)
 * @property small the same memory in numbers of 16 bits
 * @property known places in `lists`, by the wish and how the database writes them
 * @property members with whom they were compared lately, and the day for which they were read
 * @property ranks how well they fit members
 * @property reading of each reading that is under way, the profiles that have changed since it began
 */
export type PeopleCache = {
  places: Int32Array<ArrayBuffer>;
  size: number;
  numbers: Int32Array<ArrayBuffer>;
  small: Uint16Array<ArrayBuffer>;
  lists: List[];
  listNumbers: Map<string, number>;
  members: Map<number, { day: string; person: Person }>;
  ranks: RankCache;
  reading: Set<Set<number>>;
};

export const makePeopleCache = (): PeopleCache => ({
  places: new Int32Array(FIRST),
  size: 0,
  ...numbersIn(new Int32Array(FIRST * LENGTH)),
  lists: [NONE],
  listNumbers: new Map(),
  members: new Map(),
  ranks: makeRankCache(),
  reading: new Set(),
});

const numbersIn = (numbers: Int32Array<ArrayBuffer>) => ({ numbers, small: new Uint16Array(numbers.buffer) });

/** Forgets a profile, which may have changed. */
export function invalidatePerson(it: PeopleCache, id: number): void {
  for (const changed of it.reading) changed.add(id);
  it.members.delete(id);
  if (id < it.places.length) it.places[id] = 0;
}

/** Returns what was read, and which profiles have changed meanwhile. */
async function readBeside<Read>(it: PeopleCache, read: () => Promise<Read>): Promise<[Read, Set<number>]> {
  const changed = new Set<number>();
  it.reading.add(changed);
  try {
    return [await read(), changed];
  } finally {
    it.reading.delete(changed);
  }
}

/** Reads those of some listed profiles that are not kept yet; then returns what `use` returns, which must not wait. */
export async function withCachedPeople<Result>(
  it: PeopleCache,
  { pool, both, ids }: { pool: pg.Pool; both: Partition[]; ids: Iterable<number> },
  use: () => Result,
): Promise<Result> {
  const columnsOf = (id: number) => both.find((partition) => placeOfId(partition, id) >= 0);
  const missingOf = () => [...ids].filter((id) => !it.places[id] && columnsOf(id));
  let missing = areCached(it, ids) ? [] : missingOf();
  for (let tries = 0; missing.length > 0 && tries < TRIES; tries++) {
    const [rows, changed] = await readBeside(it, () => readTexts<string | null>(pool, selected, [missing]));
    const wishes = new Map(rows.map(([id, ...values]) => [Number(id), values]));
    if (it.size + missing.length > MOST.people || it.lists.length > MOST.lists) clear(it);
    for (const id of missing) {
      const partition = columnsOf(id);
      // What was read may be older than its change.
      if (partition && !changed.has(id) && !it.places[id]) addPerson(it, partition, id, wishes.get(id) ?? []);
    }
    // This search or another one may have emptied them.
    missing = missingOf();
  }
  return use();
}

function areCached({ places }: PeopleCache, ids: Iterable<number>): boolean {
  for (const id of ids) if (!places[id]) return false;
  return true;
}

/** Returns a member as `read` returns them, and keeps that while they are listed, until they change or the day does. */
export async function cachedMember(
  it: PeopleCache,
  { id, day }: { id: number; day: string },
  read: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const known = it.members.get(id);
  if (known?.day === day) return known.person;
  const [person, changed] = await readBeside(it, read);
  // Of a profile that is not listed no changes are heard.
  if (!person || person.idleDays === null || changed.has(id)) return person;
  setLru(it.members, id, MOST.members, { day, person });
  return person;
}

function clear(it: PeopleCache): void {
  it.places.fill(0);
  it.size = 0;
  it.lists = [NONE];
  it.listNumbers.clear();
  clearRanks(it.ranks);
}

/** @param wishes values of `columns`; none of a profile that wishes for nothing */
function addPerson(it: PeopleCache, partition: Partition, id: number, wishes: (string | null)[]): void {
  const first = it.size++ * LENGTH;
  if (id >= it.places.length) it.places = enlarge(it.places, Math.max(id + 1, it.places.length * 2));
  if (it.numbers.length < first + LENGTH)
    Object.assign(it, numbersIn(enlarge(it.numbers, Math.min(it.numbers.length * 2, MOST.people * LENGTH))));
  const { numbers, small } = it;
  const place = placeOfId(partition, id);
  const stated = (name: ColumnName) => columnDataOf(partition, name).data![place]!;
  for (const [index, [, name]] of words.entries()) numbers[first + index] = stated(name);
  for (const [index, list] of lists.entries())
    numbers[first + LISTS + index] = numberOf(it, list, wishes[bounds.length + index] ?? '{}');
  for (const [name, column] of facts) small[first * 2 + placesOfFacts[name]] = stated(column);
  for (const [index, [name]] of bounds.entries())
    small[first * 2 + placesOfBounds[name]] = Number(wishes[index] ?? 0);
  it.places[id] = it.size;
}

const readings: Record<ListOf, (text: string) => number | string> = {
  option: Number,
  word: (text) => text.toLowerCase(),
  wish: String,
};

/** Returns the place of a list; lists of the same wish that are alike have one. */
function numberOf(it: PeopleCache, [name, , of]: (typeof lists)[number], text: string): number {
  if (text === '{}') return NO_LIST;
  const key = `${name} ${text}`;
  const number = it.listNumbers.get(key);
  if (number !== undefined) return number;
  const texts = readList(text);
  const weights = of === 'wish' ? weightsOf(texts) : null;
  it.lists.push({ values: texts.map((one) => readings[of](one)), weights });
  it.listNumbers.set(key, it.lists.length - 1);
  return it.lists.length - 1;
}
