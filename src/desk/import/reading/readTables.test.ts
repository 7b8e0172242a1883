import { expect, test } from 'vitest';
import { encodeText, makeCsv } from '../../../../test/registers/csv.ts';
import { makeOds } from '../../../../test/registers/ods.ts';
import type { MadeSheet } from '../../../../test/registers/sheet.ts';
import { makeXlsx, packParts, partsOfXlsx } from '../../../../test/registers/xlsx.ts';
import type { Sheet } from './cell.ts';
import { readTables } from './readTables.ts';

async function read(bytes: Uint8Array) {
  const found = await readTables(bytes);
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return found.tables;
}

const textsOf = ({ rows }: Sheet) => rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));

const rows = [
  ['Name', 'Height', 'Address'],
  ['Asha Patil', '5\'4"', '12, M.G. Road\nPune'],
  ['नेहा जोशी', '५\'४"', 'नाशिक'],
];

test.each([
  ['UTF-8', makeCsv(rows), 'utf-8', ','],
  ['UTF-8 with its mark', makeCsv(rows, { encoding: 'utf-8-mark', delimiter: ';' }), 'utf-8', ';'],
  ['UTF-16', makeCsv(rows, { encoding: 'utf-16le', delimiter: '\t' }), 'utf-16le', 'tab'],
  ['UTF-16, big-endian', makeCsv(rows, { encoding: 'utf-16be' }), 'utf-16be', ','],
  ['old line ends', makeCsv(rows, { lineEnd: '\r', delimiter: '|' }), 'utf-8', '|'],
])('a CSV file in %s is read', async (_, bytes, encoding, delimiter) => {
  const tables = await read(bytes);
  expect(tables).toMatchObject({ format: 'csv', encoding, delimiter });
  expect(textsOf(tables.sheets[0]!)).toEqual(rows);
});

test('a CSV file of Excel in Windows-1252 is read', async () => {
  const tables = await read(encodeText('Name,Remarks\r\nZoë D’Souza,café\r\n', 'windows-1252'));
  expect(tables.encoding).toBe('windows-1252');
  expect(textsOf(tables.sheets[0]!)[1]).toEqual(['Zoë D’Souza', 'café']);
});

test('a CSV file that states its delimiter, keeps zeros and has formulas and stray quotes is read', async () => {
  const text =
    'sep=;\r\nName;Phone;Height;Note\r\nA, B;="098230";5\'4";=HYPERLINK("x")\r\n\r\n;;;\r\nC;\'0982;#N/A;-\r\n';
  const tables = await read(encodeText(text));
  expect(tables.sheets[0]!.rows).toEqual([
    {
      number: 2,
      width: 4,
      cells: ['Name', 'Phone', 'Height', 'Note'].map((one) => ({ kind: 'text', text: one })),
    },
    {
      number: 3,
      width: 4,
      cells: [
        { kind: 'text', text: 'A, B' },
        { kind: 'text', text: '098230' },
        { kind: 'text', text: '5\'4"' },
        { kind: 'formula', text: '=HYPERLINK("x")' },
      ],
    },
    {
      number: 6,
      width: 4,
      cells: [
        { kind: 'text', text: 'C' },
        { kind: 'text', text: '0982' },
        { kind: 'error', text: '#N/A' },
        { kind: 'text', text: '-' },
      ],
    },
  ]);
});

const sheets: MadeSheet[] = [
  {
    name: 'Girls',
    merges: ['A1:C1', 'B3:B4'],
    rows: [
      ['Register 2026', null, null],
      ['Name', 'Address', 'Born', 'Time', 'Phone', 'Age', 'Paid', 'Fee', 'Old'],
      [
        'Asha & Co',
        'Nagpur',
        { date: '1994-08-05' },
        { time: '22:30' },
        9_823_044_558,
        { formula: 'YEAR(NOW())-1994', value: 32 },
        { truth: true },
        { formula: 'X1' },
        { error: '#REF!' },
      ],
      ['Usha', null, { date: '1994-08-05', time: '06:10' }, 5.4, 34_550],
    ],
  },
  { name: 'मुले', hidden: true, rows: [['नाव'], ['राम']] },
];

test.each([
  ['xlsx', makeXlsx(sheets)],
  ['ods', makeOds(sheets)],
])(
  'an %s file is read with merged cells, dates, formulas as values and hidden sheets',
  async (format, bytes) => {
    const tables = await read(bytes);
    expect(tables.format).toBe(format);
    const [girls, boys] = tables.sheets as [Sheet, Sheet];
    expect(textsOf(girls)).toEqual([
      ['Register 2026', 'Register 2026', 'Register 2026'],
      ['Name', 'Address', 'Born', 'Time', 'Phone', 'Age', 'Paid', 'Fee', 'Old'],
      [
        'Asha & Co',
        'Nagpur',
        '1994-08-05',
        '22:30',
        '9823044558',
        '32',
        'yes',
        expect.stringMatching('X1'),
        '#REF!',
      ],
      ['Usha', 'Nagpur', '1994-08-05T06:10', '5.4', '34550'],
    ]);
    expect(girls.rows[2]!.cells.map((cell) => cell?.kind)).toEqual([
      'text',
      'text',
      'date',
      'time',
      'number',
      'number',
      'yes_no',
      'formula',
      'error',
    ]);
    expect(girls.rows[3]!.cells[1]).toEqual({ kind: 'text', text: 'Nagpur', merged: true });
    expect(boys).toMatchObject({ name: 'मुले', hidden: true });
  },
);

test('texts in the letters of a font before Unicode are marked', async () => {
  const tables = await read(
    makeXlsx([
      {
        name: 'A',
        rows: [
          ['Name', 'City'],
          [{ font: 'Kruti Dev 010', text: "jkds'k" }, 'Indore'],
        ],
      },
    ]),
  );
  expect(tables.sheets[0]!.rows[1]!.cells).toEqual([
    { kind: 'text', text: "jkds'k", font: 'Kruti Dev 010' },
    { kind: 'text', text: 'Indore' },
  ]);
});

test('a workbook in which 300,000 empty rows have a format is read', async () => {
  const parts = partsOfXlsx([{ name: 'A', rows: [['Name'], ['Asha']] }]);
  const name = 'xl/worksheets/sheet1.xml';
  const empty = Array.from({ length: 300_000 }, (_, index) => `<row r="${index + 3}" s="1"/>`).join('');
  parts[name] = parts[name]!.replace('</sheetData>', `${empty}</sheetData>`);
  const tables = await read(packParts(parts));
  expect(textsOf(tables.sheets[0]!)).toEqual([['Name'], ['Asha']]);
});

test('a workbook with Excel for Mac’s calendar has the same days', async () => {
  const parts = partsOfXlsx([{ name: 'A', rows: [['Born'], [{ date: '1994-08-05' }]] }]);
  parts['xl/workbook.xml'] = parts['xl/workbook.xml']!.replace(
    '<sheets>',
    '<workbookPr date1904="1"/><sheets>',
  );
  const tables = await read(packParts(parts));
  expect(textsOf(tables.sheets[0]!)[1]).toEqual(['1998-08-06']);
});
