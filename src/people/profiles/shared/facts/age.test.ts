import { expect, test } from 'vitest';
import { ageOn, birthBounds, isDay } from './age.ts';

test.each([
  ['2000-11-21', '2026-11-21', 26],
  ['2000-11-22', '2026-11-21', 25],
  ['2000-02-29', '2025-02-28', 24],
  ['2000-02-29', '2025-03-01', 25],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-11-21', '2026-11-21', 0],
])('born %s, on %s: %i years', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test('the bounds of an age agree with the age, on every day around every birthday', () => {
  const births = [
    '1999-12-31',
    '2000-01-01',
    '2000-02-28',
    '2000-02-29',
    '2000-03-01',
    '2001-02-28',
    '2001-03-01',
  ];
  const days = [
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2025-02-28',
    '2025-03-01',
    '2028-02-29',
    '2025-12-31',
  ];
  let compared = 0;
  for (const day of days) {
    for (const born of births) {
      for (let min = 22; min <= 29; min++) {
        const { after, until } = birthBounds(min, min + 1, day);
        const age = ageOn(born, day);
        expect([day, born, min, born > after && born <= until]).toEqual([
          day,
          born,
          min,
          age >= min && age <= min + 1,
        ]);
        compared++;
      }
    }
  }
  expect(compared).toBe(392);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-13-01', false],
  ['2023-1-1', false],
  ['0000-00-00', false],
  ['2023-04-31', false],
  ['12023-04-30', false],
])('%s is a day: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
