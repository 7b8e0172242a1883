import { describe, expect, test } from 'vitest';
import { cellOf } from '../../../../test/registers/outcome.ts';
import { optionNames } from '../../../../test/registers/vocabulary.ts';
import type { Row, Sheet } from '../reading/cell.ts';
import { guessField } from './guessField.ts';
import { findHeader } from './headers/findHeader.ts';
import { recogniseHeader } from './headers/recognise.ts';
import { applyMapping, mapColumns } from './mapColumns.ts';

const context = { today: '2026-12-01', options: optionNames, fields: [] };

const rowOf = (texts: string[], index: number): Row => ({ number: index + 1, cells: texts.map(cellOf) });
const sheetOf = (rows: string[][], name = ''): Sheet => ({ name, hidden: false, rows: rows.map(rowOf) });

const targetOf = (header: string) => {
  const found = recogniseHeader(header);
  return found ? `${found.target} ${found.certainty}` : null;
};

describe('a header', () => {
  test.each([
    ['Name', 'name sure'],
    ['नाव', 'name sure'],
    ['NAME / नाव', 'name sure'],
    ['Full Name of the Candidate *', 'name sure'],
    ["Girl's Name", 'name sure'],
    ['मुलीचे नाव', 'name sure'],
    ['Sur-Name', 'lastName sure'],
    ['DOB', 'dateOfBirth sure'],
    ['D.O.B.', 'dateOfBirth sure'],
    ['Birth date', 'dateOfBirth sure'],
    ['जन्म दिनांक', 'dateOfBirth sure'],
    ['जन्म दिनांक (DOB)', 'dateOfBirth sure'],
    ['जन्म तिथि', 'dateOfBirth sure'],
    ['જન્મ તારીખ', 'dateOfBirth sure'],
    ['Date of Birth (DD/MM/YYYY)', 'dateOfBirth sure'],
    ['Birth time / जन्म वेळ', 'timeOfBirth sure'],
    ['Date & Time of Birth', 'birthDateAndTime sure'],
    ['स्त्री / पुरुष (MALE / FEMALE)', 'gender sure'],
    ['Boy/Girl', 'gender sure'],
    ['M/F', 'gender sure'],
    ['First Gotra', 'gotra sure'],
    ['Second Gotra', 'motherGotra sure'],
    ['Gotra (Mama)', 'motherGotra sure'],
    ['दादी का गोत्र', 'fathersMotherGotra sure'],
    ['Height (in feet)', 'heightCm sure'],
    ['उंची', 'heightCm sure'],
    ['ઊંચાઈ', 'heightCm sure'],
    ['Contact 1', 'phone sure'],
    ['Contact No. (Father)', 'phone likely'],
    ['संपर्क क्र.', 'phone sure'],
    ['Mobile No.2', 'phone sure'],
    ['E-mail ID', 'email sure'],
    ["Father's Name / वडिलांचे नाव", 'fatherName sure'],
    ["Father's Occupation", 'fatherOccupation sure'],
    ['Occupation (Father)', 'fatherOccupation sure'],
    ["Mother's occupation", 'motherOccupation sure'],
    ['Occupation / Business / Service', 'profession sure'],
    ['Annual Income (Rs. in Lakhs)', 'income sure'],
    ['What is your annual income?', 'income sure'],
    ['मामाचे नाव', 'mamaFamily sure'],
    ['मोसाळ', null],
    ['મોસાળ', 'mamaFamily sure'],
    ['Expectations / अपेक्षा', 'expectations sure'],
    ['Married Sisters', 'marriedSisters sure'],
    ['Mangal (Yes / No / Soumya)', 'manglik likely'],
    ['Reference no.', 'referenceNumber sure'],
    ['Timestamp', 'registeredOn sure'],
    ['Transaction id', 'leave_out sure'],
    ['Sr. No.', 'leave_out sure'],
    ['Aadhaar No', 'leave_out sure'],
    ['Blood Group', 'new_field sure'],
    ['देवक', 'new_field sure'],
    ['Father', 'fatherName likely'],
    ['Education & Occupation', 'profession unsure'],
    ['Rashi / Nakshatra', null],
    ['Favourite colour of wall', 'new_field unsure'],
    ['Xyz', null],
    ['', null],
  ])('%s', (header, expected) => {
    expect(targetOf(header)).toBe(expected);
  });
});

describe('the header of a sheet', () => {
  test.each([
    [
      'is below titles',
      [['My Trust', '', ''], ['Pune 411001'], ['Name', 'DOB', 'Mobile'], ['Asha', '1/2/1994', '']],
      [3],
    ],
    [
      'is two rows with groups',
      [
        ['Name', 'Birth', '', 'Brothers', ''],
        ['', 'Date', 'Place', 'Married', 'Unmarried'],
        ['Asha', '1/2/1994', 'Pune', '1', '0'],
      ],
      [1, 2],
    ],
    [
      'is none where no row is one',
      [
        ['Asha', '1/2/1994'],
        ['Neha', '2/3/1995'],
      ],
      [],
    ],
  ])('%s', (_, rows, expected) => {
    expect(findHeader(sheetOf(rows))?.rows.map(({ number }) => number) ?? []).toEqual(expected);
  });

  test('in two rows joins groups with their columns', () => {
    const header = findHeader(
      sheetOf([
        ['Name', 'Birth', '', 'Brothers', ''],
        ['', 'Date', 'Place', 'Married', 'Unmarried'],
        ['Asha', '1/2/1994', 'Pune', '1', '0'],
      ]),
    );
    expect(header?.texts.map(targetOf)).toEqual([
      'name sure',
      'dateOfBirth sure',
      'placeOfBirth sure',
      'marriedBrothers sure',
      'unmarriedBrothers sure',
    ]);
  });
});

describe('whom a sheet lists', () => {
  test.each([
    ['Girls', [['Name', 'DOB']], 'female'],
    ['मुले', [['नाव', 'जन्म दिनांक']], 'male'],
    ['वधू सूची', [['नाव', 'जन्म दिनांक']], 'female'],
    ['Sheet1', [['Name of Groom', 'DOB']], 'male'],
    ['Sheet1', [['मुलीचे नाव', 'जन्म दिनांक']], 'female'],
    ['Sheet1', [['List of brides 2026'], ['Name', 'DOB']], 'female'],
    ['Sheet1', [['Name', 'DOB', 'Boy / Girl']], undefined],
    ['Brides and grooms', [['Name', 'DOB']], undefined],
  ])('%s', (name, rows, expected) => {
    expect(mapColumns(sheetOf(rows, name), context).defaults.gender).toBe(expected);
  });
});

test('a column whose values are something else is asked about, and so is the second for the same', () => {
  const mapping = mapColumns(
    sheetOf([
      ['Name', 'Height', 'Education', 'Qualification', ''],
      ['Asha', '55 kg', 'B.E.', 'M.Com', '9823044558'],
      ['Neha', '60 kg', 'B.Com', 'M.A.', '9823044559'],
    ]),
    context,
  );
  expect(mapping.columns.map(({ target, certainty }) => [target?.to ?? null, certainty])).toEqual([
    ['name', 'sure'],
    ['heightCm', 'unsure'],
    ['education', 'sure'],
    [null, 'unsure'],
    ['phone', 'unsure'],
  ]);
  expect(mapping.columns[0]).toMatchObject({ header: 'Name', examples: ['Asha', 'Neha'] });
});

test('a mapping is kept as JSON, and applied to a file whose columns are in another order', () => {
  const first = mapColumns(
    sheetOf([
      ['Name', 'Q1', 'DOB'],
      ['Asha', 'Digambar', '1/2/1994'],
    ]),
    context,
  );
  const chosen = first.columns.map((column) =>
    column.header === 'Q1'
      ? { ...column, target: { to: 'subCaste' as const }, certainty: 'chosen' as const }
      : column,
  );
  const kept = JSON.parse(JSON.stringify({ ...first, columns: chosen, defaults: { religion: 'jain' } }));
  const next = applyMapping(
    kept,
    sheetOf([
      ['DOB', 'Name', 'Mobile', 'q1'],
      ['1/2/1995', 'Neha', '9823044558', 'x'],
    ]),
    context,
  );
  expect(next.columns.map(({ column, target, certainty }) => [column, target?.to, certainty])).toEqual([
    [0, 'dateOfBirth', 'sure'],
    [1, 'name', 'sure'],
    [2, 'phone', 'sure'],
    [3, 'subCaste', 'chosen'],
  ]);
  expect(next.defaults).toEqual({ religion: 'jain' });
});

test.each([
  [['Yes', 'No', '-', 'हो'], { kind: 'yes_no' }],
  [['1', '25', '300'], { kind: 'number' }],
  [['date 2026-01-01', 'date 2026-01-02'], { kind: 'date' }],
  [['A+', 'B+', 'A+', 'b+', 'O+', 'O+'], { kind: 'option', options: ['A+', 'b+', 'O+'] }],
  [['Kashyap', 'Garg', 'Vatsa'], { kind: 'line' }],
  [['a'.repeat(100), 'b'], { kind: 'text' }],
  [['', '-'], { kind: 'line' }],
])('a new field for %j', (values, expected) => {
  expect(guessField(values.map(cellOf))).toEqual(expected);
});
