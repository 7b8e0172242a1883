import { type Condition, type Query, withoutFilter } from '../../query.ts';
import type { WordColumn } from '../../rows/columns.ts';
import type { AnyFilter, FilterKey } from '../../shared/filters.ts';
import { customSets } from '../custom.ts';
import { columnDataOf, type Partition, setsOf } from '../partition.ts';
import { countCommonRows, type RowSet } from '../sets/rowSet.ts';
import { copyRowSet, countAndRelease, filterRows, findRowSet, release } from './find.ts';

/**
 * Returns how many profiles each option of a filter would find, with the other filters applied.
 * @param options the condition of each option
 */
export function countOptions(
  it: Partition,
  query: Query,
  filter: AnyFilter,
  options: Map<string, Condition>,
): Map<string, number> {
  const others = findRowSet(it, withoutFilter(query, filter));
  const counts = new Map<string, number>();
  if (others.words === 0) return counts;
  for (const [option, condition] of options) counts.set(option, countWith(it, others, condition));
  release(it, others);
  return counts;
}

function countWith(it: Partition, others: RowSet, one: Condition): number {
  // Most options are one set, so no copy is needed.
  const set =
    'custom' in one
      ? customSets(it.custom, one)?.[0]
      : 'among' in one && one.among.length === 1
        ? setsOf(it, columnDataOf(it, one.column))?.[one.among[0]!]
        : 'is' in one && one.is
          ? columnDataOf(it, one.column).sets?.[1]
          : undefined;
  if (set) return countCommonRows(others, set);
  const fitting = copyRowSet(it, others);
  filterRows(it, fitting, one);
  return countAndRelease(it, fitting);
}

/** Returns how many profiles have each word of a column, by word id, with the other filters applied. */
export function countIndexByWord(
  it: Partition,
  query: Query,
  filter: FilterKey,
  column: WordColumn,
): Map<number, number> {
  const fitting = findRowSet(it, withoutFilter(query, filter));
  const { bits, words, few } = fitting;
  const { data, last } = columnDataOf(it, column);
  const counts = new Uint32Array(last + 1);
  for (let next = 0; next < (few?.length ?? words); next++) {
    const word = few ? few[next]! : next;
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      counts[data![(word << 5) | bit]!]!++;
    }
  }
  release(it, fitting);
  const found = new Map<number, number>();
  for (const [id, count] of counts.entries()) if (count > 0) found.set(id, count);
  return found;
}
