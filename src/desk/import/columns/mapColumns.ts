import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import type { Cell, Row, Sheet } from '../reading/cell.ts';
import { squeeze } from '../text/fold.ts';
import type { ProblemCode } from '../values/parsed.ts';
import { guessField } from './guessField.ts';
import { findHeader, type Header, repeatsHeader } from './headers/findHeader.ts';
import { recogniseHeader } from './headers/recognise.ts';
import type { ColumnMapping, SheetMapping, Target } from './mapping.ts';
import { genderOfSheet } from './sheetGender.ts';
import { habitsOf } from './targets/habits.ts';
import { type ParseContext, parseTarget } from './targets/parseTarget.ts';
import { type TargetKey, takesSeveral } from './targets/targets.ts';

const EXAMPLES = 4;
/** Values that are tried to find out whether a column is what its header says. */
const TRIED = 200;
/** The least part of them that has to be read. */
const READ_MIN = 0.5;

export type MapContext = ParseContext & { fields: readonly CustomField[] };

/** Recognises the columns of a sheet by their headers, and checks each by its values. */
export function mapColumns(sheet: Sheet, context: MapContext): SheetMapping {
  const header = findHeader(sheet);
  const below = rowsBelow(sheet, header);
  const width = Math.max(
    header?.texts.length ?? 0,
    ...below.slice(0, TRIED).map(({ cells }) => cells.length),
  );
  const columns: ColumnMapping[] = [];
  for (let column = 0; column < width; column++) {
    const text = header?.texts[column] ?? '';
    const cells = below.map((row) => row.cells[column] ?? null);
    if (text === '' && cells.every((cell) => cell === null)) continue;
    columns.push({ column, header: text, ...targetOf(text, cells, context), examples: examplesOf(cells) });
  }
  const gender = genderOfSheet(sheet, header);
  return {
    sheet: sheet.name,
    header: header?.rows.map(({ number }) => number) ?? [],
    columns: withoutRepeats(columns),
    defaults: gender ? { gender } : {},
  };
}

/**
 * Applies a mapping that was kept to a sheet with the same headers, wherever its columns are now. What it does not have is
 * recognised.
 */
export function applyMapping(kept: SheetMapping, sheet: Sheet, context: MapContext): SheetMapping {
  const found = mapColumns(sheet, context);
  const waiting = Map.groupBy(kept.columns, ({ header }) => squeeze(header));
  const columns = found.columns.map((column) => {
    const before = waiting.get(squeeze(column.header))?.shift();
    if (!before || column.header === '') return column;
    const { target, certainty, order } = before;
    return { ...column, target, certainty, ...(order && { order }) };
  });
  return { ...found, columns: withoutRepeats(columns), defaults: { ...kept.defaults, ...found.defaults } };
}

function rowsBelow({ rows }: Sheet, header: Header | null): Row[] {
  const last = header?.rows.at(-1)?.number ?? 0;
  return rows.filter((row) => row.number > last && !(header && repeatsHeader(row, header)));
}

function examplesOf(cells: readonly Cell[]): string[] {
  const texts = new Set<string>();
  for (const cell of cells) {
    if (cell) texts.add(cell.text);
    if (texts.size === EXAMPLES) break;
  }
  return [...texts];
}

type Found = Pick<ColumnMapping, 'target' | 'certainty'>;

function targetOf(header: string, cells: readonly Cell[], context: MapContext): Found {
  const field = context.fields.find(({ names }) =>
    Object.values(names).some((name) => name && squeeze(name) === squeeze(header)),
  );
  if (header !== '' && field) return { target: { to: 'custom', key: field.key }, certainty: 'sure' };
  const recognised = header === '' ? null : recogniseHeader(header);
  if (!recognised) return byValues(header, cells, context);
  const { target, certainty } = recognised;
  if (target === 'new_field') return { target: { to: 'new_field', ...guessField(cells) }, certainty };
  if (target === 'leave_out') return { target: { to: 'leave_out' }, certainty };
  const isRead = readShare(target, header, cells, context) >= READ_MIN;
  return { target: { to: target }, certainty: isRead ? certainty : 'unsure' };
}

const UNREADABLE: readonly ProblemCode[] = ['cell_error', 'cell_formula', 'old_font', 'same_as_above'];
/** Refused, and yet what the header says. */
const RECOGNISED: readonly ProblemCode[] = [
  'income_currency',
  'number_rounded',
  'phone_digits',
  'phone_landline',
  'phone_hidden',
  'date_invalid',
  'date_year_only',
  'height_is_date',
  'text_long',
];

/** Returns how many of the values that are stated can be read, from 0 to 1; 1 where none is. */
function readShare(target: TargetKey, header: string, cells: readonly Cell[], context: MapContext): number {
  const tried = cells.filter((cell) => cell !== null).slice(0, TRIED);
  const habits = habitsOf(header, tried);
  const read = tried
    .map((cell) => parseTarget(target, cell, habits, context))
    .filter((parsed) => parsed !== null);
  // What a file has no value of, or says again as above, is no sign against the column.
  const counted = read.filter(
    (parsed) => !('refused' in parsed) || !UNREADABLE.includes(parsed.refused.code),
  );
  return counted.length === 0
    ? 1
    : counted.filter((parsed) => 'value' in parsed || RECOGNISED.includes(parsed.refused.code)).length /
        counted.length;
}

/** A column whose header says nothing may still be full of phone numbers. */
function byValues(header: string, cells: readonly Cell[], context: MapContext): Found {
  const filled = cells.filter((cell) => cell !== null).length;
  const likely = (['email', 'phone', 'gender'] as const).find(
    (target) => filled > 0 && readShare(target, header, cells, context) > 0.8 && isTelling(target, cells),
  );
  return { target: likely ? { to: likely } : null, certainty: 'unsure' };
}

const isTelling = (target: TargetKey, cells: readonly Cell[]) =>
  target !== 'phone' || cells.some((cell) => cell && cell.text.replace(/\D/g, '').length >= 10);

const isSame = (one: Target, other: Target) =>
  one !== null &&
  other !== null &&
  one.to === other.to &&
  !['leave_out', 'new_field', 'custom'].includes(one.to);

const RANK = { chosen: 0, sure: 1, likely: 2, unsure: 3 };

/** Of two columns for the same the surer one has it, and staff are asked about the other. */
function withoutRepeats(columns: ColumnMapping[]): ColumnMapping[] {
  return columns.map((column, index) => {
    const { target } = column;
    if (!target || (target.to !== 'custom' && takesSeveral(target.to as TargetKey))) return column;
    const isBeaten = columns.some(
      (other, place) =>
        isSame(other.target, target) &&
        (RANK[other.certainty] < RANK[column.certainty] ||
          (RANK[other.certainty] === RANK[column.certainty] && place < index)),
    );
    return isBeaten ? { ...column, target: null, certainty: 'unsure' as const } : column;
  });
}
