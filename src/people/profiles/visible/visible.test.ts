import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addCouple, addMember } from '../../../../test/registration.ts';
import { relist } from './listing.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

/** Returns the reads in which a profile appears for a browser. */
async function seen(browser: Browser, id: string, name = 'Aditya') {
  const has = async (path: string) =>
    (await browser.get(path)).body?.profiles?.some?.((one: { id: string }) => one.id === id) ?? false;
  const interests = async (box: string) =>
    (await browser.get(`/api/interests?box=${box}`)).body?.interests?.some?.(
      (one: { profile: { id: string } }) => one.profile.id === id,
    ) ?? false;
  return {
    profile: (await browser.get(`/api/profiles/${id}`)).status === 200,
    browse: await has(`/api/profiles?gender=all&q=${name}`),
    received: await interests('received'),
    sent: await interests('sent'),
    between: (await browser.get(`/api/profiles/${id}/interest`)).status === 200,
  };
}

const nowhere = { profile: false, browse: false, received: false, sent: false, between: false };

async function setProfile(key: number, change: Record<string, unknown>) {
  await site.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('profiles').set(change).where('id', '=', key).execute();
    await relist(site.app, tx, key, 'system');
  });
}

async function suspendAccountOf(profile: number) {
  const { account_id } = await site.app.db
    .selectFrom('profile_managers')
    .select('account_id')
    .where('profile_id', '=', profile)
    .executeTakeFirstOrThrow();
  await site.app.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', account_id)
    .execute();
}

describe('a profile is gone from every read', () => {
  test.each([
    ['hidden', (him: number) => setProfile(him, { hidden_at: new Date() })],
    ['not yet passed by moderation', (him: number) => setProfile(him, { approved_at: null })],
    ['of an account that is suspended at this moment', suspendAccountOf],
    [
      'of a suspended account',
      async (him: number) => {
        await suspendAccountOf(him);
        await site.app.db.transaction().execute((tx) => relist(site.app, tx, him, 'system'));
      },
    ],
    [
      'blocked by the viewer',
      (him: number, her: number) =>
        site.app.db.insertInto('blocks').values({ blocker_id: her, blocked_id: him }).execute(),
    ],
    [
      'one that has blocked the viewer',
      (him: number, her: number) =>
        site.app.db.insertInto('blocks').values({ blocker_id: him, blocked_id: her }).execute(),
    ],
  ])(
    'once it is %s, even for somebody it has an interest with, and cannot be written to',
    async (what, change) => {
      const { her, him } = await addCouple(site);
      await him.browser.put(`/api/profiles/${her.id}/interest`);
      expect(await seen(her.browser, him.id)).toEqual({
        profile: true,
        browse: true,
        received: true,
        sent: false,
        between: true,
      });
      const { interests } = (await her.browser.get('/api/interests')).body;
      await change(him.key, her.key);
      expect(await seen(her.browser, him.id)).toEqual(nowhere);
      const { status } = await site.visitor().get(`/api/profiles/${him.id}`);
      expect(status).toBe(what.includes('blocked') ? 200 : 404);
      expect((await her.browser.put(`/api/profiles/${him.id}/interest`)).status).toBe(404);
      for (const verb of ['acceptance', 'refusal']) {
        expect((await her.browser.put(`/api/interests/${interests[0].id}/${verb}`)).status).toBe(404);
      }
      const recommended = (await her.browser.get('/api/recommendations')).body.profiles;
      expect(recommended.some((one: { id: string }) => one.id === him.id)).toBe(false);
      expect((await her.browser.get('/api/dashboard')).body.interestsReceived).toBe(0);
    },
  );

  test('and comes back when it is shown again', async () => {
    const { her, him } = await addCouple(site);
    await setProfile(him.key, { hidden_at: new Date() });
    expect((await seen(her.browser, him.id)).profile).toBe(false);
    await setProfile(him.key, { hidden_at: null });
    expect(await seen(her.browser, him.id)).toMatchObject({ profile: true, browse: true });
  });

  test('but stays open to its own manager', async () => {
    const { him } = await addCouple(site);
    await setProfile(him.key, { hidden_at: new Date() });
    expect((await him.browser.get(`/api/profiles/${him.id}`)).body).toMatchObject({
      view: 'full',
      own: true,
    });
  });
});

describe('a profile for premium members only', () => {
  test('is visible to premium members and those connected, by nobody else', async () => {
    const { her, him } = await addCouple(site);
    await her.browser.put(`/api/profiles/${him.id}/interest`);
    await him.browser.put(`/api/profiles/${her.id}/interest`);
    const free = await addMember(site);
    const premium = await addMember(site);
    const { account_id } = await site.app.db
      .selectFrom('profile_managers')
      .select('account_id')
      .where('profile_id', '=', premium.key)
      .executeTakeFirstOrThrow();
    await site.give(account_id, 'Gold');
    await setProfile(him.key, { visibility: 'premium' });

    expect(await seen(free.browser, him.id)).toEqual(nowhere);
    expect((await site.visitor().get(`/api/profiles/${him.id}`)).status).toBe(404);
    expect(await seen(premium.browser, him.id)).toMatchObject({ profile: true, browse: true });
    expect(await seen(her.browser, him.id)).toMatchObject({ profile: true, sent: true });

    await site.app.db
      .updateTable('memberships')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('profile_id', '=', premium.key)
      .execute();
    expect(await seen(premium.browser, him.id)).toEqual(nowhere);
  });
});

describe('what a visitor gets', () => {
  const allowed = [
    'age',
    'city',
    'education',
    'featured',
    'gender',
    'heightCm',
    'highlighted',
    'id',
    'name',
    'phoneVerified',
    'photo',
    'premium',
    'profession',
    'sample',
    'state',
    'verified',
  ];

  test('of a profile is the facts of its card, the first name and a blurred photo', async () => {
    const visitor = site.visitor();
    const { body } = await visitor.get('/api/profiles/P001');
    expect(Object.keys(body).sort()).toEqual([...allowed, 'view'].sort());
    const whole = await site.app.db
      .selectFrom('profiles')
      .select('name')
      .where('public_id', '=', 'P001')
      .executeTakeFirstOrThrow();
    expect(body.view).toBe('limited');
    expect(body.name).toBe(whole.name.split(' ')[0]);
    expect(body.photo).toEqual({ src: expect.stringMatching(/\/blurred$/), blurred: true });
  });

  test('in browse is the same, for every card', async () => {
    const { body } = await site.visitor().get('/api/profiles');
    expect(body.profiles.length).toBeGreaterThan(5);
    for (const card of body.profiles) {
      expect(Object.keys(card).sort()).toEqual(
        [...allowed, 'interest', 'gunaPoints', 'isAlike', 'unmet'].sort(),
      );
      expect(card.name).not.toMatch(/\S+ \S+/);
      expect([card.interest, card.gunaPoints, card.unmet]).toEqual([null, null, null]);
      if (card.photo) expect(card.photo.blurred).toBe(true);
    }
  });

  test('is also what a member gets whose email is not verified', async () => {
    const browser = site.visitor();
    const { registration } = await import('../../../../test/registration.ts');
    await browser.post('/api/accounts', registration());
    expect((await browser.get('/api/profiles/P001')).body.view).toBe('limited');
    expect(
      (await browser.get('/api/recommendations')).body.profiles.every(
        (one: { name: string }) => !one.name.includes(' '),
      ),
    ).toBe(true);
  });

  test('never finds anybody by a family name', async () => {
    const { her } = await addCouple(site);
    expect((await her.browser.get('/api/profiles?q=joshi')).body.count).toBeGreaterThan(0);
    const { body } = await site.visitor().get('/api/profiles?q=joshi');
    const names = body.profiles.map(
      (one: { name: string; city: string; profession: string }) =>
        `${one.name} ${one.city} ${one.profession}`,
    );
    expect(names.every((text: string) => /joshi/i.test(text))).toBe(true);
  });

  test.each([
    '/api/interests',
    '/api/dashboard',
    '/api/recommendations',
    '/api/sessions',
    '/api/profiles/P001/interest',
    '/api/live',
  ])('of %s is a refusal', async (path) => {
    expect((await site.visitor().get(path)).status).toBe(401);
  });
});

describe('photos', () => {
  const sizes = ['small', 'large', 'blurred'];
  const statuses = async (browser: Browser, photo: string) =>
    Object.fromEntries(
      await Promise.all(
        sizes.map(async (size) => [size, (await browser.get(`/api/photos/${photo}/${size}`)).status]),
      ),
    );

  async function addPhoto(key: number) {
    const folder = `test/${key}`;
    for (const size of sizes) await site.app.storage.put(`${folder}/${size}.webp`, Buffer.from('picture'));
    const { id } = await site.app.db
      .insertInto('photos')
      .values({ profile_id: key, storage_key: folder, position: 0, approved_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('are sharp for members and blurred for visitors, at any address', async () => {
    const { her, him } = await addCouple(site);
    const photo = await addPhoto(him.key);
    expect(await statuses(site.visitor(), photo)).toEqual({ small: 404, large: 404, blurred: 200 });
    expect(await statuses(her.browser, photo)).toEqual({ small: 200, large: 200, blurred: 200 });
    const answer = await her.browser.get(`/api/photos/${photo}/small`);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  test('shown after acceptance only are sharp for those connected, and marked so in the card', async () => {
    const { her, him } = await addCouple(site);
    const photo = await addPhoto(him.key);
    await setProfile(him.key, { photo_visibility: 'accepted' });
    expect(await statuses(her.browser, photo)).toEqual({ small: 404, large: 404, blurred: 200 });
    const photoInList = async () => {
      const { body } = await her.browser.get('/api/profiles?gender=all&q=Aditya');
      return body.profiles.find(({ id }: { id: string }) => id === him.id).photo;
    };
    expect((await her.browser.get(`/api/profiles/${him.id}`)).body.photo.blurred).toBe(true);
    expect(await photoInList()).toMatchObject({ blurred: true });
    await her.browser.put(`/api/profiles/${him.id}/interest`);
    expect(await statuses(her.browser, photo)).toMatchObject({ large: 404 });
    await him.browser.put(`/api/profiles/${her.id}/interest`);
    expect(await statuses(her.browser, photo)).toEqual({ small: 200, large: 200, blurred: 200 });
    expect((await her.browser.get(`/api/profiles/${him.id}`)).body).toMatchObject({
      photo: { blurred: false },
      photos: [{ src: `/api/photos/${photo}/large`, blurred: false }],
    });
    expect(await photoInList()).toMatchObject({ blurred: false });
  });

  test('of a hidden profile, not yet approved or of no known size are not found', async () => {
    const { her, him } = await addCouple(site);
    const photo = await addPhoto(him.key);
    await site.app.db.updateTable('photos').set({ approved_at: null }).where('id', '=', photo).execute();
    expect(await statuses(her.browser, photo)).toEqual({ small: 404, large: 404, blurred: 404 });
    expect(await statuses(him.browser, photo)).toEqual({ small: 200, large: 200, blurred: 200 });
    await site.app.pool.query('update photos set approved_at = now() where id = $1', [photo]);
    await setProfile(him.key, { hidden_at: new Date() });
    expect(await statuses(her.browser, photo)).toEqual({ small: 404, large: 404, blurred: 404 });
    for (const path of [
      `/api/photos/${photo}/original`,
      `/api/photos/${photo}/..%2Fsmall`,
      '/api/photos/1/small',
    ]) {
      expect((await her.browser.get(path)).status).toBe(404);
    }
  });
});
