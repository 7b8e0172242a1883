import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSamples, mixQueries, randomFrom } from '../../../../bench/queries.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import { resolve } from '../../search/filters/resolve.ts';
import { fits } from '../../search/query.ts';
import { readFacts, searchRowOf } from '../../search/rows/facts.ts';
import { readTexts } from '../filters.ts';
import { openTests } from './tests.ts';
import { makeTurned } from './turned.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const anybody = { profile: { id: 0, gender: 'female' }, premium: true, emailVerified: true } as Viewer;

/** Searches as members make them, each with its gender, by a name. */
async function drawSearches(): Promise<Map<string, Record<string, string>>> {
  const samples = await drawSamples(site.app.db, 300);
  const addresses = mixQueries(samples, randomFrom(5)).map((one) =>
    Object.fromEntries(new URLSearchParams(one)),
  );
  return new Map(addresses.map((texts, place) => [`search ${place}`, { gender: 'all', ...texts }]));
}

test('the search turned round finds for each profile the searches that find it', async () => {
  const searches = await drawSearches();
  const turned = makeTurned();
  for (const [id, texts] of searches) turned.put(id, texts);
  const queries = await Promise.all(
    [...searches].map(
      async ([id, texts]) => [id, await resolve(site.app, anybody, readTexts(texts)!)] as const,
    ),
  );
  const { rows } = await site.app.pool.query('select profile_id as id from search_rows');
  const facts = await readFacts(
    site.app.db,
    rows.map(({ id }) => id),
  );
  const testsOf = await openTests(site.app);
  let found = 0;
  for (const one of facts.values()) {
    const row = searchRowOf(one)!;
    const matched = turned.match(testsOf(one)!);
    const expected = queries.filter(([, query]) => fits(row, query)).map(([id]) => id);
    const withoutText = (ids: string[]) => ids.filter((id) => searches.get(id)!.q === undefined);
    expect(withoutText(matched)).toEqual(withoutText(expected));
    // Free text is forgiving where nothing else has the word, which one profile alone cannot show: the alert is read again.
    expect(matched).toEqual(expect.arrayContaining(expected));
    found += expected.length;
  }
  expect(found).toBeGreaterThan(500);
});

test('a search that changed is found by its new filters only, a removed one not at all', async () => {
  const { rows } = await site.app.pool.query(
    `select profile_id as id from search_rows where gender = 'm' limit 1`,
  );
  const facts = (await readFacts(site.app.db, [rows[0].id])).get(rows[0].id)!;
  const tests = (await openTests(site.app))(facts)!;
  const turned = makeTurned();
  for (let place = 0; place < 3000; place++) turned.put(`other ${place}`, { gender: 'female' });
  turned.put('one', { gender: 'male' });
  turned.put('two', { gender: 'male', q: 'nobody is called this' });
  expect(turned.match(tests)).toEqual(['one']);
  turned.put('one', { gender: 'female' });
  turned.put('two', { gender: 'all' });
  expect(turned.match(tests)).toEqual(['two']);
  turned.remove('two');
  expect([turned.match(tests), turned.size, turned.removed]).toEqual([[], 3001, 3]);
  // What this version of the site cannot read finds nobody.
  turned.put('three', { gender: 'male', ageMin: 'young' });
  turned.put('four', { gender: 'male', workplace: 'bank' });
  expect(turned.match(tests)).toEqual([]);
});
