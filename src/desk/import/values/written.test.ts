import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../test/registers/outcome.ts';
import { parseNumber } from './counts/number.ts';
import { parseSiblings } from './counts/siblings.ts';
import { parseGender } from './gender.ts';
import { parseName } from './names.ts';
import { parseLine, parseRelative, parseText, parseWords } from './texts.ts';
import { parseYesNo } from './yesNo.ts';

describe('a name', () => {
  test.each([
    ['Asha Patil', 'Asha Patil'],
    ['Kum. Asha Patil', 'Asha Patil'],
    ['Ku.Asha Ramesh Patil', 'Asha Ramesh Patil'],
    ['Chi. Rahul Joshi', 'Rahul Joshi'],
    ['Mr. Rahul Joshi', 'Rahul Joshi'],
    ['Miss Asha', 'Asha'],
    ['चि. राहुल जोशी', 'राहुल जोशी'],
    ['कु. आशा पाटील', 'आशा पाटील'],
    ['चि.सौ.कां. आशा पाटील', 'आशा पाटील'],
    ['કુ. આશા પટેલ', 'આશા પટેલ'],
    ['ASHA PATIL', 'Asha Patil'],
    ['asha patil', 'Asha Patil'],
    ["D'Souza Maria", "D'Souza Maria"],
    ['MARIA D’SOUZA', "Maria D'Souza"],
    ['Asha  R.  Patil', 'Asha R. Patil'],
    ['Dr. Asha Patil', 'Dr. Asha Patil'],
    ['Kunal Shah', 'Kunal Shah'],
    ['Chirag Shah', 'Chirag Shah'],
    ['Saurabh Kale', 'Saurabh Kale'],
    ['Sri Lakshmi', 'Sri Lakshmi'],
    ['Shree Patel', 'Shree Patel'],
    ['Shri. Ram Kale', 'Ram Kale'],
    ['Ch. Ravi Kumar', 'Ch. Ravi Kumar'],
    ['Km Asha', 'Asha'],
    ['Asha\nPatil', 'Asha Patil'],
    ['Asha-Rani Patil', 'Asha-Rani Patil'],
    ['-', null],
    ['Asha Patil (M.Com)', 'name_extra? Asha Patil'],
    ['Asha Patil 1994', 'name_extra? Asha Patil'],
    ['Asha Patil MBA', 'name_extra? Asha Patil MBA'],
    ['PATIL, ASHA', 'name_comma? Asha Patil'],
    ['12', 'name_letters!'],
    ['@asha', 'name_letters!'],
    ['same as above', 'same_as_above!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, parseName)).toBe(expected);
  });
});

describe('brothers or sisters', () => {
  test.each([
    ['2', { count: 2, married: null }],
    ['number 2', { count: 2, married: null }],
    ['२', { count: 2, married: null }],
    ['Two', { count: 2, married: null }],
    ['एक', { count: 1, married: null }],
    ['दोन', { count: 2, married: null }],
    ['બે', { count: 2, married: null }],
    ['2 (1 married)', { count: 2, married: 1 }],
    ['2 (Married)', { count: 2, married: 2 }],
    ['1 Married 1 Unmarried', { count: 2, married: 1 }],
    ['1 M, 1 U', { count: 2, married: 1 }],
    ['2 unmarried', { count: 2, married: 0 }],
    ['1 elder brother married', { count: 1, married: 1 }],
    ['One younger brother', { count: 1, married: null }],
    ['1 विवाहित', { count: 1, married: 1 }],
    ['२ अविवाहित', { count: 2, married: 0 }],
    ['1 भाऊ', { count: 1, married: null }],
    ['Nil', { count: 0, married: null }],
    ['No', { count: 0, married: null }],
    ['None', { count: 0, married: null }],
    ['0', { count: 0, married: null }],
    ['नाही', { count: 0, married: null }],
    ['-', null],
    ['NA', null],
    ['2.0', { count: 2, married: null }],
    ['1+1', 'count_words? {"count":2,"married":null}'],
    ['2 (Engineer, Pune)', 'count_words? {"count":2,"married":null}'],
    ['Rahul, Amit', 'count_unread!'],
    ['2 (3 married)', 'count_unread!'],
    ['45', 'count_unread!'],
    ['date 2026-01-02', 'count_unread!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, parseSiblings, { count: 0, married: null })).toEqual(expected);
  });
});

test.each([
  ['F', 'female'],
  ['Female', 'female'],
  ['GIRL', 'female'],
  ['Bride', 'female'],
  ['स्त्री', 'female'],
  ['मुलगी', 'female'],
  ['वधू', 'female'],
  ['लड़की', 'female'],
  ['स्त्री / FEMALE', 'female'],
  ['સ્ત્રી', 'female'],
  ['M', 'male'],
  ['male', 'male'],
  ['Groom', 'male'],
  ['पुरुष', 'male'],
  ['मुलगा', 'male'],
  ['वर', 'male'],
  ['लड़का', 'male'],
  ['પુરુષ', 'male'],
  ['Boy', 'male'],
  ['स्त्री / पुरुष', 'option_unknown!'],
  ['X', 'option_unknown!'],
  ['-', null],
])('a gender: %s', (written, expected) => {
  expect(outcome(written, parseGender)).toBe(expected);
});

test.each([
  ['Yes', true],
  ['Y', true],
  ['yes_no yes', true],
  ['✓', true],
  ['हाँ', true],
  ['होय', true],
  ['હા', true],
  ['1', true],
  ['No', false],
  ['n', false],
  ['नाही', false],
  ['नहीं', false],
  ['ના', false],
  ['FALSE', false],
  ['x', 'yes_no_unread!'],
  ['maybe', 'yes_no_unread!'],
  ['-', null],
])('yes or no: %s', (written, expected) => {
  expect(outcome(written, parseYesNo)).toBe(expected);
});

test.each([
  ['3', 3],
  ['३', 3],
  ['three', 3],
  ['1,200', 1200],
  ['3.0', 3],
  ['3 acres', 'count_words? 3'],
  ['3.5', 'number_unread!'],
  ['some', 'number_unread!'],
  ['5000', 'number_unread!'],
])('a number up to 2,000: %s', (written, expected) => {
  expect(outcome(written, (cell) => parseNumber(cell, { min: 0, max: 2000 }))).toBe(expected);
});

test('lines have their breaks as commas, and are refused where they are too long', () => {
  expect(outcome('12, M.G. Road\nPune', (cell) => parseLine(cell, 80))).toBe('12, M.G. Road, Pune');
  expect(outcome('a'.repeat(81), (cell) => parseLine(cell, 80))).toBe('text_long!');
});

test.each([
  ['Shri Ramesh Patil', 'Ramesh Patil'],
  ['RAMESH PATIL', 'Ramesh Patil'],
  ['Late Ramesh Patil', 'Late Ramesh Patil'],
  ['कै. रमेश पाटील', 'कै. रमेश पाटील'],
  ['श्री. रमेश पाटील', 'रमेश पाटील'],
  ['Smt. Sunita', 'Sunita'],
])("a father's or a mother's name: %s", (written, expected) => {
  expect(outcome(written, (cell) => parseRelative(cell, 100))).toBe(expected);
});

test('words are kept once each', () => {
  expect(outcome('Reading, music; READING and Travel', (cell) => parseWords(cell, 40))).toEqual([
    'READING',
    'music',
    'Travel',
  ]);
});

test('paragraphs keep their breaks', () => {
  expect(outcome('Tall.\r\nFrom Pune. ', (cell) => parseText(cell, 80))).toBe('Tall.\nFrom Pune.');
});
