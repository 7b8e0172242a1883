import { describe, expect, test } from 'vitest';
import { cellOf } from '../../../../test/registers/outcome.ts';
import { optionNames } from '../../../../test/registers/vocabulary.ts';
import { mapColumns } from '../columns/mapColumns.ts';
import type { SheetMapping } from '../columns/mapping.ts';
import type { Sheet } from '../reading/cell.ts';
import { findRepeats } from './findRepeats.ts';
import { prepareSheet } from './prepareSheet.ts';
import { readRow } from './readRow.ts';

const context = { today: '2026-12-01', options: optionNames, fields: [] };

function read(
  rows: string[][],
  {
    name = '',
    format = 'xlsx',
    change = (mapping) => mapping,
  }: { name?: string; format?: 'csv' | 'xlsx'; change?: (mapping: SheetMapping) => SheetMapping } = {},
) {
  const sheet: Sheet = {
    name,
    hidden: false,
    rows: rows.map((texts, index) => ({
      number: index + 1,
      cells: texts.map(cellOf),
      ...(format === 'csv' && { width: texts.length }),
    })),
  };
  const prepared = prepareSheet(sheet, change(mapColumns(sheet, context)), context, format);
  return sheet.rows.map((row) => readRow(row, prepared));
}

const header = ['Name', 'Gender', 'DOB', 'Religion', 'Mother Tongue', 'Mobile'];
const asha = ['Asha Patil', 'F', '05/08/1994', 'Hindu', 'Marathi', '9823044558'];

const codesOf = (row: ReturnType<typeof readRow>) =>
  'skipped' in row
    ? row.skipped.code
    : row.problems.map(({ problem, target }) => `${target} ${problem.code}`);

test('a row is a draft in the fields of registration', () => {
  const [first, second] = read([header, asha]);
  expect(first).toEqual({ row: 1, skipped: { code: 'row_header' } });
  expect(second).toEqual({
    row: 2,
    draft: {
      person: {
        name: 'Asha Patil',
        gender: 'female',
        dateOfBirth: '1994-08-05',
        religion: 'hindu',
        motherTongue: 'mr',
      },
      account: { phones: ['+919823044558'] },
      facts: {},
      horoscope: {},
      wishes: {},
      custom: {},
      newFields: {},
      register: { photoFiles: [], notes: [] },
    },
    problems: [],
  });
});

describe('what is wrong with a person', () => {
  test.each([
    ['nothing', asha, []],
    [
      'what is missing',
      ['', '', '', '', '', '9823044558'],
      ['name missing', 'gender missing', 'dateOfBirth missing', 'religion missing', 'motherTongue missing'],
    ],
    ['no way to reach them', [...asha.slice(0, 5), ''], ['null contact_missing']],
    [
      'what is asked about already is not missing',
      ['Asha', 'F', '1994', 'Hindu', 'Marathi', '9823044558'],
      ['dateOfBirth date_year_only'],
    ],
    [
      'too young to marry',
      ['Ravi', 'M', '05/08/2006', 'Hindu', 'Marathi', '9823044558'],
      ['dateOfBirth too_young'],
    ],
  ])('%s', (_, row, expected) => {
    expect(codesOf(read([header, row, asha])[1]!)).toEqual(expected);
  });

  test.each([
    ['the age', ['Name', 'DOB', 'Age'], ['Asha', '05/08/1994', '40'], 'dateOfBirth age_differs'],
    [
      'more married than there are',
      ['Name', 'Brothers', 'Married Brothers'],
      ['Asha', '1', '2'],
      'brothers married_more',
    ],
    [
      'a sum',
      ['Name', 'Sisters', 'Married Sisters', 'Unmarried Sisters'],
      ['Asha', '3', '1', '1'],
      'sisters siblings_differ',
    ],
  ])('cells that differ: %s', (_, headers, row, expected) => {
    expect(codesOf(read([headers, row])[1]!)).toContain(expected);
  });

  test('a gender that is not that of the sheet', () => {
    expect(codesOf(read([header, ['Ravi', 'M', ...asha.slice(2)]], { name: 'Girls' })[1]!)).toEqual([
      'gender gender_differs',
    ]);
  });

  test('the gender of the sheet and what holds for all fill what is empty', () => {
    const [, row] = read(
      [
        ['Name', 'DOB', 'Mobile'],
        ['Asha', '05/08/1994', '9823044558'],
      ],
      {
        name: 'Girls',
        change: (mapping) => ({
          ...mapping,
          defaults: { ...mapping.defaults, religion: 'jain', motherTongue: 'gu' },
        }),
      },
    );
    expect(row).toMatchObject({
      draft: { person: { gender: 'female', religion: 'jain', motherTongue: 'gu' } },
      problems: [],
    });
  });
});

test.each([
  ['the header on the next page', header, 'row_header'],
  ['a title', ['Mumbai', '', '', '', '', ''], 'row_title'],
  ['a total', ['Total', '', '25'], 'row_total'],
  ['nothing but signs', ['-', 'NA', '', '--', '', ''], 'row_without_values'],
])('a row that is no person: %s', (_, row, code) => {
  expect(codesOf(read([header, asha, row, asha])[2]!)).toBe(code);
});

test('lines of CSV with more or fewer cells than all others are left out, with the reason', () => {
  const rows = read([header, ...Array.from({ length: 20 }, () => asha), [...asha, 'x'], asha.slice(1)], {
    format: 'csv',
  });
  expect(rows.slice(-2)).toEqual([
    { row: 22, skipped: { code: 'row_longer', params: { cells: 7, columns: 6 } } },
    { row: 23, skipped: { code: 'row_shorter', params: { cells: 5, columns: 6 } } },
  ]);
});

test('a date column that proves nothing is asked about where another has the month first, unless staff state the order', () => {
  const rows = [
    ['Timestamp', 'Name', 'DOB'],
    ['10/25/2026', 'Asha', '05/08/1994'],
  ];
  const asked = read(rows);
  expect(codesOf(asked[1]!)).toContain('dateOfBirth date_order');
  const stated = read(rows, {
    change: (mapping) => ({
      ...mapping,
      columns: mapping.columns.map((one) => (one.header === 'DOB' ? { ...one, order: 'month_first' } : one)),
    }),
  });
  expect(codesOf(stated[1]!)).not.toContain('dateOfBirth date_order');
  expect(stated[1]).toMatchObject({ draft: { person: { dateOfBirth: '1994-05-08' } } });
});

test.each([
  ['1 brother, 2 sisters (1 married)', { brothers: 1, sisters: 2, marriedSisters: 1 }],
  ['2 sisters', { sisters: 2 }],
  ['One elder brother (married)', { brothers: 1, marriedBrothers: 1 }],
  ['1 भाऊ, 1 बहीण', { brothers: 1, sisters: 1 }],
  ['1 भाई व 2 बहन', { brothers: 1, sisters: 2 }],
  ['None', { brothers: 0, sisters: 0 }],
  ['-', {}],
])('brothers and sisters in one cell: %s', (written, facts) => {
  expect(
    read([
      ['Name', 'Siblings'],
      ['Asha', written],
    ])[1],
  ).toMatchObject({ draft: { facts } });
});

test('a name in several columns, a time behind a date, and places are put where they belong', () => {
  const rows = [
    ['First Name', 'Middle Name', 'Surname', 'DOB', 'City', 'Native', 'Address', 'Remarks'],
    [
      'ASHA',
      'RAMESH',
      'PATIL',
      '05/08/1994 10:30 PM',
      'Pune, Maharashtra',
      'A/P Kasegaon Tal. Pandharpur Dist. Solapur',
      '12, M.G. Road',
      'Call after 6',
    ],
  ];
  expect(read(rows)[1]).toMatchObject({
    draft: {
      person: { name: 'Asha Ramesh Patil', dateOfBirth: '1994-08-05' },
      horoscope: { timeOfBirth: '22:30' },
      facts: {
        city: 'Pune',
        state: 'mh',
        nativePlace: 'Kasegaon',
        nativeTaluka: 'Pandharpur',
        nativeDistrict: 'Solapur',
      },
      register: { address: '12, M.G. Road', notes: ['Remarks: Call after 6'] },
    },
  });
});

test('rows that may be of one person are found by phone, email, and name with birth', () => {
  const columns = [...header, 'Email'];
  const rows = read([
    columns,
    [...asha, 'a@example.in'],
    ['Patil Asha', 'F', '05/08/1994', 'Hindu', 'Marathi', '9823044559', ''],
    ['Usha Patil', 'F', '01/01/1996', 'Hindu', 'Marathi', '09823044558', 'A@example.in'],
    ['Neha Joshi', 'F', '02/01/1996', 'Hindu', 'Marathi', '9823044560', ''],
  ]);
  expect(findRepeats(rows)).toEqual([
    { rows: [2, 4], by: 'phone' },
    { rows: [2, 4], by: 'email' },
    { rows: [2, 3], by: 'name_and_birth' },
  ]);
});
