import { expect, test } from 'vitest';
import { lastMonths, sumMonths, sumRecent } from './days.ts';

test('months are those of India: the new year begins at half past six in the evening', () => {
  expect(lastMonths(new Date('2026-12-31T18:29:59Z')).at(-1)).toBe('2026-12');
  const months = lastMonths(new Date('2026-12-31T18:30:00Z'));
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(['2026-02', '2027-01']);
});

test('a day counts in its month, and in the last thirty days or the thirty before', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const days = [
    '2025-11-30',
    '2025-12-01',
    '2026-09-24',
    '2026-09-25',
    '2026-10-24',
    '2026-10-25',
    '2026-11-23',
  ];
  const counted = days.map((day, place) => ({ day, n: 10 ** place }));
  expect(sumRecent(counted, now)).toEqual({ recent: 1_100_000, before: 11_000 });
  const months = lastMonths(now);
  expect(
    Object.fromEntries(months.map((month, place) => [month, sumMonths(counted, months)[place]])),
  ).toMatchObject({
    '2025-12': 10,
    '2026-09': 1100,
    '2026-10': 110_000,
    '2026-11': 1_000_000,
  });
});
