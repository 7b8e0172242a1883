import type pg from 'pg';
import type { CustomValues } from '../../../../base/custom-fields/shared/field.ts';
import { parseArray } from '../../../../kit/database/db.ts';
import { memoize } from '../../../../kit/memoize.ts';
import {
  type CustomWishes,
  customWishesOf,
  NO_CUSTOM,
  NO_CUSTOM_WISHES,
} from '../../../../people/profiles/fit/custom.ts';
import {
  comparedLists,
  type PersonFacts,
  type Wishes,
  weightsOf,
} from '../../../../people/profiles/fit/wishes.ts';
import {
  numberFacts,
  optionFacts,
  wishBounds,
  wordFacts,
} from '../../../../people/profiles/shared/wishes/list.ts';
import { type ColumnName, columnOfFact } from '../../rows/columns.ts';
import { enlarge } from '../column.ts';
import { customRowAt } from '../custom.ts';
import { columnDataOf, type Partition, placeOfId } from '../partition.ts';
import { readRawRows } from '../rawRows.ts';
import { setLru } from '../sets/lru.ts';
import { clearRanks, makeRankCache, type RankCache } from './rankCache.ts';

/** A profile for comparison with another. */
export type Person = {
  facts: PersonFacts;
  wishes: Wishes;
  /** Days since anybody who manages it was here; null where it is not listed. */
  idleDays: number | null;
};

/**
 * Most places of profiles, including those of profiles that changed, and most lists: with more, all are forgotten.
 * With more members, only the one cached longest ago is.
 */
export const CACHED_MAX = { people: 200_000, lists: 100_000, members: 1000 } as const;
const FIRST = 1024;

/** How often a profile is read again that changes while it is read. */
const TRIES = 5;

/** Facts that are words, and their columns in the search; 0: not stated. */
const words = wordFacts.map((fact) => [fact, columnOfFact(fact)] as const);

/** Other facts, as numbers below 2 to the 16th. */
const facts = [
  ['age', 'date_of_birth'],
  ...[...numberFacts, ...optionFacts].map((fact) => [fact, columnOfFact(fact)] as const),
  ['activeOn', 'active_on'],
] as const satisfies (readonly [keyof PersonFacts | 'activeOn', ColumnName])[];

/** The bounds of wishes, and their columns; 0: none. */
const bounds = wishBounds.map(({ field, compared }) => [field, compared] as const);

/** The wishes that are lists, their columns, and the kind of values. */
const lists = [
  ...comparedLists.map(({ name, compared, isWord }) => [name, compared, isWord ? 'word' : 'option'] as const),
  ['must', 'must', 'wish'],
  ['nice', 'nice', 'wish'],
] as const;
type ListOf = (typeof lists)[number][2];

const LISTS = words.length;

/** Index at which the small numbers of a profile begin. Two of them take the room of one. */
export const SMALL = LISTS + lists.length;

/** How many numbers each profile has; a small number counts half. */
export const LENGTH = SMALL + Math.ceil((facts.length + bounds.length) / 2);

const placesOf = <Name extends string>(all: readonly (readonly [Name, ...unknown[]])[], first: number) =>
  Object.fromEntries(all.map(([name], place) => [name, first + place])) as Record<Name, number>;

/**
 * Index of each fact among the numbers of a profile; from SMALL on, among its 16-bit numbers, counted from the same
 * start.
 */
export const placesOfFacts = { ...placesOf(words, 0), ...placesOf(facts, SMALL * 2) };

/** Index of each list of wishes among the numbers of a profile. */
export const placesOfLists = placesOf(lists, LISTS);

/** Index of each bound of a wish among its 16-bit numbers. */
export const placesOfBounds = placesOf(bounds, SMALL * 2 + facts.length);

const columns = [...[...bounds, ...lists].map(([, column]) => column), 'custom'].join(', ');
const CUSTOM = bounds.length + lists.length;
const selected = `select profile_id, ${columns} from partner_wishes where profile_id = any($1::bigint[])`;

/**
 * A list that some profiles have.
 * @property weights of all wishes where the list says which are only nice to have; only for lists of wishes and the
 * empty list
 */
type List = { values: readonly (number | string)[]; weights: readonly number[] | null };

/** The index of the empty list, the same for all wishes. */
export const NO_LIST = 0;
const NONE: List = { values: [], weights: weightsOf([]) };

/**
 * Listed profiles for comparison with a member. Each is cached once a search needs it, until it changes. All numbers
 * of a profile are together: reading each from its own column took three times as long.
 * @property places by profile id, plus 1; 0: not cached
 * @property numbers of each place: words, indexes in `lists`, facts and bounds (0: none)
 * @property small the same memory as 16-bit numbers
 * @property listNumbers indexes in `lists`, by the wish and the database's text
 * @property members who were compared lately, and the day for which they were read
 * @property ranks how well the profiles fit members
 * @property custom by profile id, of those that have or look for something in the site's own fields
 * @property reading for each read under way, the profiles that changed since it began
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
  custom: Map<number, OwnFields>;
};

/** What a profile states of the site's own fields, and what it looks for in them. */
type OwnFields = { facts: CustomValues; wishes: CustomWishes };

const readCustomWishes = memoize((text) => customWishesOf(JSON.parse(text)), 1_000_000);

export const makePeopleCache = (): PeopleCache => ({
  places: new Int32Array(FIRST),
  size: 0,
  ...numbersIn(new Int32Array(FIRST * LENGTH)),
  lists: [NONE],
  listNumbers: new Map(),
  members: new Map(),
  ranks: makeRankCache(),
  reading: new Set(),
  custom: new Map(),
});

const numbersIn = (numbers: Int32Array<ArrayBuffer>) => ({ numbers, small: new Uint16Array(numbers.buffer) });

/** Forgets a profile that may have changed. */
export function invalidatePerson(it: PeopleCache, id: number): void {
  for (const changed of it.reading) changed.add(id);
  it.members.delete(id);
  it.custom.delete(id);
  if (id < it.places.length) it.places[id] = 0;
}

/** Returns what `read` returns, and which profiles changed meanwhile. */
async function readBeside<Read>(it: PeopleCache, read: () => Promise<Read>): Promise<[Read, Set<number>]> {
  const changed = new Set<number>();
  it.reading.add(changed);
  try {
    return [await read(), changed];
  } finally {
    it.reading.delete(changed);
  }
}

/** Caches the listed profiles of `ids` that are missing; then returns what `use` returns, which must be synchronous. */
export async function withCachedPeople<Result>(
  it: PeopleCache,
  { pool, both, ids }: { pool: pg.Pool; both: Partition[]; ids: Iterable<number> },
  use: () => Result,
): Promise<Result> {
  const columnsOf = (id: number) => both.find((partition) => placeOfId(partition, id) >= 0);
  const missingOf = () => [...ids].filter((id) => !it.places[id] && columnsOf(id));
  let missing = areCached(it, ids) ? [] : missingOf();
  for (let tries = 0; missing.length > 0 && tries < TRIES; tries++) {
    const [rows, changed] = await readBeside(it, () => readRawRows<string | null>(pool, selected, [missing]));
    const wishes = new Map(rows.map(([id, ...values]) => [Number(id), values]));
    if (it.size + missing.length > CACHED_MAX.people || it.lists.length > CACHED_MAX.lists) clear(it);
    for (const id of missing) {
      const partition = columnsOf(id);
      // What was read may be older than the change.
      if (partition && !changed.has(id) && !it.places[id]) addPerson(it, partition, id, wishes.get(id) ?? []);
    }
    // This search or another one may have cleared the cache.
    missing = missingOf();
  }
  return use();
}

function areCached({ places }: PeopleCache, ids: Iterable<number>): boolean {
  for (const id of ids) if (!places[id]) return false;
  return true;
}

/** Returns the member from `read`. Caches a listed member until they change or the day does. */
export async function cachedMember(
  it: PeopleCache,
  { id, day }: { id: number; day: string },
  read: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const cached = it.members.get(id);
  if (cached?.day === day) return cached.person;
  const [person, changed] = await readBeside(it, read);
  // Nothing notifies of changes of an unlisted profile.
  if (!person || person.idleDays === null || changed.has(id)) return person;
  setLru(it.members, id, CACHED_MAX.members, { day, person });
  return person;
}

function clear(it: PeopleCache): void {
  it.places.fill(0);
  it.size = 0;
  it.lists = [NONE];
  it.listNumbers.clear();
  it.custom.clear();
  clearRanks(it.ranks);
}

/** @param wishes values of `columns`; empty for a profile without wishes */
function addPerson(it: PeopleCache, partition: Partition, id: number, wishes: (string | null)[]): void {
  const first = it.size++ * LENGTH;
  if (id >= it.places.length) it.places = enlarge(it.places, Math.max(id + 1, it.places.length * 2));
  if (it.numbers.length < first + LENGTH)
    Object.assign(
      it,
      numbersIn(enlarge(it.numbers, Math.min(it.numbers.length * 2, CACHED_MAX.people * LENGTH))),
    );
  const { numbers, small } = it;
  const place = placeOfId(partition, id);
  const stated = (name: ColumnName) => columnDataOf(partition, name).data![place]!;
  for (const [index, [, name]] of words.entries()) numbers[first + index] = stated(name);
  for (const [index, list] of lists.entries())
    numbers[first + LISTS + index] = numberOf(it, list, wishes[bounds.length + index] ?? '{}');
  for (const [name, column] of facts) small[first * 2 + placesOfFacts[name]] = stated(column);
  for (const [index, [name]] of bounds.entries())
    small[first * 2 + placesOfBounds[name]] = Number(wishes[index] ?? 0);
  const own = {
    facts: customRowAt(partition.custom, place),
    wishes: readCustomWishes(wishes[CUSTOM] ?? '{}'),
  };
  if (own.facts === NO_CUSTOM && own.wishes === NO_CUSTOM_WISHES) it.custom.delete(id);
  else it.custom.set(id, own);
  it.places[id] = it.size;
}

const readings: Record<ListOf, (text: string) => number | string> = {
  option: Number,
  word: (text) => text.toLowerCase(),
  wish: String,
};

/** Returns the index of a list. Equal lists of the same wish share one. */
function numberOf(it: PeopleCache, [name, , of]: (typeof lists)[number], text: string): number {
  if (text === '{}') return NO_LIST;
  const key = `${name} ${text}`;
  const number = it.listNumbers.get(key);
  if (number !== undefined) return number;
  const texts = parseArray(text);
  const weights = of === 'wish' ? weightsOf(texts) : null;
  it.lists.push({ values: texts.map((one) => readings[of](one)), weights });
  it.listNumbers.set(key, it.lists.length - 1);
  return it.lists.length - 1;
}
