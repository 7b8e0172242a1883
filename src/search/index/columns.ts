import { type Bits, clearBit, hasBit, makeBits, setBit } from './bits.ts';

/** A row of search_rows as numbers. */
export type Row = {
  id: number;
  /** Since when the profile is listed, in microseconds. */
  listedAt: number;
  /** Day of birth, in days since 1900-01-01. */
  born: number;
  female: boolean;
  premiumOnly: boolean;
  /** The chosen options, in the order of `choiceNames`. */
  chosen: number[];
  /** Ids of words, in the order of `wordColumns`. */
  words: number[];
};

export const wordColumns = ['caste', 'city', 'profession', 'name'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** Days of birth that share a set of rows: 2 to this power. */
export const BIRTH_SHIFT = 8;
/** A row that belongs further ahead than this is not moved there: everything is loaded again. */
const MOST_MOVED = 2000;
const FIRST_CAPACITY = 1024;

export type Columns = ReturnType<typeof makeColumns>;

/**
 * Returns empty columns for all listed profiles, which are in the order of (listedAt, id): their place is a number from
 * 0, and a removed one leaves its place empty.
 * @param choices how many lists an option is chosen of
 */
export function makeColumns(choices: number, rows = 0) {
  const capacity = Math.max(FIRST_CAPACITY, Math.ceil(rows * 1.1));
  return {
    /** How many places are taken, by removed ones too. */
    size: 0,
    removed: 0,
    capacity,
    ids: new Float64Array(capacity),
    listedAt: new Float64Array(capacity),
    born: new Uint16Array(capacity),
    chosen: Array.from({ length: choices }, () => new Uint16Array(capacity)),
    words: wordColumns.map(() => new Int32Array(capacity)),
    /** The largest id of a word, by column. */
    lastWords: wordColumns.map(() => 0),
    listed: makeBits(capacity),
    female: makeBits(capacity),
    premiumOnly: makeBits(capacity),
    options: Array.from({ length: choices }, () => new Map<number, Bits>()),
    births: new Map<number, Bits>(),
    /** Place by id of the profile, plus 1; 0: not listed. */
    places: new Int32Array(capacity),
  };
}

function enlarge<T extends Uint16Array | Int32Array | Uint32Array | Float64Array>(old: T, length: number): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old as never);
  return larger;
}

function grow(it: Columns): void {
  it.capacity *= 2;
  const { capacity } = it;
  const bits = (old: Bits) => enlarge(old, makeBits(capacity).length);
  it.ids = enlarge(it.ids, capacity);
  it.listedAt = enlarge(it.listedAt, capacity);
  it.born = enlarge(it.born, capacity);
  it.chosen = it.chosen.map((column) => enlarge(column, capacity));
  it.words = it.words.map((column) => enlarge(column, capacity));
  it.listed = bits(it.listed);
  it.female = bits(it.female);
  it.premiumOnly = bits(it.premiumOnly);
  for (const sets of [...it.options, it.births]) for (const [value, set] of sets) sets.set(value, bits(set));
}

/** Returns the place of a profile; -1 when it is not listed. */
export const placeOfId = (it: Columns, id: number): number => (it.places[id] ?? 0) - 1;

/** Returns the first place whose (listedAt, id) is not before the given one. */
export function firstPlaceFrom(it: Columns, listedAt: number, id: number): number {
  let low = 0;
  let high = it.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = it.listedAt[middle]!;
    if (at < listedAt || (at === listedAt && it.ids[middle]! < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds or replaces the row of a profile. Returns false when it would have to be moved too far. */
export function putRow(it: Columns, row: Row): boolean {
  const place = placeOfId(it, row.id);
  if (place >= 0 && it.listedAt[place] === row.listedAt) {
    unmark(it, place);
    write(it, place, row);
    return true;
  }
  if (place >= 0) removeRow(it, row.id);
  const at = firstPlaceFrom(it, row.listedAt, row.id);
  // A profile that was hidden comes back to the place that it has left.
  if (at < it.size && it.ids[at] === row.id && it.listedAt[at] === row.listedAt) {
    it.removed--;
    write(it, at, row);
    return true;
  }
  if (it.size - at > MOST_MOVED) return false;
  // Transactions commit in another order than they begin: the last few make room.
  const later: Row[] = [];
  for (let moved = at; moved < it.size; moved++) {
    if (hasBit(it.listed, moved)) later.push(readRow(it, moved));
    else it.removed--;
    unmark(it, moved);
  }
  it.size = at;
  for (const one of [row, ...later]) {
    if (it.size === it.capacity) grow(it);
    write(it, it.size++, one);
  }
  return true;
}

/** Removes the row of a profile, if there is one. */
export function removeRow(it: Columns, id: number): void {
  const place = placeOfId(it, id);
  if (place < 0) return;
  unmark(it, place);
  it.places[id] = 0;
  it.removed++;
}

function write(it: Columns, place: number, row: Row): void {
  if (row.id >= it.places.length) it.places = enlarge(it.places, Math.max(row.id + 1, it.places.length * 2));
  it.places[row.id] = place + 1;
  it.ids[place] = row.id;
  it.listedAt[place] = row.listedAt;
  it.born[place] = row.born;
  row.chosen.forEach((option, choice) => {
    it.chosen[choice]![place] = option;
    setBit(findSet(it, it.options[choice]!, option), place);
  });
  row.words.forEach((word, column) => {
    it.words[column]![place] = word;
    if (word > it.lastWords[column]!) it.lastWords[column] = word;
  });
  setBit(findSet(it, it.births, row.born >>> BIRTH_SHIFT), place);
  setBit(it.listed, place);
  if (row.female) setBit(it.female, place);
  if (row.premiumOnly) setBit(it.premiumOnly, place);
}

/** Takes a place out of every set. */
function unmark(it: Columns, place: number): void {
  for (const set of [it.listed, it.female, it.premiumOnly]) clearBit(set, place);
  it.options.forEach((sets, choice) => {
    const set = sets.get(it.chosen[choice]![place]!);
    if (set) clearBit(set, place);
  });
  const set = it.births.get(it.born[place]! >>> BIRTH_SHIFT);
  if (set) clearBit(set, place);
}

function findSet(it: Columns, sets: Map<number, Bits>, value: number): Bits {
  let set = sets.get(value);
  if (!set) {
    set = makeBits(it.capacity);
    sets.set(value, set);
  }
  return set;
}

function readRow(it: Columns, place: number): Row {
  return {
    id: it.ids[place]!,
    listedAt: it.listedAt[place]!,
    born: it.born[place]!,
    female: hasBit(it.female, place),
    premiumOnly: hasBit(it.premiumOnly, place),
    chosen: it.chosen.map((column) => column[place]!),
    words: it.words.map((column) => column[place]!),
  };
}
