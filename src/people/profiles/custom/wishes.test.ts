import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addField, changeField } from '../../../../test/customFields.ts';
import { addMember, fillFacts } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { startIndex } from '../../../meeting/search/index/index.ts';

let site: Test;
let admin: Browser;
let end: () => Promise<void>;
let him: Awaited<ReturnType<typeof addMember>>;
const women: Record<string, string> = {};
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
  const wish = { wish: true, filter: true };
  await addField(admin, 'option', { name: 'Sect', options: ['Digambar', 'Shvetambar'], ...wish });
  await addField(admin, 'yes_no', { name: 'Own house', ...wish });
  await addField(admin, 'number', { name: 'Acres', ...wish });
  await addField(admin, 'line', { name: 'Deity' });
  await add('digambar', { sect: 'digambar', acres: 10 });
  await add('shvetambar', { sect: 'shvetambar', acres: 10 });
  await add('silent', {});
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await fillFacts(site, him.key);
});
afterAll(async () => {
  await end?.();
  await site.close();
});

async function add(name: string, custom: Record<string, unknown>) {
  const { browser, id, key } = await addMember(site);
  await fillFacts(site, key);
  await save(browser, 'community', { ...filled.community, custom });
  women[name] = id;
}

const nothing = Object.fromEntries(
  Object.entries(filled.wishes).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
);
const wishing = (custom: Record<string, unknown>) =>
  save(him.browser, 'wishes', { ...nothing, importance: {}, custom });
const wish = (changed: object) => ({ any: [], min: null, max: null, importance: 'important', ...changed });
const named = (ids: string[]) =>
  ids.flatMap((id) => Object.keys(women).find((name) => women[name] === id) ?? []);

test('wishes are saved with the others, read back, shown to others, and checked by what a field is', async () => {
  const wished = {
    sect: wish({ any: ['digambar'], importance: 'must' }),
    acres: wish({ min: 2, max: 20 }),
    own_house: wish({ any: ['yes', 'no'], importance: 'nice' }),
  };
  const { status, body } = await wishing(wished);
  expect([status, body.values.custom]).toEqual([200, wished]);
  expect((await admin.get('/api/staff/custom-fields/sect/uses')).body.preferences).toBe(1);
  const seen = (await him.browser.get(`/api/profiles/${him.id}`)).body.preferences.custom;
  expect(seen).toEqual(wished);
  for (const [custom, field, code] of [
    [{ sect: wish({ any: ['nothing'] }) }, 'custom.sect', 'choice_invalid'],
    [{ own_house: wish({ any: ['perhaps'] }) }, 'custom.own_house', 'choice_invalid'],
    [{ acres: wish({ min: 9, max: 2 }) }, 'custom.acres', 'range_reversed'],
  ] as const) {
    const refused = await wishing(custom);
    expect([refused.status, refused.body.data.fields[field].code]).toEqual([422, code]);
  }
  // What is left out stays, and a field that is no wish is none.
  expect((await wishing({ own_house: null, deity: wish({ any: ['x'] }) })).body.values.custom).toEqual({
    sect: wished.sect,
    acres: wished.acres,
  });
});

test('browse opens with the musts, ranks by all of them, and names what is not met, in the database and in memory', async () => {
  await wishing({ sect: wish({ any: ['digambar'] }), acres: wish({ min: 5 }) });
  const read = async () => {
    const { body } = await him.browser.get('/api/profiles?gender=female&sort=relevance');
    const found = body.profiles.filter(({ id }: { id: string }) => named([id]).length > 0);
    return found.map((one: { id: string; unmet: { wish: string }[] }) => [
      ...named([one.id]),
      one.unmet.map((unmet) => unmet),
    ]);
  };
  const expected = [
    ['digambar', []],
    [
      'silent',
      [
        { wish: 'custom.sect', isStated: false },
        { wish: 'custom.acres', isStated: false },
      ],
    ],
    ['shvetambar', [{ wish: 'custom.sect', isStated: true }]],
  ];
  const sorted = (rows: unknown[][]) =>
    [...rows].sort((one, other) => String(one[0]).localeCompare(String(other[0])));
  const bySql = await read();
  expect(bySql[0]).toEqual(expected[0]);
  expect(sorted(bySql)).toEqual(sorted(expected));
  end = startIndex(site.app);
  const counted = () => him.browser.get('/api/profiles/options?gender=female&of=custom.sect');
  await expect.poll(async () => (await counted()).body.counts, { timeout: 20_000 }).not.toBeNull();
  expect(await read()).toEqual(bySql);

  await wishing({ sect: wish({ any: ['digambar'], importance: 'must' }) });
  const { filters } = (await him.browser.get('/api/profiles/opening')).body;
  expect(filters).toMatchObject({ custom: 'sect:digambar' });
  // A must that is not met ranks last.
  expect((await read()).at(-1)![0]).not.toBe('digambar');
  expect((await read())[0]![0]).toBe('digambar');
});

test('a field that is no preference any more counts no longer, and families lose it', async () => {
  await wishing({ sect: wish({ any: ['digambar'], importance: 'must' }) });
  expect((await changeField(admin, 'sect', { wish: false })).status).toBe(200);
  expect((await him.browser.get('/api/my-profile')).body.sections.wishes.values.custom).not.toHaveProperty(
    'sect',
  );
  await site.workOff();
  const { custom } = await site.app.db
    .selectFrom('preferences')
    .select('custom')
    .where('profile_id', '=', him.key)
    .executeTakeFirstOrThrow();
  expect(custom).not.toHaveProperty('sect');
  const { body } = await him.browser.get('/api/profiles?gender=female&sort=relevance');
  for (const { unmet } of body.profiles) expect(JSON.stringify(unmet)).not.toContain('custom.sect');
});
