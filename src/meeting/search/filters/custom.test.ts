import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addField, changeField } from '../../../../test/customFields.ts';
import { addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { startIndex } from '../index/index.ts';

let site: Test;
let admin: Browser;
let end: () => Promise<void>;
let him: Awaited<ReturnType<typeof addMember>>;
const women: Record<string, string> = {};
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
  const use = { filter: true };
  await addField(admin, 'option', { name: 'Sect', options: ['Digambar', 'Shvetambar'], ...use });
  await addField(admin, 'options', {
    name: 'Vows',
    options: ['Fasts', 'Silence'],
    seenBy: 'everyone',
    ...use,
  });
  await addField(admin, 'yes_no', { name: 'Own house', ...use });
  await addField(admin, 'number', { name: 'Acres', ...use });
  await addField(admin, 'number', { name: 'Wells' });
  await add('one', { sect: 'digambar', vows: ['fasts'], own_house: true, acres: 0 });
  await add('two', { sect: 'shvetambar', vows: ['fasts', 'silence'], own_house: false, acres: 5 });
  await add('three', { sect: 'digambar', acres: 12, wells: 2 });
  await add('none', {});
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
});
afterAll(async () => {
  await end?.();
  await site.close();
});

async function add(name: string, custom: Record<string, unknown>) {
  const { browser, id } = await addMember(site);
  await save(browser, 'community', { ...filled.community, custom });
  women[name] = id;
}

const found = async (custom: string, browser = him.browser) => {
  const { status, body } = await browser.get(
    `/api/profiles?gender=female&custom=${encodeURIComponent(custom)}`,
  );
  if (status !== 200) return [status, body.data.fields];
  const ids = body.profiles.map((profile: { id: string }) => profile.id);
  expect(body.count).toBe(ids.length);
  return Object.keys(women).filter((name) => ids.includes(women[name]));
};

const cases: [custom: string, names: string[]][] = [
  ['sect:digambar', ['one', 'three']],
  ['sect:digambar|shvetambar', ['one', 'two', 'three']],
  ['sect:digambar,acres:1-', ['three']],
  ['vows:silence', ['two']],
  ['vows:silence|fasts', ['one', 'two']],
  ['own_house:yes', ['one']],
  ['own_house:no', ['two']],
  ['acres:0-5', ['one', 'two']],
  ['acres:-4', ['one']],
  ['acres:6-', ['three']],
  ['sect:unknown', []],
  // What is no filter, or no field, does not filter.
  ['wells:1-,sect:shvetambar', ['two']],
  ['nothing:like_it,sect:shvetambar', ['two']],
];

test.each(cases)('%s finds %j, in the database', async (custom, names) => {
  expect(await found(custom)).toEqual(names);
});

test('the index in memory finds the same, and follows what changes', async () => {
  end = startIndex(site.app);
  const counts = async () =>
    (
      await him.browser.get(
        '/api/profiles/options?gender=female&of=custom.sect,custom.own_house,custom.acres',
      )
    ).body.counts;
  await expect.poll(counts, { timeout: 20_000 }).not.toBeNull();
  for (const [custom, names] of cases) expect([custom, await found(custom)]).toEqual([custom, names]);
  expect(await counts()).toEqual({
    'custom.sect': { digambar: 2, shvetambar: 1 },
    'custom.own_house': { yes: 1, no: 1 },
    'custom.acres': {},
  });
  // Of a filter that is set, the other options are counted, too.
  const { body } = await him.browser.get(
    '/api/profiles/options?gender=female&of=custom.sect&custom=sect:digambar',
  );
  expect(body.counts).toEqual({ 'custom.sect': { digambar: 2, shvetambar: 1 } });
  await add('late', { sect: 'shvetambar', acres: 6 });
  expect(await found('sect:shvetambar')).toEqual(['two', 'late']);
  expect(await found('acres:6-')).toEqual(['three', 'late']);
});

test('visitors filter by what they may see', async () => {
  const visitor = site.visitor();
  expect(await found('vows:silence', visitor)).toEqual(['two']);
  expect(await found('sect:digambar', visitor)).toEqual([
    422,
    { custom: { code: 'filter_for_members', message: expect.any(String) } },
  ]);
  const { body } = await visitor.get('/api/profiles/options?gender=female&of=custom.sect,custom.vows');
  expect(body.counts).toEqual({ 'custom.vows': { fasts: 2, silence: 1 } });
});

test('a saved search finds by them, and a field that is no filter any more does not filter', async () => {
  const saved = await him.browser.post('/api/saved-searches', {
    name: 'Digambar',
    filters: { gender: 'female', custom: 'sect:digambar' },
    frequency: 'daily',
  });
  expect(saved.status).toBeLessThan(300);
  await changeField(admin, 'sect', { filter: false });
  expect((await found('sect:digambar')).length).toBeGreaterThan(3);
});
