import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addSecond } from '../../../test/managed.ts';
import { addManager } from '../../../test/managers.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addMember, connect } from '../../../test/registration.ts';
import { save } from '../../../test/setup/myProfile.ts';

// Every rule of who sees what, for one account with two profiles and for one profile with two accounts.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

/** Adds a man with a phone number in what he wrote. */
async function addMan(): Promise<Side> {
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await save(him.browser, 'about', { name: 'Aditya Joshi', profileFor: 'self', bio: 'Call 98220 11111.' });
  return him;
}

const put = async ({ browser }: { browser: Browser }, path: string, values: object = {}) =>
  expect((await browser.put(path, values)).status).toBe(200);
const set = (who: { browser: Browser }, values: object) => put(who, '/api/my-profile/privacy', values);
const showHoroscope = async ({ browser }: { browser: Browser }, shownTo: string) =>
  expect((await save(browser, 'horoscope', { shownTo, timeOfBirth: '07:10' })).status).toBe(200);

/** What her side sees of him. */
async function readHim({ browser }: { browser: Browser }, him: Side) {
  const { status, body } = await browser.get(`/api/profiles/${him.id}`);
  if (status !== 200) return { status };
  const { profiles } = (await browser.get('/api/profiles?gender=all&q=Aditya')).body;
  return {
    status,
    found: profiles.some(({ id }: { id: string }) => id === him.id),
    blurred: body.photo?.blurred,
    horoscope: body.horoscope?.access,
    bio: /98220/.test(body.bio),
  };
}

/** A rule about what one sees: what changes it for her, and whether that opens or closes something. */
const rulesOfViewer: Record<string, (her: Side, him: Side) => Promise<unknown>> = {
  'a profile for premium members, with a plan': async (her, him) => {
    await set(him, { visibility: 'premium' });
    await site.giveTo(her.key, 'Gold');
  },
  'a profile for premium members, once connected': async (her, him) => {
    await connect(her, him);
    await set(him, { visibility: 'premium' });
  },
  'a profile for premium members that has sent an interest': async (her, him) => {
    await put(him, `/api/profiles/${her.id}/interest`);
    await set(him, { visibility: 'premium' });
  },
  'photos for those connected': async (her, him) => {
    await addPhoto(site, him.browser, 7);
    await set(him, { photoVisibility: 'accepted' });
    await connect(her, him);
  },
  'a horoscope for those connected': async (her, him) => {
    await showHoroscope(him, 'matches');
    await connect(her, him);
  },
  'contact details in what he wrote': (her, him) => connect(her, him),
  'a profile that she has blocked': (her, him) => put(her, `/api/blocks/${him.id}`),
  'a profile that has blocked her': (her, him) => put(him, `/api/blocks/${her.id}`),
};

describe.each(Object.entries(rulesOfViewer))('%s', (_name, change) => {
  test('is for one profile of an account, and not for the other', async () => {
    const [mother, him] = [await addMember(site), await addMan()];
    const second = await addSecond(site, mother);
    const own = { ...mother, ...second };
    await change(own, him);
    const seen = await readHim(own, him);
    await second.actAs(mother.id);
    expect(await readHim(mother, him)).not.toEqual(seen);
    // As a stranger, who has nothing to do with either of them.
    expect(await readHim(mother, him)).toEqual(await readHim(await addMember(site), him));
    await second.actAs(second.id);
    expect(await readHim(own, him)).toEqual(seen);
  });

  test('is for both accounts of a profile', async () => {
    const [her, him] = [await addMember(site), await addMan()];
    const father = await addManager(site, her.key);
    const aunt = await addManager(site, her.key, { role: 'viewer' });
    await change({ ...her, browser: father.browser }, him);
    const seen = await readHim(her, him);
    expect(seen).not.toEqual(await readHim(await addMember(site), him));
    for (const relative of [father, aunt]) expect(await readHim(relative, him)).toEqual(seen);
  });
});

/** What he sees of her. */
async function readHer(him: Side, her: { id: string }) {
  const { status, body } = await him.browser.get(`/api/profiles/${her.id}`);
  const { views } = (await him.browser.get('/api/viewers')).body;
  return {
    status,
    blurred: body.photo?.blurred,
    horoscope: body.horoscope?.access,
    viewed: views.filter((one: { profile?: { id: string } }) => one.profile?.id === her.id).length,
  };
}

/** A rule that a family sets for how others see its profile. */
const rulesOfProfile: Record<string, (her: Side, him: Side) => Promise<unknown>> = {
  'a profile for premium members': (her) => set(her, { visibility: 'premium' }),
  'a hidden profile': (her) => put(her, '/api/my-profile/hiding', { reason: 'break', days: 7 }),
  'photos after acceptance': (her) => set(her, { photoVisibility: 'accepted' }),
  'a horoscope for nobody': (her) => showHoroscope(her, 'nobody'),
  'private browsing': async (her) => {
    await site.giveTo(her.key, 'Platinum');
    await put(her, '/api/private-browsing', { on: true });
  },
};

describe.each(Object.entries(rulesOfProfile))('%s', (name, change) => {
  const look = (her: { browser: Browser }, him: Side) => her.browser.get(`/api/profiles/${him.id}`);

  const present = async ({ browser }: { browser: Browser }, seed: number) => {
    if (name.startsWith('photos')) await addPhoto(site, browser, seed);
    if (name.startsWith('a horoscope')) await showHoroscope({ browser }, 'everyone');
  };

  test('is set for one profile of an account, and not for the other', async () => {
    const [mother, him] = [await addMember(site), await addMan()];
    const second = await addSecond(site, mother);
    const own = { ...mother, ...second };
    await present(own, 1);
    await change(own, him);
    await look(own, him);
    await second.actAs(mother.id);
    await present(mother, 2);
    await look(mother, him);
    const [hers, others] = [await readHer(him, own), await readHer(him, mother)];
    expect(hers).not.toEqual(others);
    const stranger = await addMember(site);
    await present(stranger, 3);
    await look(stranger, him);
    expect(others).toEqual(await readHer(him, stranger));
  });

  test('is set by either account of a profile, for both', async () => {
    const [her, him] = [await addMember(site), await addMan()];
    const father = await addManager(site, her.key);
    await present(her, 1);
    await change({ ...her, browser: father.browser }, him);
    for (const { browser } of [her, father]) await look({ browser }, him);
    const stranger = await addMember(site);
    await present(stranger, 3);
    await look(stranger, him);
    expect(await readHer(him, her)).not.toEqual(await readHer(him, stranger));
    for (const path of ['/api/my-profile/settings', '/api/private-browsing']) {
      expect((await her.browser.get(path)).body).toEqual((await father.browser.get(path)).body);
    }
  });
});

test('a suspended account hides each profile that it manages', async () => {
  const [mother, him] = [await addMember(site), await addMan()];
  const second = await addSecond(site, mother);
  await site.app.db
    .updateTable('accounts')
    .set({ suspended_at: site.app.clock() })
    .where('id', '=', await site.accountOf(mother.key))
    .execute();
  for (const her of [mother, second]) expect(await readHer(him, her)).toMatchObject({ status: 404 });
});

test('an account that has not verified its address sees what visitors see, beside one that has', async () => {
  const [her, him] = [await addMember(site), await addMan()];
  const father = await addManager(site, her.key);
  await addPhoto(site, him.browser, 7);
  await site.app.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', father.id)
    .execute();
  const keysOf = async ({ browser }: { browser: Browser }) =>
    Object.keys((await browser.get(`/api/profiles/${him.id}`)).body).length;
  expect(await readHim(her, him)).toMatchObject({ blurred: false });
  expect(await readHim(father, him)).toMatchObject({ blurred: true });
  expect(await keysOf(father)).toBe(await keysOf({ browser: site.visitor() }));
});

test('contact details that were opened are open to all of the profile, and to nobody else', async () => {
  const [mother, him] = [await addMember(site), await addMan()];
  const second = await addSecond(site, mother);
  const own = { ...mother, ...second };
  const father = await addManager(site, own.key);
  await connect(own, him);
  await site.giveTo(own.key, 'Gold');
  const contact = `/api/profiles/${him.id}/contact`;
  expect((await father.browser.put(contact)).status).toBe(200);
  for (const { browser } of [own, father]) {
    expect((await browser.get(contact)).body.details.email.address).toBe(him.email);
  }
  await second.actAs(mother.id);
  expect(JSON.stringify((await mother.browser.get(contact)).body)).not.toContain(him.email);
});
