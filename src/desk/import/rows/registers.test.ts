import { expect, test } from 'vitest';
import { damaged } from '../../../../test/registers/made/damaged.ts';
import { forms } from '../../../../test/registers/made/forms.ts';
import { longForms } from '../../../../test/registers/made/longForms.ts';
import { maharashtra } from '../../../../test/registers/made/maharashtra.ts';
import { others } from '../../../../test/registers/made/others.ts';
import {
  makeRegister,
  meaningOf,
  type Register,
  type RegisterSheet,
} from '../../../../test/registers/made/register.ts';
import { optionNames } from '../../../../test/registers/vocabulary.ts';
import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import { mapColumns } from '../columns/mapColumns.ts';
import { LIMITS, type Sheet } from '../reading/cell.ts';
import { readBytes } from '../reading/readBytes.ts';
import type { ReadRow } from './draft.ts';
import { prepareSheet } from './prepareSheet.ts';
import { readRow } from './readRow.ts';

const registers = [...maharashtra, ...forms, ...damaged, ...others, ...longForms];

const option = (key: string) => ({ key, names: { en: key }, retired: false });
const sect: CustomField = {
  key: 'sect',
  kind: 'option',
  names: { en: 'Sect' },
  section: 'community',
  seenBy: 'everyone',
  onCard: false,
  asked: false,
  filter: false,
  wish: false,
  min: 0,
  max: 0,
  options: [option('digambar'), option('shvetambar')],
};
const context = { today: '2026-12-01', options: optionNames, fields: [sect] };

function readSheet(sheet: Sheet, format: 'csv' | 'xlsx' | 'ods') {
  const mapping = mapColumns(sheet, context);
  const prepared = prepareSheet(sheet, mapping, context, format);
  return { mapping, rows: sheet.rows.map((row) => readRow(row, prepared)), isText: format === 'csv' };
}

const valueAt = (draft: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
const isSame = (one: unknown, other: unknown) =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Columns whose problems concern a value that is put together of several. */
const partsOf: Record<string, readonly string[]> = {
  'account.phones': ['phone'],
  'facts.brothers': ['brothers', 'siblings', 'marriedBrothers'],
  'facts.sisters': ['sisters', 'siblings', 'marriedSisters', 'unmarriedSisters'],
  'person.name': ['name', 'firstName', 'lastName', 'middleName'],
  'person.dateOfBirth': ['dateOfBirth', 'birthDateAndTime'],
};

/** Compares what was read of a sheet with what it means, cell by cell. */
function compare(made: RegisterSheet, { mapping, rows, isText }: ReturnType<typeof readSheet>) {
  const counts = { right: 0, asked: 0, wrong: [] as unknown[] };
  const byRow = new Map<number, ReadRow>(rows.map((row) => [row.row, row]));
  for (const { row, values } of meaningOf(made)) {
    // A record of a CSV file may have several lines, and no line is empty.
    const read = isText ? rows[row - 1] : byRow.get(row);
    for (const { path, column, means, written } of values) {
      const mapped = mapping.columns.find((one) => one.column === column);
      const isOpen = !mapped?.target || mapped.certainty === 'unsure';
      if (!read || 'skipped' in read) {
        counts.wrong.push({ row, path, lost: read && 'skipped' in read ? read.skipped : 'no row' });
        continue;
      }
      const isAsked = read.problems.some(
        (problem) => problem.column === column || partsOf[path]?.includes(problem.target ?? ''),
      );
      const value = valueAt(read.draft, path);
      if (isOpen || isAsked) counts.asked++;
      else if (isSame(value, means)) counts.right++;
      else
        counts.wrong.push({
          row,
          path,
          written,
          value,
          means,
          header: mapped?.header,
          target: mapped?.target,
        });
    }
  }
  return counts;
}

function compareAll(register: Register) {
  const tables = readBytes(makeRegister(register), LIMITS);
  const visible = tables.sheets.filter(({ hidden }) => !hidden);
  const made = register.sheets.filter(({ hidden }) => !hidden);
  const read = visible.map((sheet) => readSheet(sheet, tables.format));
  const all = made.map((sheet, index) => compare(sheet, read[index]!));
  const sum = (key: 'right' | 'asked') => all.reduce((total, one) => total + one[key], 0);
  return { read, right: sum('right'), asked: sum('asked'), wrong: all.flatMap(({ wrong }) => wrong) };
}

test.each(registers.map((register) => [register.what, register] as const))('%s', (_, register) => {
  const { right, asked, wrong } = compareAll(register);
  expect(wrong).toEqual([]);
  expect({ right, asked }).toEqual({ right: register.right, asked: register.asked });
});
