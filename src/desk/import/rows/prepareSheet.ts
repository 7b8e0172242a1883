import type { Header } from '../columns/headers/findHeader.ts';
import type { MapContext } from '../columns/mapColumns.ts';
import type { ColumnMapping, SheetMapping } from '../columns/mapping.ts';
import { type Habits, habitsOf } from '../columns/targets/habits.ts';
import type { Format, Sheet } from '../reading/cell.ts';

export type PreparedColumn = ColumnMapping & { habits: Habits };

/** A sheet that is ready to be read row by row: what its columns are, and how each writes its values. */
export type PreparedSheet = {
  mapping: SheetMapping;
  columns: PreparedColumn[];
  header: Header | null;
  context: MapContext;
  /** How many cells a line has, where nearly all have as many; null in a spreadsheet, and where a file was made by hand. */
  width: number | null;
};

const USUAL = 0.9;

/** Looks at all values of a sheet once: some can be read only by what is in the others of their column. */
export function prepareSheet(
  sheet: Sheet,
  mapping: SheetMapping,
  context: MapContext,
  format: Format,
): PreparedSheet {
  const last = Math.max(0, ...mapping.header);
  const below = sheet.rows.filter(({ number }) => number > last);
  const columns = mapping.columns.map((column) => {
    const cells = below.map(({ cells }) => cells[column.column] ?? null);
    return { ...column, habits: habitsOf(column.header, cells) };
  });
  const rows = sheet.rows.filter(({ number }) => mapping.header.includes(number));
  const texts: string[] = [];
  for (const { column, header } of mapping.columns) texts[column] = header;
  return {
    mapping,
    columns: agreeOnDates(columns),
    header: rows.length > 0 ? { rows, texts } : null,
    context,
    width: format === 'csv' ? usualWidth(sheet) : null,
  };
}

const DATES = ['dateOfBirth', 'birthDateAndTime', 'registeredOn'];

/**
 * Columns of one file are written by one machine. Where one of them has the month first, another that proves nothing is asked about.
 * What staff stated holds.
 */
function agreeOnDates(columns: PreparedColumn[]): PreparedColumn[] {
  const dates = columns.filter(({ target }) => target && DATES.includes(target.to));
  const hasMonthFirst = dates.some(({ habits }) => habits.date.order === 'month_first');
  return columns.map((column) => {
    if (!dates.includes(column)) return column;
    const { habits, order } = column;
    const isOpen = hasMonthFirst && habits.date.order === 'unproven';
    const date = order
      ? { order, swapped: false }
      : isOpen
        ? { ...habits.date, order: 'contradictory' as const }
        : habits.date;
    return { ...column, habits: { ...habits, date } };
  });
}

function usualWidth({ rows }: Sheet): number | null {
  const counts = new Map<number, number>();
  for (const { width } of rows) if (width !== undefined) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return usual && usual[1] >= rows.length * USUAL ? usual[0] : null;
}
