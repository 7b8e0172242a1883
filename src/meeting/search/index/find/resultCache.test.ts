import { expect, test } from 'vitest';
import { searchRowOf } from '../../../../../test/searchRow.ts';
import type { Condition, Query } from '../../query.ts';
import type { SearchRow } from '../../rows/columns.ts';
import { NEWEST, type SearchOrder } from '../../sorting.ts';
import { makePartitions, putProfile } from '../genderPartitions.ts';
import { cachedSearch, clearForMany, invalidateSearches, makeResultCache } from './resultCache.ts';

const anybody: Condition = { column: 'premium_only', is: false };
const pune = { city: [1] };
const before = { female: 1, city: 1, state: 1, active_on: 5 };
const women: Query = { where: [anybody, { column: 'female', is: true }] };
const inPune: Query = { where: [anybody, { column: 'city', among: [1] }] };
const nearPune: Query = { where: [anybody, { column: 'city', among: [1, 2] }] };
const puneByText: Query = { where: [anybody], text: { all: [pune] } };

const active: SearchOrder = { by: 'active' };
const nearest: SearchOrder = {
  by: 'nearest',
  km: new Map([
    [1, 0],
    [2, 30],
  ]),
};

test.each<[what: string, query: Query, order: SearchOrder, changed: SearchRow, kept: boolean]>([
  ['somebody in it is here today', women, NEWEST, searchRowOf(1, 9, { ...before, active_on: 6 }), true],
  [
    'somebody in it is here today, by that',
    women,
    active,
    searchRowOf(1, 9, { ...before, active_on: 6 }),
    false,
  ],
  [
    'somebody in it is here today, by text',
    puneByText,
    NEWEST,
    searchRowOf(1, 9, { ...before, active_on: 6 }),
    true,
  ],
  ['somebody in it moves', women, NEWEST, searchRowOf(1, 9, { ...before, city: 2 }), true],
  ['somebody in it moves, by that', women, nearest, searchRowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody in it moves, by text', puneByText, NEWEST, searchRowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody moves away', inPune, NEWEST, searchRowOf(1, 9, { ...before, city: 2 }), false],
  ['somebody moves there', inPune, NEWEST, searchRowOf(2, 8, { ...before }), false],
  ['somebody moves within', nearPune, NEWEST, searchRowOf(1, 9, { ...before, city: 2 }), true],
  ['somebody else joins', inPune, NEWEST, searchRowOf(3, 10, { ...before, city: 2 }), true],
  ['somebody joins', inPune, NEWEST, searchRowOf(3, 10, before), false],
  ['somebody is listed anew', inPune, NEWEST, searchRowOf(1, 10, before), false],
  [
    'somebody is for premium members alone',
    inPune,
    NEWEST,
    searchRowOf(1, 9, { ...before, premium_only: 1 }),
    false,
  ],
])('a search is kept unless it may be about who has changed: %s', (_, query, order, row, kept) => {
  const partitions = makePartitions();
  putProfile(partitions, searchRowOf(2, 8, { ...before, city: 2 }));
  putProfile(partitions, searchRowOf(1, 9, before));
  let searched = 0;
  // With new condition objects, as each request has.
  const search = () =>
    cachedSearch(
      partitions.results,
      { query: { ...query, where: structuredClone(query.where) }, order, limit: 5 },
      () => {
        searched++;
        return { rows: [], count: 0 };
      },
    );
  // A free text and the distances from a place are kept the second time.
  search();
  search();
  const first = searched;
  search();
  expect(searched).toBe(first);
  putProfile(partitions, row);
  search();
  expect(searched).toBe(kept ? first : first + 1);
});

const found = (ids: number[]) => ({ rows: ids.map((id) => ({ id, listedAt: id, rank: 0 })), count: 9 });

test('a number is known after a page, and a page after a longer one', () => {
  const it = makeResultCache();
  const asked: number[] = [];
  const search = (limit: number) =>
    cachedSearch(it, { query: inPune, order: NEWEST, limit }, () => {
      asked.push(limit);
      return found([5, 4, 3, 2, 1].slice(0, limit));
    });
  expect(search(0)).toEqual(found([]));
  expect(search(3)).toEqual(found([5, 4, 3]));
  expect(search(2)).toEqual(found([5, 4]));
  expect(search(0)).toEqual(found([]));
  expect(search(4)).toEqual(found([5, 4, 3, 2]));
  expect(asked).toEqual([0, 3, 4]);
});

test('of more searches than are kept any is left out, and of a long one nothing is kept', () => {
  const it = makeResultCache();
  const none = { rows: [], count: 0 };
  const search = (where: Condition[]) =>
    cachedSearch(it, { query: { where }, order: NEWEST, limit: 1 }, () => none);
  for (let id = 1; id <= 2100; id++) search([{ only: id }]);
  const keys = it.keys.map((key) => it.found.get(key)!.index);
  expect([it.found.size, it.keys.length]).toEqual([2000, 2000]);
  expect(keys).toEqual(it.keys.map((_, index) => index));
  invalidateSearches(it, null, searchRowOf(2100, 1, {}));
  expect(it.found.has(JSON.stringify([['newest', null], undefined, [{ only: 2100 }]]))).toBe(false);
  const size = it.found.size;
  search([{ except: Array.from({ length: 201 }, (_, id) => id) }]);
  expect(it.found.size).toBe(size);
  clearForMany(it, 10);
  expect(it.found.size).toBe(size);
  clearForMany(it, 11);
  expect(it.found.size).toBe(0);
});
