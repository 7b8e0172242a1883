import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addPhoto, fetchPhoto } from '../../../../test/pictures.ts';
import { addMember, connect, registration } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const sizes = ['small', 'large', 'blurred', 'whole'] as const;
const SHARP = 'small large blurred';
const BLURRED = 'blurred';

/** Returns the sizes that a browser gets at the addresses of a photo, with and without a version. */
async function sizesFor(browser: Browser, photo: string): Promise<string> {
  const found = await Promise.all(
    sizes.map(async (size) => {
      const address = `/api/photos/${photo}/${size}`;
      const [one, versioned, head] = await Promise.all([
        fetchPhoto(site, browser, address),
        fetchPhoto(site, browser, `${address}?v=12345678`),
        fetchPhoto(site, browser, `${address}.webp`),
      ]);
      expect([one.status, head.status]).toEqual([versioned.status, 404]);
      return one.status === 200 ? [size] : [];
    }),
  );
  return found.flat().join(' ');
}

/** Every kind of viewer of her photo. */
async function buildViewers() {
  const her = await addMember(site);
  const men = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const [free, premium, match, exMatch, blocked, blocker, suitor, declined] = [
    await men(),
    await men(),
    await men(),
    await men(),
    await men(),
    await men(),
    await men(),
    await men(),
  ];
  await site.give(await site.accountOf(premium.key), 'Platinum');
  await connect(match, her);
  await connect(exMatch, her);
  // Nothing ends a connection yet; however it will, the interest is not accepted any more.
  await site.app.db
    .updateTable('interests')
    .set({ state: 'declined' })
    .where('sender_id', '=', exMatch.key)
    .execute();
  for (const [one, other] of [
    [her, blocked],
    [blocker, her],
  ] as const)
    await site.app.db.insertInto('blocks').values({ blocker_id: one.key, blocked_id: other.key }).execute();
  await suitor.browser.put(`/api/profiles/${her.id}/interest`);
  await her.browser.put(`/api/profiles/${declined.id}/interest`);
  const unverified = site.visitor();
  await unverified.post(
    '/api/accounts',
    registration({ name: 'Rohan Rao', gender: 'male', dateOfBirth: '1990-01-01' }),
  );
  await addManager(site, her.key, { email: `viewer-${her.id}@humsafar.example`, role: 'viewer' });
  await addManager(site, her.key, { email: `manager-${her.id}@humsafar.example`, role: 'manager' });
  const moderator = await addStaff(site, 'Meera Kulkarni', 'moderator');
  const support = await addStaff(site, 'Lata Menon', 'support');
  const viewers: Record<string, Browser> = {
    visitor: site.visitor(),
    unverified,
    stranger: free.browser,
    premium: premium.browser,
    match: match.browser,
    'ex-match': exMatch.browser,
    blocked: blocked.browser,
    blocker: blocker.browser,
    'sent her an interest': suitor.browser,
    'got her interest': declined.browser,
    'her manager': await site.as(`manager-${her.id}`),
    'may view her profile': await site.as(`viewer-${her.id}`),
    herself: her.browser,
    moderator,
    support,
  };
  return { her, viewers };
}

const OWN = `${SHARP} whole`;
const nobodyElse = {
  visitor: '',
  unverified: '',
  stranger: '',
  premium: '',
  match: '',
  'ex-match': '',
  blocked: '',
  blocker: '',
  'sent her an interest': '',
  'got her interest': '',
  'her manager': OWN,
  'may view her profile': OWN,
  herself: OWN,
  moderator: OWN,
  // Works with members' pages.
  support: OWN,
};
const shownToAll = {
  ...nobodyElse,
  visitor: BLURRED,
  unverified: BLURRED,
  stranger: SHARP,
  premium: SHARP,
  match: SHARP,
  'ex-match': SHARP,
  'sent her an interest': SHARP,
  'got her interest': SHARP,
};
const shownToMatches = {
  ...shownToAll,
  stranger: BLURRED,
  premium: BLURRED,
  'ex-match': BLURRED,
  'sent her an interest': BLURRED,
  'got her interest': BLURRED,
};

describe('who gets which size of a photo, at every address', () => {
  test('at each step of its life', async () => {
    const { her, viewers } = await buildViewers();
    const photo = await addPhoto(site, her.browser, 1);
    const set = (change: Record<string, unknown>) =>
      site.app.db.updateTable('profiles').set(change).where('id', '=', her.key).execute();
    const all = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(viewers).map(async ([name, browser]) => [name, await sizesFor(browser, photo)]),
        ),
      );
    expect(await all()).toEqual(shownToAll);
    await set({ photo_visibility: 'accepted' });
    expect(await all()).toEqual(shownToMatches);
    await set({ visibility: 'premium' });
    expect(await all()).toEqual({
      ...shownToMatches,
      visitor: '',
      unverified: '',
      stranger: '',
      'ex-match': '',
      'sent her an interest': '',
    });
    await set({ visibility: 'all', photo_visibility: 'all', hidden_at: new Date() });
    expect(await all()).toEqual(nobodyElse);
    await set({ hidden_at: null });
    await site.app.db.updateTable('photos').set({ approved_at: null }).where('id', '=', photo).execute();
    expect(await all()).toEqual(nobodyElse);
    await site.app.db
      .updateTable('photos')
      .set({ approved_at: new Date() })
      .where('id', '=', photo)
      .execute();
    expect(await all()).toEqual(shownToAll);
    expect((await her.browser.delete(`/api/me/photos/${photo}`)).status).toBe(200);
    expect(await all()).toEqual(Object.fromEntries(Object.keys(viewers).map((name) => [name, ''])));
  });
});

test('a browser asks again each time, so what it keeps is gone with the right to see it', async () => {
  const her = await addMember(site);
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const photo = await addPhoto(site, her.browser, 2);
  const address = `/api/photos/${photo}/large`;
  const { status, headers, bytes } = await fetchPhoto(site, him.browser, address);
  expect([status, bytes.length > 1000]).toEqual([200, true]);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toMatch(/cookie/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const etag = headers.get('etag')!;
  const again = { 'if-none-match': etag };
  const kept = await fetchPhoto(site, him.browser, address, again);
  expect([kept.status, kept.bytes.length]).toEqual([304, 0]);

  await her.browser.put(`/api/me/photos/${photo}/crop`, { turn: 90, left: 0.1, top: 0, width: 0.6 });
  const other = await fetchPhoto(site, him.browser, address, again);
  expect(other.status).toBe(200);
  expect(other.headers.get('etag')).not.toBe(etag);

  await site.app.db.insertInto('blocks').values({ blocker_id: her.key, blocked_id: him.key }).execute();
  const blocked = await fetchPhoto(site, him.browser, address, {
    'if-none-match': other.headers.get('etag')!,
  });
  expect([blocked.status, blocked.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a browser that does not know WebP gets JPEG', async () => {
  const her = await addMember(site);
  const photo = await addPhoto(site, her.browser, 3);
  const typeFor = async (accept: string) => {
    const { headers, bytes } = await fetchPhoto(site, her.browser, `/api/photos/${photo}/small`, { accept });
    return [headers.get('content-type'), bytes.subarray(0, 3).toString('hex') === 'ffd8ff'];
  };
  expect(await typeFor('image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5')).toEqual(['image/jpeg', true]);
  expect(await typeFor('image/avif,image/webp,image/*,*/*;q=0.8')).toEqual(['image/webp', false]);
  expect(await typeFor('*/*')).toEqual(['image/webp', false]);
});

test('what staff look at is in the audit log', async () => {
  const her = await addMember(site);
  const photo = await addPhoto(site, her.browser, 4);
  const moderator = await addStaff(site, 'Omkar Vaidya', 'moderator');
  expect((await fetchPhoto(site, moderator, `/api/photos/${photo}/whole`)).status).toBe(200);
  const rows = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'role'])
    .where('subject_kind', '=', 'photo')
    .where((where) => where(where.val(photo), '=', where.fn.any('subject_ids')))
    .execute();
  expect(rows).toEqual([{ action: 'read', role: 'moderator' }]);
});
