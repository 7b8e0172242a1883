import { expect, test } from 'vitest';
import { MOST } from './people.ts';
import { forgetRanks, makeRanks, ranksFor } from './ranks.ts';

/** As many members as have a number of their own. */
const MEMBERS = 65_535;

test.each([0, 1, -1, 1000, -820, 32_767, -32_768])('a rank of %d is found as it was kept', (rank) => {
  const ranks = ranksFor({ places: Int32Array.of(0, 1, 2), ranks: makeRanks() }, {});
  expect(ranks.find(2)).toBeUndefined();
  ranks.keep(2, rank);
  expect(ranks.find(2)).toBe(rank);
  expect(ranks.find(1)).toBeUndefined();
});

test('a member has the ranks of all profiles at once, and those of nobody else', () => {
  const people = { places: Int32Array.from({ length: MOST.people + 1 }, (_, id) => id), ranks: makeRanks() };
  const [one, other] = [{}, {}];
  const mine = ranksFor(people, one);
  for (let id = 1; id <= MOST.people; id++) mine.keep(id, id % 1000);
  const wrong = people.places.filter(
    (id) => id > 0 && (mine.find(id) !== id % 1000 || ranksFor(people, other).find(id) !== undefined),
  );
  expect(wrong).toHaveLength(0);
  expect(ranksFor(people, one).find(77)).toBe(77);
});

test('a profile that has another place has no rank, nor one that has none', () => {
  const people = { places: Int32Array.of(0, 1), ranks: makeRanks() };
  const ranks = ranksFor(people, {});
  ranks.keep(1, 500);
  people.places[1] = 0;
  expect(ranks.find(1)).toBeUndefined();
  ranks.keep(1, 400);
  people.places[1] = 2;
  expect(ranks.find(1)).toBeUndefined();
  people.places = Int32Array.of(0, 0, 0, 1);
  expect(ranks.find(3)).toBe(500);
});

test('all are forgotten, also those that are kept by whoever began before', () => {
  const people = { places: Int32Array.of(0, 1, 2), ranks: makeRanks() };
  const member = {};
  const before = ranksFor(people, member);
  before.keep(1, 500);
  forgetRanks(people.ranks);
  before.keep(2, 400);
  const after = ranksFor(people, member);
  expect([after.find(1), after.find(2)]).toEqual([undefined, undefined]);
});

test('when all numbers are taken, no member has the ranks of an earlier one', () => {
  const people = { places: Int32Array.of(0, 1), ranks: makeRanks() };
  const first = {};
  ranksFor(people, first).keep(1, 500);
  const found = Array.from({ length: MEMBERS + 1 }, () => ranksFor(people, {}).find(1));
  expect(found.filter((rank) => rank !== undefined)).toEqual([]);
  expect(ranksFor(people, first).find(1)).toBeUndefined();
});
