import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANKED } from '../shared/sorts.ts';
import { compareRows, newestOf, type RankedRow } from '../sorting.ts';
import { pageByRank } from './relevance.ts';

/** Rows, the newest first, with possible ranks. */
const anyRows = fc
  .array(
    fc.integer({ min: -8, max: 10 }).map((rank) => rank * 100),
    { maxLength: 60 },
  )
  .map((ranks) =>
    ranks.map((rank, place): RankedRow => ({ id: 1000 - place, listedAt: 5000 - (place >> 1), rank })),
  );

/** The last row of the page before. It may no longer be among the rows. */
const anyLast = fc.record({
  id: fc.integer({ min: 940, max: 1001 }),
  listedAt: fc.integer({ min: 4969, max: 5001 }),
  rank: fc.integer({ min: -9, max: 11 }).map((rank) => rank * 100),
});

test('a page has the best that are left, of equal ranks the newest', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(70), fc.option(anyLast), (rows, limit, last) => {
      const ranks = Int16Array.from(rows, ({ rank }) => rank);
      const left = rows.toSorted(compareRows).filter((row) => !last || compareRows(row, last) > 0);
      expect(pageByRank(newestOf(rows), ranks, { last, limit })).toEqual(left.slice(0, limit));
    }),
    { numRuns: 500 },
  );
});

test('a page of as many as are ranked is in order', () => {
  const rows = Array.from({ length: RANKED }, (_, place) => ({
    id: RANKED - place,
    listedAt: 9,
    rank: place % 3,
  }));
  const ranks = Int16Array.from(rows, ({ rank }) => rank);
  const page = pageByRank(newestOf(rows), ranks, { last: null, limit: RANKED });
  expect(page).toEqual(rows.toSorted(compareRows));
});
