import { expect, test } from 'vitest';
import { CACHED_MAX } from './peopleCache.ts';
import { clearRanks, makeRankCache, rankCacheFor } from './rankCache.ts';

/** The most members that can have a number. */
const MEMBERS = 65_535;

test.each([0, 1, -1, 1000, -820, 32_767, -32_768])('a rank of %d is found as it was kept', (rank) => {
  const ranks = rankCacheFor({ places: Int32Array.of(0, 1, 2), ranks: makeRankCache() }, {});
  expect(ranks.get(2)).toBeUndefined();
  ranks.set(2, rank);
  expect(ranks.get(2)).toBe(rank);
  expect(ranks.get(1)).toBeUndefined();
});

test('a member has the ranks of all profiles at once, and those of nobody else', () => {
  const people = {
    places: Int32Array.from({ length: CACHED_MAX.people + 1 }, (_, id) => id),
    ranks: makeRankCache(),
  };
  const [one, other] = [{}, {}];
  const mine = rankCacheFor(people, one);
  for (let id = 1; id <= CACHED_MAX.people; id++) mine.set(id, id % 1000);
  const wrong = people.places.filter(
    (id) => id > 0 && (mine.get(id) !== id % 1000 || rankCacheFor(people, other).get(id) !== undefined),
  );
  expect(wrong).toHaveLength(0);
  expect(rankCacheFor(people, one).get(77)).toBe(77);
});

test('a profile that has another place has no rank, nor one that has none', () => {
  const people = { places: Int32Array.of(0, 1), ranks: makeRankCache() };
  const ranks = rankCacheFor(people, {});
  ranks.set(1, 500);
  people.places[1] = 0;
  expect(ranks.get(1)).toBeUndefined();
  ranks.set(1, 400);
  people.places[1] = 2;
  expect(ranks.get(1)).toBeUndefined();
  people.places = Int32Array.of(0, 0, 0, 1);
  expect(ranks.get(3)).toBe(500);
});

test('all are forgotten, also those that are kept by whoever began before', () => {
  const people = { places: Int32Array.of(0, 1, 2), ranks: makeRankCache() };
  const member = {};
  const before = rankCacheFor(people, member);
  before.set(1, 500);
  clearRanks(people.ranks);
  before.set(2, 400);
  const after = rankCacheFor(people, member);
  expect([after.get(1), after.get(2)]).toEqual([undefined, undefined]);
});

test('when all numbers are taken, no member has the ranks of an earlier one', () => {
  const people = { places: Int32Array.of(0, 1), ranks: makeRankCache() };
  const first = {};
  rankCacheFor(people, first).set(1, 500);
  const found = Array.from({ length: MEMBERS + 1 }, () => rankCacheFor(people, {}).get(1));
  expect(found.filter((rank) => rank !== undefined)).toEqual([]);
  expect(rankCacheFor(people, first).get(1)).toBeUndefined();
});
