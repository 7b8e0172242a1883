import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addSecond } from '../../../test/managed.ts';
import { addMember } from '../../../test/registration.ts';
import { readRecommendations } from '../../../test/setup/recommendations.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const addSon = () =>
  addMember(site, {
    name: 'Aditya Deshpande',
    gender: 'male',
    dateOfBirth: '1994-08-30',
    profileFor: 'son',
  });

type Profile = { id: string };
const idsOf = (profiles: Profile[]) => profiles.map(({ id }) => id);
const found = async (browser: Browser, query = '') =>
  idsOf((await browser.get(`/api/profiles?${query}`)).body.profiles);
const recommended = async (browser: Browser) => idsOf(await readRecommendations(browser));

/** Has the account of a member manage another profile. */
const share = (account: number, key: number, role: 'manager' | 'viewer') =>
  site.app.db
    .insertInto('profile_managers')
    .values({ profile_id: key, account_id: account, role, accepted_at: site.app.clock() })
    .execute();

test('a mother of two does not find her daughter for her son, and is told of none', async () => {
  const son = await addSon();
  const stranger = await addMember(site);
  const { browser } = son;
  const filters = { religion: 'hindu', ageMin: 20, ageMax: 40 };
  await browser.post('/api/saved-searches', { name: 'Around 27', frequency: 'instant', filters });
  const daughter = await addSecond(site, son);
  await addMember(site, { name: 'Kavya Shah' });
  await site.workOff();

  expect(await found(browser, 'gender=all')).not.toContain(son.id);
  await daughter.actAs(son.id);
  const search = 'q=deshpande';
  const named = await found(browser, search);
  expect(named).toContain(stranger.id);
  expect(named).not.toContain(daughter.id);
  expect((await browser.get(`/api/profiles/count?${search}`)).body.count).toBe(named.length);
  const offered = await recommended(browser);
  expect(offered).toContain(stranger.id);
  expect(offered).not.toContain(daughter.id);
  const { notifications } = (await browser.get('/api/notifications')).body;
  expect(notifications.map(({ text }: { text: string }) => text)).toEqual([
    'New match for “Around 27”: Kavya Shah',
  ]);
  // Her page opens as always.
  expect((await browser.get(`/api/profiles/${daughter.id}`)).body.name).toBe('Asha Deshpande');
});

test('a brother who manages or views the profile of his sister is not recommended her, from that moment on', async () => {
  for (const role of ['manager', 'viewer'] as const) {
    const brother = await addSon();
    const sister = await addMember(site, { name: 'Ira Deshpande' });
    expect(await recommended(brother.browser)).toContain(sister.id);
    expect(await recommended(sister.browser)).toContain(brother.id);
    await share(await site.accountOf(brother.key), sister.key, role);
    expect(await recommended(brother.browser)).not.toContain(sister.id);
    expect(await recommended(sister.browser)).not.toContain(brother.id);
    // He may act for both now, and his session still acts for his own profile.
    await brother.browser.put('/api/me/profile', { id: brother.id });
    expect(await found(brother.browser)).not.toContain(sister.id);
  }
});

test('an aunt who only views two profiles is no reason to keep them apart', async () => {
  const groom = await addSon();
  const bride = await addMember(site);
  const aunt = await addSon();
  const account = await site.accountOf(aunt.key);
  await share(account, groom.key, 'viewer');
  await share(account, bride.key, 'viewer');
  expect(await found(groom.browser)).toContain(bride.id);
  expect(await recommended(groom.browser)).toContain(bride.id);
});
