import { placeOfColumn, type SearchRow } from '../rows/columns.ts';
import { invalidateSearches, makeResultCache, type ResultCache } from './find/resultCache.ts';
import {
  makePartition,
  makePlaces,
  type Partition,
  placeOfId,
  putRow,
  removeRow,
  rowAt,
} from './partition.ts';
import { invalidatePerson, makePeopleCache, type PeopleCache } from './people/peopleCache.ts';

/**
 * All listed profiles, women and men apart: nearly every search is for one gender, and so reads half of the rows.
 * @property people profiles that were compared with a member
 * @property results of recent searches
 */
export type GenderPartitions = {
  female: Partition;
  male: Partition;
  people: PeopleCache;
  results: ResultCache;
};

/** @param rows how many there will be, roughly */
export function makePartitions(rows = { female: 0, male: 0 }): GenderPartitions {
  const places = makePlaces(rows.female + rows.male);
  return {
    female: makePartition('female', rows.female, places),
    male: makePartition('male', rows.male, places),
    people: makePeopleCache(),
    results: makeResultCache(),
  };
}

export const bothOf = ({ female, male }: GenderPartitions): [Partition, Partition] => [female, male];

/** Returns the partition that a row belongs to. */
export const partitionOf = (it: GenderPartitions, { values }: SearchRow): Partition =>
  values[placeOfColumn.female] === 1 ? it.female : it.male;

/** Adds or replaces the row of a profile. Returns false if the row would have to be moved too far. */
export function putProfile(it: GenderPartitions, row: SearchRow): boolean {
  const partition = partitionOf(it, row);
  invalidatePerson(it.people, row.id);
  invalidateSearches(it.results, rowOf(it, row.id), row);
  // Staff may correct a gender.
  for (const other of bothOf(it)) if (other !== partition) removeRow(other, row.id);
  return putRow(partition, row);
}

/** Removes the row of a profile, if there is one. */
export function removeProfile(it: GenderPartitions, id: number): void {
  invalidatePerson(it.people, id);
  invalidateSearches(it.results, rowOf(it, id), null);
  for (const partition of bothOf(it)) removeRow(partition, id);
}

function rowOf(it: GenderPartitions, id: number): SearchRow | null {
  for (const partition of bothOf(it)) {
    const place = placeOfId(partition, id);
    if (place >= 0) return rowAt(partition, place);
  }
  return null;
}

/** Everything is loaded again when more places than this, and a quarter of all, became empty since loading. */
const MANY_EMPTIED = 10_000;

/**
 * Whether so many places are empty that everything should be loaded again.
 * @param hidden how many were empty after loading: they are reserved for hidden profiles
 */
export const isFullOfHoles = ({ size, removed }: ReturnType<typeof sizeOf>, hidden: number): boolean =>
  removed - hidden > MANY_EMPTIED && removed - hidden > size / 4;

/** Returns how many places are taken, and how many of these belong to removed rows. */
export const sizeOf = ({ female, male }: GenderPartitions): { size: number; removed: number } => ({
  size: female.size + male.size,
  removed: female.removed + male.removed,
});
