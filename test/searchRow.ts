import {
  type ColumnName,
  columnNames,
  placeOfColumn,
  type SearchRow,
} from '../src/meeting/search/rows/columns.ts';

/** Returns a row of the search index with some values; all others are 0. */
export function searchRowOf(
  id: number,
  listedAt: number,
  values: Partial<Record<ColumnName, number>>,
): SearchRow {
  const row = { id, listedAt, values: columnNames.map(() => 0), custom: {} };
  for (const [name, value] of Object.entries(values)) row.values[placeOfColumn[name as ColumnName]] = value;
  return row;
}
