import type { Condition, Query } from '../../query.ts';
import type { OptionColumn, RangeColumn, WordColumn } from '../../rows/columns.ts';
import type { CustomRequirement } from '../../rows/custom.ts';
import { postingsOf } from '../column.ts';
import { customSets, customSpan } from '../custom.ts';
import {
  acquireBits,
  columnDataOf,
  firstPlaceFrom,
  type Partition,
  placeOfId,
  releaseBits,
  setsOf,
} from '../partition.ts';
import { type Bits, clearBit, combine, countBits, hasBit, setBit } from '../sets/bits.ts';
import { type Block, spanOf } from '../sets/range.ts';
import {
  areFew,
  countRows,
  intersectAll,
  intersection,
  intersectRows,
  intersectWithUnion,
  type RowSet,
  sparseRowSet,
  subtractRows,
} from '../sets/rowSet.ts';
import { rowsWith } from '../sets/wordSets.ts';
import { findRare } from './rare.ts';
import { filterByIds, filterByText } from './text.ts';

/** Returns the places of profiles that fit a search; valid until the next call. */
export function findRowSet(it: Partition, { where, text }: Query): RowSet {
  if (it.lastQuery?.where !== where || it.lastQuery.version !== it.version) {
    if (it.lastQuery)
      for (const bits of [it.lastQuery.rows.bits, ...it.lastQuery.texts.values()]) releaseBits(it, bits);
    it.lastQuery = { where, version: it.version, rows: findWhere(it, where), texts: new Map() };
  }
  const { rows: fitting } = it.lastQuery;
  if (!text || fitting.words === 0) return { ...fitting, shared: true };
  const copy = copyRowSet(it, fitting);
  filterByText(it, copy, text, it.lastQuery);
  return copy;
}

/** Returns the places of profiles that meet all conditions. */
function findWhere(it: Partition, all: Condition[]): RowSet {
  const where = all.filter((one) => !isGender(one));
  // A partition has one gender: a search for the other one finds nothing in it.
  if (all.some((one) => isGender(one) && one.is !== (it.gender === 'female')))
    return { bits: acquireBits(it), words: 0, few: null };
  return findOfGender(it, where);
}

const isGender = (one: Condition): one is Condition & { column: 'female'; is: boolean } =>
  'is' in one && one.column === 'female';

/** Whether it is the condition that nearly every search has. */
const isOpen = (one: Condition): boolean => 'is' in one && one.column === 'premium_only' && !one.is;

function findOfGender(it: Partition, where: Condition[]): RowSet {
  const rare = findRare(it, where);
  if (rare) return rare;
  const all: Bits[] = [where.some(isOpen) ? it.open : it.listed];
  const none: Bits[] = [];
  const rest: Condition[] = [];
  for (const one of where) {
    if (isOpen(one)) continue;
    const sets = setsFor(it, one);
    if (!sets) rest.push(one);
    else {
      all.push(...sets.all);
      none.push(...sets.none);
    }
  }
  const fitting = findInSets(it, all, none);
  // Row-by-row checks come last, when fewer rows are left.
  for (const one of rest.toSorted((a, b) => costOf(it, a) - costOf(it, b))) filterRows(it, fitting, one);
  return fitting;
}

/** Returns the places that are in all of some sets and in none of others. */
function findInSets(it: Partition, all: Bits[], none: Bits[]): RowSet {
  const words = (it.size + 31) >>> 5;
  const bits = acquireBits(it);
  const share = (set: Bits) => countOnce(it, set) / it.size;
  const [first, ...more] = all.toSorted((one, other) => countOnce(it, one) - countOnce(it, other));
  const [second, ...others] = more;
  if (second && areFew(countOnce(it, first!) * share(second), words)) {
    const fitting = intersection(bits, first!, second, words);
    intersectAll(fitting, others, none);
    return fitting;
  }
  combine(bits, first!, more, none, words);
  const expected = [...all.map(share), ...none.map((set) => 1 - share(set))].reduce(
    (rows, one) => rows * one,
    it.size,
  );
  return areFew(expected, words) ? sparseRowSet(bits, words) : { bits, words, few: null };
}

/** Returns about how many places a set has. Counts again when there are 1.5 times as many rows. */
function countOnce(it: Partition, set: Bits): number {
  const cached = it.sizes.get(set);
  if (cached && it.size < cached.rows * 1.5) return cached.size;
  const size = countBits(set, (it.size + 31) >>> 5);
  it.sizes.set(set, { size, rows: it.size });
  return size;
}

/** Returns the sets that a row must and must not be in to meet a condition; null: sets alone do not decide it. */
function setsFor(it: Partition, one: Condition): { all: Bits[]; none: Bits[] } | null {
  if ('custom' in one) {
    if (!('among' in one)) return customSpan(it.custom, one, it);
    const sets = customSets(it.custom, one)!;
    return sets.length === 1 ? { all: sets, none: [] } : null;
  }
  if ('is' in one || ('among' in one && one.among.length === 1)) {
    const set = 'is' in one ? columnDataOf(it, one.column).sets![1] : setOf(it, one.column, one.among[0]!);
    if (!set) return null;
    return 'is' in one && !one.is ? { all: [], none: [set] } : { all: [set], none: [] };
  }
  if (!('column' in one) || 'among' in one) return null;
  return spanOf(rangeDataOf(it, one.column), one);
}

/** Returns the set of the rows with an option or a word. */
function setOf(it: Partition, column: OptionColumn | WordColumn, value: number): Bits | undefined {
  const store = columnDataOf(it, column);
  if (!store.wordSets) return setsOf(it, store)![value];
  return rowsWith(store.wordSets, postingsOf(store), value, it.capacity);
}

/** Returns 1 for a condition that is checked row by row, else 0. */
function costOf(it: Partition, one: Condition): number {
  if (!('column' in one)) return 0;
  return columnDataOf(it, one.column).kind === 'word' ? 1 : 0;
}

/** Returns what the sets of a range are built from. */
export function rangeDataOf(it: Partition, column: RangeColumn) {
  const { range, data } = columnDataOf(it, column);
  return { range: range!, data: data!, size: it.size, capacity: it.capacity };
}

/** Keeps the fitting places that meet a condition. */
export function filterRows(it: Partition, fitting: RowSet, one: Condition): void {
  const { bits, words } = fitting;
  if ('except' in one) {
    for (const id of one.except) {
      const place = placeOfId(it, id);
      if (place >= 0) clearBit(bits, place);
    }
  } else if ('only' in one) {
    const place = placeOfId(it, one.only);
    const fits = place >= 0 && hasBit(bits, place);
    bits.fill(0, 0, words);
    if (fits) setBit(bits, place);
  } else if ('listedFrom' in one) {
    clearBefore(bits, firstPlaceFrom(it, one.listedFrom, 0));
  } else if ('notAll' in one) {
    const all = findWhere(it, one.notAll);
    if (all.words > 0) subtractRows(fitting, all.bits);
    release(it, all);
  } else if ('custom' in one) {
    filterCustom(it, fitting, one);
  } else if ('is' in one) {
    const set = columnDataOf(it, one.column).sets![1];
    if (one.is) intersectRows(fitting, set);
    else if (set) subtractRows(fitting, set);
  } else if ('among' in one) {
    const sets = setsOf(it, columnDataOf(it, one.column));
    if (sets)
      intersectWithUnion(
        fitting,
        one.among.flatMap((option) => sets[option] ?? []),
      );
    else filterByIds(it, fitting, { [one.column]: one.among });
  } else {
    const { all, none } = spanOf(rangeDataOf(it, one.column), one);
    intersectAll(fitting, all, none);
  }
}

function filterCustom(it: Partition, fitting: RowSet, one: CustomRequirement): void {
  if ('among' in one) intersectWithUnion(fitting, customSets(it.custom, one)!);
  else {
    const span = customSpan(it.custom, one, it);
    if (span) intersectAll(fitting, span.all, span.none);
    else intersectRows(fitting, undefined);
  }
}

/** Returns a copy that can be written. */
export function copyRowSet(it: Partition, { bits, words, few }: RowSet): RowSet {
  const copy = acquireBits(it);
  copy.set(words < bits.length ? bits.subarray(0, words) : bits);
  return { bits: copy, words, few };
}

/** Releases bits that nobody reads any more. */
export function release(it: Partition, { bits, shared }: RowSet): void {
  if (!shared) releaseBits(it, bits);
}

/** Counts places and releases their bits. */
export function countAndRelease(it: Partition, fitting: RowSet): number {
  release(it, fitting);
  return countRows(fitting);
}

/** Returns at most `limit` of the fitting places before `end`, the last one first. */
export function lastBefore({ bits, words, few }: RowSet, end: number, limit: number): number[] {
  const found: number[] = [];
  const last = few ? few.length - 1 : Math.min(words - 1, end >>> 5);
  for (let next = last; next >= 0 && found.length < limit; next--) {
    const word = few ? few[next]! : next;
    if (word > end >>> 5) continue;
    let left = bits[word]!;
    if (word === end >>> 5) left &= (1 << (end & 31)) - 1;
    while (left !== 0 && found.length < limit) {
      const bit = 31 - Math.clz32(left);
      found.push((word << 5) | bit);
      left &= ~(1 << bit);
    }
  }
  return found;
}

/**
 * Returns at most `limit` of the fitting places with the highest ranks; of equal ranks, the last place first.
 * @param after only places behind this rank and place count
 * @param blocks places in descending order of rank: once enough are found, later blocks are not read, nor the rest of
 * a block with a single rank
 */
export function bestBefore(
  { bits, words, few }: RowSet,
  rankOf: (place: number) => number,
  after: { rank: number; end: number } | null,
  limit: number,
  blocks: Iterable<Block> = [{ below: null, until: null }],
): number[] {
  const best: { place: number; rank: number }[] = [];
  for (const { below, until, alike } of blocks) {
    if (best.length === limit) break;
    for (let next = (few?.length ?? words) - 1; next >= 0 && !(alike && best.length === limit); next--) {
      const word = few ? few[next]! : next;
      let left = bits[word]!;
      if (left === 0) continue;
      if (until) left &= until[word]!;
      if (below) left &= ~below[word]!;
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        const place = (word << 5) | bit;
        const rank = rankOf(place);
        if (after && (rank > after.rank || (rank === after.rank && place >= after.end))) continue;
        if (best.length === limit && rank <= best[limit - 1]!.rank) continue;
        let index = best.length;
        while (index > 0 && best[index - 1]!.rank < rank) index--;
        best.splice(index, 0, { place, rank });
        if (best.length > limit) best.pop();
      }
    }
  }
  return best.map(({ place }) => place);
}

function clearBefore(bits: Bits, place: number): void {
  bits.fill(0, 0, Math.min(place >>> 5, bits.length));
  if (place >>> 5 < bits.length) bits[place >>> 5]! &= ~((1 << (place & 31)) - 1);
}
