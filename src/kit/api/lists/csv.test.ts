import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each([
  ['Asha Kulkarni', 'Asha Kulkarni'],
  ['शलाका', 'शलाका'],
  ['Pune, Maharashtra', '"Pune, Maharashtra"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [42, '42'],
  [-1, '-1'],
  ['=1+1', "'=1+1"],
  ['+919822012345', "'+919822012345"],
  ['+91 98220 12345', '+91 98220 12345'],
  ['+91 98220 12345=1', "'+91 98220 12345=1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
])('%j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
