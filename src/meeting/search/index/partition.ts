import type { Condition } from '../query.ts';
import { type ColumnName, columnNames, placeOfColumn, type SearchRow } from '../rows/columns.ts';
import type { ColumnIds } from '../text/columnIds.ts';
import { type ColumnData, enlarge, makeColumnData, moveWord } from './column.ts';
import { customRowAt, growCustom, makeCustomData, markCustom, unmarkCustom } from './custom.ts';
import { type Bits, clearBit, hasBit, makeBits, setBit } from './sets/bits.ts';
import { addToRange } from './sets/range.ts';
import type { RowSet } from './sets/rowSet.ts';

/** The largest value of a byte. */
const BYTE = 255;

/** A row that belongs further ahead than this is not moved: everything is loaded again. */
const MOVED_MAX = 2000;
const FIRST_CAPACITY = 1024;

/** Most unused sets that are kept for later searches. */
const SPARE_SETS_MAX = 8;

export type CachedQuery = {
  where: Condition[];
  version: number;
  rows: RowSet;
  /** By part of a free text: the fitting places that match it. */
  texts: Map<ColumnIds, Bits>;
};

/**
 * The places of all profiles by id. Women and men share one list, because most ids belong to one or the other: place
 * + 1 for a woman, the complement of the place for a man, 0 for an unlisted profile.
 */
type Places = { byId: Int32Array<ArrayBuffer> };

export const makePlaces = (rows: number): Places => ({ byId: new Int32Array(capacityFor(rows)) });

export type Partition = ReturnType<typeof makePartition>;

/** Returns room for a few more rows than were loaded. */
const capacityFor = (rows: number): number => Math.max(FIRST_CAPACITY, Math.ceil(rows * 1.02));

/**
 * Returns empty columns for all listed profiles of one gender, ordered by (listedAt, id). A place is a number from 0,
 * and a removed profile leaves its place empty.
 */
export function makePartition(gender: 'female' | 'male', rows = 0, places = makePlaces(rows)) {
  const capacity = capacityFor(rows);
  return {
    gender,
    /** How many places are taken, including those of removed rows. */
    size: 0,
    removed: 0,
    /** Grows with each change of a row. */
    version: 0,
    /** Unused sets, which can be written. */
    spare: [] as Bits[],
    /** How many rows a set has, and how many places there were when it was counted. */
    sizes: new WeakMap<Bits, { size: number; rows: number }>(),
    /** The result of the last search: its tiers and its count have the same conditions and texts. */
    lastQuery: null as CachedQuery | null,
    capacity,
    /** Ids of any site are below 2 to the 32nd. */
    ids: new Uint32Array(capacity),
    listedAt: new Float64Array(capacity),
    listed: makeBits(capacity),
    /** The listed rows that everybody may find, not only premium members. */
    open: makeBits(capacity),
    /** In the order of `columnNames`. */
    columns: columnNames.map((name) => makeColumnData(name, capacity)),
    custom: makeCustomData(),
    places,
  };
}

/** Returns a column of all rows. */
export const columnDataOf = (it: Partition, name: ColumnName): ColumnData => it.columns[placeOfColumn[name]]!;

function grow(it: Partition): void {
  it.capacity += Math.max(FIRST_CAPACITY, it.capacity >>> 2);
  it.spare = [];
  it.lastQuery = null;
  const { capacity } = it;
  const bits = (old: Bits) => enlarge(old, makeBits(capacity).length);
  it.ids = enlarge(it.ids, capacity);
  it.listedAt = enlarge(it.listedAt, capacity);
  it.listed = bits(it.listed);
  it.open = bits(it.open);
  for (const store of it.columns) {
    store.postings = null;
    if (store.data) store.data = enlarge(store.data, capacity);
    if (store.sets) store.sets = store.sets.map((set) => set && bits(set));
    store.range?.clear();
    store.wordSets?.clear();
  }
  growCustom(it.custom, capacity);
}

/** Returns a set to write, with any content. Making one takes three times as long as reading one. */
export const acquireBits = (it: Partition): Bits => it.spare.pop() ?? makeBits(it.capacity);

/** Keeps a set that nobody reads any more for reuse. */
export function releaseBits(it: Partition, bits: Bits): void {
  if (it.spare.length < SPARE_SETS_MAX && bits.length === it.listed.length) it.spare.push(bits);
}

/** Returns the sets of a column of options or of a flag; null for other columns. */
export function setsOf(it: Partition, store: ColumnData): (Bits | undefined)[] | null {
  if (store.sets || store.kind !== 'option') return store.sets;
  store.sets = [];
  const { data, sets } = store;
  const words = (it.size + 31) >>> 5;
  // Word by word: a call for each row takes several times as long, and blocks the server meanwhile.
  for (let word = 0; word < words; word++) {
    for (let left = it.listed[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = data![(word << 5) | bit]!;
      const set = sets[value] ?? findSet(it, sets, value);
      set[word]! |= 1 << bit;
    }
  }
  return sets;
}

/** Returns the place of a profile; -1 if it is not listed, or of the other gender. */
export function placeOfId({ gender, places: { byId } }: Partition, id: number): number {
  const held = byId[id] ?? 0;
  return gender === 'female' ? Math.max(held, 0) - 1 : ~Math.min(held, 0);
}

function setPlace({ gender, places }: Partition, id: number, place: number): void {
  if (id >= places.byId.length) places.byId = enlarge(places.byId, Math.max(id + 1, places.byId.length * 2));
  places.byId[id] = gender === 'female' ? place + 1 : ~place;
}

/** Returns the first place whose (listedAt, id) is not before the given one. */
export function firstPlaceFrom(it: Partition, listedAt: number, id: number): number {
  let low = 0;
  let high = it.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const middleListedAt = it.listedAt[middle]!;
    if (middleListedAt < listedAt || (middleListedAt === listedAt && it.ids[middle]! < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a row that belongs after all others. */
export function appendRow(it: Partition, row: SearchRow): void {
  if (it.size === it.capacity) grow(it);
  write(it, it.size++, row);
}

/** Reserves an empty place after all others for a hidden profile. */
export function reservePlace(it: Partition, id: number, listedAt: number): void {
  if (it.size === it.capacity) grow(it);
  it.ids[it.size] = id;
  it.listedAt[it.size] = listedAt;
  it.size++;
  it.removed++;
}

/** Adds or replaces the row of a profile. Returns false if the row would have to be moved too far. */
export function putRow(it: Partition, row: SearchRow): boolean {
  const place = placeOfId(it, row.id);
  if (place >= 0 && it.listedAt[place] === row.listedAt) {
    unmark(it, place);
    write(it, place, row);
    return true;
  }
  if (place >= 0) removeRow(it, row.id);
  const target = firstPlaceFrom(it, row.listedAt, row.id);
  // A profile that was hidden comes back to its old place.
  if (target < it.size && it.ids[target] === row.id && it.listedAt[target] === row.listedAt) {
    it.removed--;
    write(it, target, row);
    return true;
  }
  if (it.size - target > MOVED_MAX) return false;
  // Transactions commit in another order than they begin, so the last few rows make room.
  const later: SearchRow[] = [];
  for (let moved = target; moved < it.size; moved++) {
    if (hasBit(it.listed, moved)) later.push(rowAt(it, moved));
    else it.removed--;
    unmark(it, moved);
  }
  it.size = target;
  for (const one of [row, ...later]) appendRow(it, one);
  return true;
}

/** Removes the row of a profile, if there is one. */
export function removeRow(it: Partition, id: number): void {
  const place = placeOfId(it, id);
  if (place < 0) return;
  unmark(it, place);
  it.places.byId[id] = 0;
  it.removed++;
}

function write(it: Partition, place: number, row: SearchRow): void {
  it.version++;
  setPlace(it, row.id, place);
  it.ids[place] = row.id;
  it.listedAt[place] = row.listedAt;
  setBit(it.listed, place);
  if (row.values[placeOfColumn.premium_only] === 0) setBit(it.open, place);
  for (let column = 0; column < it.columns.length; column++) {
    const store = it.columns[column]!;
    const value = row.values[column]!;
    if (value > store.last) store.last = value;
    if (store.wordSets) moveWord(store, place, value);
    if (value > BYTE && store.data instanceof Uint8Array) store.data = Uint16Array.from(store.data);
    if (store.data) store.data[place] = value;
    if (store.range) addToRange(store.range, value, place);
    // A flag of 0 has no set.
    else if (store.sets && (store.data || value === 1)) setBit(findSet(it, store.sets, value), place);
  }
  markCustom(it.custom, place, row.custom, it.capacity);
}

/** Removes a place from every set. */
function unmark(it: Partition, place: number): void {
  it.version++;
  unmarkCustom(it.custom, place, it.capacity);
  clearBit(it.listed, place);
  clearBit(it.open, place);
  for (const { data, sets } of it.columns) {
    const set = sets?.[data ? data[place]! : 1];
    if (set) clearBit(set, place);
  }
}

function findSet(it: Partition, sets: (Bits | undefined)[], value: number): Bits {
  let set = sets[value];
  if (!set) {
    set = makeBits(it.capacity);
    // Without holes: they would make reading it slower.
    while (sets.length < value) sets.push(undefined);
    sets[value] = set;
  }
  return set;
}

/** Returns the row at a place. */
export function rowAt(it: Partition, place: number): SearchRow {
  return {
    id: it.ids[place]!,
    listedAt: it.listedAt[place]!,
    values: it.columns.map(({ data, sets }) => {
      if (data) return data[place]!;
      const set = sets![1];
      return set && hasBit(set, place) ? 1 : 0;
    }),
    custom: customRowAt(it.custom, place),
  };
}
