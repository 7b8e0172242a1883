import { expect, test } from 'vitest';
import { cellOf } from '../../../../test/registers/outcome.ts';
import { parseHeight } from './amounts/height.ts';
import { heightHabits } from './amounts/heightHabits.ts';
import { incomeHabits, parseIncome } from './amounts/income.ts';
import { parsePhones } from './contacts/phones.ts';
import { parseBirthDate } from './dates/birth.ts';
import { dateHabits } from './dates/habits.ts';
import { parseTime, timeHabits } from './dates/time.ts';
import { type Parser, readCell } from './readCell.ts';

/**
 * Every value in every spelling: whatever the others of its column are, it is read as it was meant, or asked about. A value without a
 * doubt that is another one fails.
 */
function findWrong<Value>(
  cases: { meant: Value; written: string }[],
  parserOf: (column: string[]) => Parser<Value>,
): string[] {
  const parse = parserOf(cases.map(({ written }) => written));
  return cases.flatMap(({ meant, written }) => {
    const parsed = readCell(cellOf(written), parse);
    const isAsked = parsed !== null && ('refused' in parsed || parsed.doubt);
    if (isAsked || (parsed && JSON.stringify(parsed.value) === JSON.stringify(meant))) return [];
    return [
      `${written} → ${JSON.stringify(parsed && 'value' in parsed ? parsed.value : null)}, not ${JSON.stringify(meant)}`,
    ];
  });
}

const two = (number: number) => String(number).padStart(2, '0');
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);
const days = Array.from({ length: 400 }, (_, index) => {
  const day = new Date(Date.UTC(1975 + (index % 30), (index * 7) % 12, 1 + ((index * 11) % 28)));
  return {
    iso: day.toISOString().slice(0, 10),
    d: day.getUTCDate(),
    m: day.getUTCMonth() + 1,
    y: day.getUTCFullYear(),
  };
});

type Day = (typeof days)[number];
const dateSpellings: Record<string, (day: Day) => string> = {
  'd/m/y': ({ d, m, y }) => `${d}/${m}/${y}`,
  'dd-mm-yyyy': ({ d, m, y }) => `${two(d)}-${two(m)}-${y}`,
  'dd.mm.yy': ({ d, m, y }) => `${two(d)}.${two(m)}.${two(y % 100)}`,
  'd Mon yyyy': ({ d, m, y }) => `${d} ${MONTHS[m - 1]} ${y}`,
  'dth Month yy': ({ d, m, y }) => `${d}th ${LONG[m - 1]} ${two(y % 100)}`,
  'Month d, yyyy': ({ d, m, y }) => `${LONG[m - 1]} ${d}, ${y}`,
  'dd-MON-yy': ({ d, m, y }) => `${two(d)}-${MONTHS[m - 1]!.toUpperCase()}-${two(y % 100)}`,
  iso: ({ iso }) => iso,
  'yyyy/m/d': ({ d, m, y }) => `${y}/${m}/${d}`,
  devanagari: ({ d, m, y }) => devanagari(`${two(d)}/${two(m)}/${y}`),
  'm/d/y': ({ d, m, y }) => `${m}/${d}/${y}`,
  'mm-dd-yy': ({ d, m, y }) => `${two(m)}-${two(d)}-${two(y % 100)}`,
  digits: ({ d, m, y }) => `${two(d)}${two(m)}${y}`,
  serial: ({ iso }) => String(Date.parse(iso) / 86_400_000 + 25_569),
  cell: ({ iso }) => `date ${iso}`,
};

const dateParser = (column: string[]) => {
  const habits = dateHabits(column.map(cellOf));
  return (cell: Parameters<Parser<string>>[0]) => parseBirthDate(cell, habits, '2026-12-01');
};

test.each(Object.entries(dateSpellings))('dates as %s', (_, spell) => {
  expect(
    findWrong(
      days.map((day) => ({ meant: day.iso, written: spell(day) })),
      dateParser,
    ),
  ).toEqual([]);
});

test('dates in all spellings of one column, in which day and month come first', () => {
  const spell = Object.values(dateSpellings);
  const cases = days.map((day, index) => ({ meant: day.iso, written: spell[index % spell.length]!(day) }));
  expect(findWrong(cases, dateParser)).toEqual([]);
});

const clocks = Array.from({ length: 24 * 4 }, (_, index) => ({
  h: Math.floor(index / 4),
  min: (index % 4) * 15 + (index % 3),
}));
type Clock = (typeof clocks)[number];
const half = ({ h }: Clock) => h % 12 || 12;
const timeSpellings: Record<string, (clock: Clock) => string> = {
  'h:mm AM': (at12) => `${half(at12)}:${two(at12.min)} ${at12.h < 12 ? 'AM' : 'PM'}`,
  'hh.mm a.m.': (at12) => `${two(half(at12))}.${two(at12.min)} ${at12.h < 12 ? 'a.m.' : 'p.m.'}`,
  '24 hours': ({ h, min }) => `${two(h)}:${two(min)}`,
  '24 hours with hrs': ({ h, min }) => `${two(h)}.${two(min)} hrs`,
  'without a word': (at12) => `${half(at12)}:${two(at12.min)}`,
  cell: ({ h, min }) => `time ${two(h)}:${two(min)}`,
};
const timeParser = (column: string[]) => {
  const habits = timeHabits(column.map(cellOf));
  return (cell: Parameters<Parser<string>>[0]) => parseTime(cell, habits);
};

test.each(Object.entries(timeSpellings))('times as %s', (_, spell) => {
  const cases = clocks.map((clock) => ({
    meant: `${two(clock.h)}:${two(clock.min)}`,
    written: spell(clock),
  }));
  expect(findWrong(cases, timeParser)).toEqual([]);
});

test('times in all spellings of one column', () => {
  const spell = Object.values(timeSpellings);
  const cases = clocks.map((clock, index) => ({
    meant: `${two(clock.h)}:${two(clock.min)}`,
    written: spell[index % spell.length]!(clock),
  }));
  expect(findWrong(cases, timeParser)).toEqual([]);
});

const heights = [4, 5, 6].flatMap((feet) =>
  Array.from({ length: 12 }, (_, inches) => ({ feet, inches, cm: Math.round((feet * 12 + inches) * 2.54) })),
);
type Height = (typeof heights)[number];
const heightSpellings: Record<string, (height: Height) => string> = {
  signs: ({ feet, inches }) => `${feet}'${inches}"`,
  'typed signs': ({ feet, inches }) => `${feet}’ ${inches}’’`,
  devanagari: ({ feet, inches }) => devanagari(`${feet}'${inches}"`),
  words: ({ feet, inches }) => `${feet} ft ${inches} in`,
  point: ({ feet, inches }) => `${feet}.${inches}`,
  'a point in a spreadsheet': ({ feet, inches }) => `number ${Number(`${feet}.${inches}`)}`,
  'feet with decimals': ({ feet, inches }) => `${(feet + inches / 12).toFixed(2)}`,
  dash: ({ feet, inches }) => `${feet}-${inches}`,
  cm: ({ cm }) => `${cm} cm`,
  number: ({ cm }) => String(cm),
  metres: ({ cm }) => `${(cm / 100).toFixed(2)} m`,
};
const heightParser = (column: string[]) => {
  const habits = heightHabits(column.map(cellOf));
  return (cell: Parameters<Parser<number>>[0]) => parseHeight(cell, habits);
};

test.each(Object.entries(heightSpellings))('heights as %s', (_, spell) => {
  expect(
    findWrong(
      heights.map((height) => ({ meant: height.cm, written: spell(height) })),
      heightParser,
    ),
  ).toEqual([]);
});

test('heights in all spellings of one column', () => {
  const spell = Object.values(heightSpellings);
  for (let turn = 0; turn < spell.length; turn++) {
    const cases = heights.map((height, index) => ({
      meant: height.cm,
      written: spell[(index + turn) % spell.length]!(height),
    }));
    expect(findWrong(cases, heightParser)).toEqual([]);
  }
});

const lakhs = [2, 3, 4.5, 6, 7.2, 9, 12, 18, 25, 28];
const incomeSpellings: Record<string, (lakh: number) => string> = {
  LPA: (lakh) => `${lakh} LPA`,
  'lakhs p.a.': (lakh) => `${lakh} lakhs p.a.`,
  L: (lakh) => `${lakh}L`,
  rupees: (lakh) => String(lakh * 100_000),
  'Indian commas': (lakh) => `₹ ${(lakh * 100_000).toLocaleString('en-IN')}/-`,
  'a month': (lakh) => `Rs. ${((lakh * 100_000) / 12).toFixed(2)} p.m.`,
  'thousands a month': (lakh) => `${(lakh * 100) / 12}k per month`,
  'a month without a word': (lakh) => ((lakh * 100_000) / 12).toFixed(0),
  'only a number': (lakh) => String(lakh),
};

test.each(Object.entries(incomeSpellings))('incomes as %s', (name, spell) => {
  const cases = lakhs.map((lakh) => ({
    meant: { min: lakh * 100_000, max: lakh * 100_000 },
    written: spell(lakh),
  }));
  // Who writes a lakh a month under 'Annual Income' cannot be told from who earns a lakh a year.
  for (const header of name === 'a month without a word' ? ['Income'] : ['Income', 'Annual Income']) {
    const parser = (): Parser<{ min: number | null; max: number | null }> => (cell) =>
      parseIncome(cell, incomeHabits(header));
    expect(findWrong(cases, parser)).toEqual([]);
  }
});

const phones = Array.from({ length: 50 }, (_, index) => String(6_123_456_789 + index * 76_543_211));
const phoneSpellings: Record<string, (digits: string) => string> = {
  plain: (digits) => digits,
  zero: (digits) => `0${digits}`,
  code: (digits) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  'code without a sign': (digits) => `91${digits}`,
  dashes: (digits) => `${digits.slice(0, 5)}-${digits.slice(5)}`,
  thirds: (digits) => `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  devanagari,
  rounded: (digits) => Number(`91${digits}`).toExponential(2).toUpperCase(),
  labelled: (digits) => `Mob. ${digits} (father)`,
  'a digit short': (digits) => digits.slice(1),
  'a digit more': (digits) => `${digits}7`,
};

test.each(Object.entries(phoneSpellings))('phone numbers: %s', (_, spell) => {
  const cases = phones.map((digits) => ({ meant: [`+91${digits}`], written: spell(digits) }));
  expect(findWrong(cases, () => parsePhones)).toEqual([]);
});
