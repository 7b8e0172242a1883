import { expect, test } from 'vitest';
import { addMonths, beginningInIndia, monthInIndia, startOfDayInIndia, yearsBefore } from './calendar.ts';

test.each([
  ['2026-11-21T10:00:00+05:30', 3, '2027-02-21T10:00:00+05:30'],
  ['2026-11-30T10:00:00+05:30', 3, '2027-02-28T10:00:00+05:30'],
  ['2027-11-30T10:00:00+05:30', 3, '2028-02-29T10:00:00+05:30'],
  ['2026-08-31T23:59:59+05:30', 6, '2027-02-28T23:59:59+05:30'],
  ['2028-02-29T00:00:00+05:30', 12, '2029-02-28T00:00:00+05:30'],
  ['2026-12-31T12:00:00+05:30', 1, '2027-01-31T12:00:00+05:30'],
  // The 1st in India, still the 31st in London.
  ['2027-01-31T20:00:00Z', 1, '2027-02-28T20:00:00Z'],
])('%s and %i months: %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to));
});

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-20T18:30:00Z'],
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00Z'],
  ['2026-03-01T00:00:00+05:30', '2026-02-28T18:30:00Z'],
])('the day of %s in India began at %s', (instant, began) => {
  expect(startOfDayInIndia(new Date(instant))).toEqual(new Date(began));
});

test('a day begins in India while it is still the day before in London', () => {
  expect(beginningInIndia('2027-04-01')).toEqual(new Date('2027-03-31T18:30:00Z'));
});

test.each([
  ['2027-03-31T18:29:59Z', { year: 2027, month: 3 }],
  ['2027-03-31T18:30:00Z', { year: 2027, month: 4 }],
  ['2026-12-31T18:30:00Z', { year: 2027, month: 1 }],
])('%s is in the month %j in India', (instant, month) => {
  expect(monthInIndia(new Date(instant))).toEqual(month);
});

test.each([
  ['2028-02-29', 18, '2010-02-28'],
  ['2028-02-29', 20, '2008-02-29'],
  ['2026-11-21', 21, '2005-11-21'],
])('%s less %i years is %s', (day, years, expected) => {
  expect(yearsBefore(day, years)).toBe(expected);
});
