import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { addMember } from '../../../../../test/registration.ts';
import { filled, save } from '../../../../../test/setup/myProfile.ts';
import { COMPUTED_BY } from './birth.ts';
import { possibleMoons } from './moons.ts';
import { recomputeBirths } from './recompute.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const birthOf = (key: number) =>
  site.app.db.selectFrom('births').selectAll().where('profile_id', '=', key).executeTakeFirst();

test('a chart is kept with the birth, and follows every change of date, time and place', async () => {
  const { browser, key } = await addMember(site);
  await save(browser, 'horoscope', filled.horoscope);
  const first = await birthOf(key);
  expect(first).toMatchObject({
    rashi: 1,
    nakshatra: 5,
    pada: 2,
    lagna: 0,
    manglik: 'low',
    computed_by: COMPUTED_BY,
  });
  await save(browser, 'horoscope', { timeOfBirth: '19:10' });
  expect((await birthOf(key))!.lagna).not.toBe(0);
  await save(browser, 'horoscope', { dateOfBirth: '1997-04-20' });
  expect((await birthOf(key))!.rashi).not.toBe(1);
  const london = { latitude: 51.5, longitude: -0.12, timeZone: 'Europe/London' };
  const before = await birthOf(key);
  await save(browser, 'horoscope', { birthplace: london });
  expect((await birthOf(key))!.moons).not.toEqual(before!.moons);

  await save(browser, 'horoscope', { timeUnknown: true });
  const day = (await birthOf(key))!;
  expect([day.lagna, day.moons.length > 3]).toEqual([null, true]);
  const { sections } = (await browser.get('/api/my-profile')).body;
  expect(sections.horoscope.values).toMatchObject({ timeUnknown: true, timeOfBirth: null });
  await save(browser, 'horoscope', { placeOfBirth: null });
  expect(await birthOf(key)).toBeUndefined();
});

test('what an older version computed is computed again, and what cannot be is left empty', async () => {
  const [one, other] = [await addMember(site), await addMember(site)];
  for (const { browser } of [one, other]) await save(browser, 'horoscope', filled.horoscope);
  const fresh = await birthOf(one.key);
  const old = { computed_by: 0, rashi: 9, moons: [280] };
  await site.app.db.updateTable('births').set(old).where('profile_id', 'in', [one.key, other.key]).execute();
  await site.app.db
    .updateTable('births')
    .set({ time_zone: 'Asia/Atlantis' })
    .where('profile_id', '=', other.key)
    .execute();
  await recomputeBirths(site.app);
  expect(await birthOf(one.key)).toEqual(fresh);
  expect(await birthOf(other.key)).toMatchObject({ rashi: null, moons: [], computed_by: COMPUTED_BY });
});

test.each([
  ['a chart with a time', [57.9], { rashi: null, nakshatra: null }, ['2 5 2']],
  ['a chart with a time, whatever is stated', [57.9], { rashi: 'karka', nakshatra: 'pushya' }, ['2 5 2']],
  ['a day', [221, 223, 227], { rashi: null, nakshatra: null }, ['8 17 3', '8 17 3', '8 18 1']],
  ['a day and a nakshatra', [221, 223, 227], { rashi: null, nakshatra: 'jyeshtha' }, ['8 18 1']],
  ['a day and a nakshatra of another', [227], { rashi: null, nakshatra: 'pushya' }, ['8 18 1']],
  ['a stated nakshatra', [], { rashi: null, nakshatra: 'pushya' }, ['4 8 1', '4 8 2', '4 8 3', '4 8 4']],
  ['a stated rashi and nakshatra', [], { rashi: 'mesha', nakshatra: 'krittika' }, ['1 3 1']],
  ['what contradicts itself', [], { rashi: 'mesha', nakshatra: 'pushya' }, []],
  ['nothing', [], { rashi: null, nakshatra: null }, []],
])('where the Moon may have been by %s', (_, longitudes, stated, expected) => {
  const moons = possibleMoons(longitudes, stated);
  expect(moons.map(({ rashi, nakshatra, pada }) => `${rashi + 1} ${nakshatra} ${pada}`)).toEqual(expected);
});
