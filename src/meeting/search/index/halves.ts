import { placeOfColumn, type Row } from '../rows/columns.ts';
import { type Columns, makeColumns, makePlaces, placeOfId, putRow, removeRow, rowAt } from './columns.ts';
import { forgetSearches, type KeptSearches, makeKeptSearches } from './find/kept.ts';
import { forgetPerson, makePeople, type People } from './people/people.ts';

/**
 * All listed profiles, women and men apart: nearly every search is for one of them, and reads half of the rows.
 * @property people those that were compared with a member
 * @property searches what the last ones have found
 */
export type Halves = { female: Columns; male: Columns; people: People; searches: KeptSearches };

/** @param rows how many there will be, about */
export function makeHalves(rows = { female: 0, male: 0 }): Halves {
  const places = makePlaces(rows.female + rows.male);
  return {
    female: makeColumns('female', rows.female, places),
    male: makeColumns('male', rows.male, places),
    people: makePeople(),
    searches: makeKeptSearches(),
  };
}

export const bothOf = ({ female, male }: Halves): [Columns, Columns] => [female, male];

/** Returns the half that a row belongs to. */
export const halfOf = (it: Halves, { values }: Row): Columns =>
  values[placeOfColumn.female] === 1 ? it.female : it.male;

/** Adds or replaces the row of a profile. Returns false when it would have to be moved too far. */
export function putIn(it: Halves, row: Row): boolean {
  const half = halfOf(it, row);
  forgetPerson(it.people, row.id);
  forgetSearches(it.searches, rowOf(it, row.id), row);
  // Staff may correct a gender.
  for (const other of bothOf(it)) if (other !== half) removeRow(other, row.id);
  return putRow(half, row);
}

/** Removes the row of a profile, if there is one. */
export function removeFrom(it: Halves, id: number): void {
  forgetPerson(it.people, id);
  forgetSearches(it.searches, rowOf(it, id), null);
  for (const half of bothOf(it)) removeRow(half, id);
}

function rowOf(it: Halves, id: number): Row | null {
  for (const half of bothOf(it)) {
    const place = placeOfId(half, id);
    if (place >= 0) return rowAt(half, place);
  }
  return null;
}

/** With more places empty than this since all was loaded, and a quarter of all, everything is loaded again. */
const MANY_EMPTIED = 10_000;

/**
 * Whether so many places are empty that everything should be loaded again.
 * @param hidden how many were empty when it was loaded: they are kept for those who are hidden
 */
export const isFullOfHoles = ({ size, removed }: ReturnType<typeof sizeOf>, hidden: number): boolean =>
  removed - hidden > MANY_EMPTIED && removed - hidden > size / 4;

/** How many places are taken, and how many of them by removed rows. */
export const sizeOf = ({ female, male }: Halves): { size: number; removed: number } => ({
  size: female.size + male.size,
  removed: female.removed + male.removed,
});
