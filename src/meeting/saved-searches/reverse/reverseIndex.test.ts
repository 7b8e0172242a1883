import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSamples, mixQueries, randomFrom } from '../../../../bench/queries.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import { resolve } from '../../search/filters/resolve.ts';
import { fits } from '../../search/query.ts';
import { readSearchFacts, searchRowOf } from '../../search/rows/facts.ts';
import { parseStored } from '../filters.ts';
import { openTests } from './profileTests.ts';
import { makeReverseIndex } from './reverseIndex.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const anybody = { profile: { id: 0, gender: 'female' }, premium: true, verified: true } as Viewer;

/** Returns searches as members make them, each with a gender, by name. */
async function drawSearches(): Promise<Map<string, Record<string, string>>> {
  const samples = await drawSamples(site.app.db, 300);
  const addresses = mixQueries(samples, randomFrom(5)).map((one) =>
    Object.fromEntries(new URLSearchParams(one)),
  );
  return new Map(addresses.map((texts, place) => [`search ${place}`, { gender: 'all', ...texts }]));
}

test('the inverse of the search index finds for each profile the searches that find it', async () => {
  const searches = await drawSearches();
  const index = makeReverseIndex();
  for (const [id, texts] of searches) index.put(id, texts);
  const queries = await Promise.all(
    [...searches].map(
      async ([id, texts]) => [id, await resolve(site.app, anybody, parseStored(texts)!)] as const,
    ),
  );
  const { rows } = await site.app.pool.query('select profile_id as id from search_rows');
  const facts = await readSearchFacts(
    site.app.db,
    rows.map(({ id }) => id),
  );
  const testsOf = await openTests(site.app);
  let found = 0;
  for (const one of facts.values()) {
    const row = searchRowOf(one)!;
    const matched = index.match(testsOf(one)!);
    const expected = queries.filter(([, query]) => fits(row, query)).map(([id]) => id);
    const withoutText = (ids: string[]) => ids.filter((id) => searches.get(id)!.q === undefined);
    expect(withoutText(matched)).toEqual(withoutText(expected));
    // A search forgives typos only if no profile has the word, and one profile alone cannot tell. So this may find
    // more; reading the alert searches again.
    expect(matched).toEqual(expect.arrayContaining(expected));
    found += expected.length;
  }
  expect(found).toBeGreaterThan(500);
});

test('a search that changed is found by its new filters only, a removed one not at all', async () => {
  const { rows } = await site.app.pool.query(
    `select profile_id as id from search_rows where gender = 'm' limit 1`,
  );
  const facts = (await readSearchFacts(site.app.db, [rows[0].id])).get(rows[0].id)!;
  const tests = (await openTests(site.app))(facts)!;
  const index = makeReverseIndex();
  for (let place = 0; place < 3000; place++) index.put(`other ${place}`, { gender: 'female' });
  index.put('one', { gender: 'male' });
  index.put('two', { gender: 'male', q: 'nobody is called this' });
  expect(index.match(tests)).toEqual(['one']);
  index.put('one', { gender: 'female' });
  index.put('two', { gender: 'all' });
  expect(index.match(tests)).toEqual(['two']);
  index.remove('two');
  expect([index.match(tests), index.size, index.removed]).toEqual([[], 3001, 3]);
  // Filters that this version of the site cannot read match nobody.
  index.put('three', { gender: 'male', ageMin: 'young' });
  index.put('four', { gender: 'male', workplace: 'bank' });
  expect(index.match(tests)).toEqual([]);
});
