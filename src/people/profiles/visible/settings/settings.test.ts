import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addManager } from '../../../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../../../test/registration.ts';
import { DAY_MS } from '../../../../kit/shared/time/durations.ts';
import { showHiddenProfiles } from './settings.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const sees = async (browser: Browser, id: string) =>
  (await browser.get(`/api/profiles/${id}`)).status === 200;
const finds = async (browser: Browser, id: string) =>
  (await browser.get('/api/profiles?gender=all&q=Nandini')).body.profiles.some(
    (one: { id: string }) => one.id === id,
  );
const set = (browser: Browser, values: object) => browser.put('/api/my-profile/privacy', values);
const hide = (browser: Browser, values: object) => browser.put('/api/my-profile/hiding', values);

describe('privacy acts at once, on each viewer', () => {
  test('a profile for premium members is gone for others, and stays for those connected', async () => {
    const { her, him } = await addCouple(site);
    const other = await addMember(site);
    await connect(him, her);
    expect((await set(her.browser, { visibility: 'premium' })).body).toMatchObject({
      visibility: 'premium',
      photoVisibility: 'all',
    });
    expect(await sees(other.browser, her.id)).toBe(false);
    expect(await finds(other.browser, her.id)).toBe(false);
    expect(await sees(site.visitor(), her.id)).toBe(false);
    expect(await sees(him.browser, her.id)).toBe(true);
    await site.giveTo(other.key, 'Gold');
    expect(await sees(other.browser, her.id)).toBe(true);
    await set(her.browser, { visibility: 'all' });
    expect(await sees(site.visitor(), her.id)).toBe(true);
  });

  test('photos for connected members come blurred to others, at every address', async () => {
    const { her, him } = await addCouple(site);
    const folder = `test/settings-${her.key}`;
    for (const size of ['small', 'large', 'blurred'])
      await site.app.storage.put(`${folder}/${size}.webp`, Buffer.from('picture'));
    const { id: photo } = await site.app.db
      .insertInto('photos')
      .values({ profile_id: her.key, storage_key: folder, position: 0, approved_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const large = async (browser: Browser) => (await browser.get(`/api/photos/${photo}/large`)).status;
    expect(await large(him.browser)).toBe(200);
    await set(her.browser, { photoVisibility: 'accepted' });
    expect(await large(him.browser)).toBe(404);
    expect((await him.browser.get(`/api/profiles/${her.id}`)).body.photo.blurred).toBe(true);
    await connect(him, her);
    expect(await large(him.browser)).toBe(200);
  });

  test('who manages it follows from whom it is for, until the family sets it', async () => {
    const her = await addMember(site, { profileFor: 'daughter' });
    const him = await addMember(site);
    const managedBy = async () => (await him.browser.get(`/api/profiles/${her.id}`)).body.managedBy;
    expect(await managedBy()).toBe('parents');
    await set(her.browser, { managedBy: 'self' });
    expect(await managedBy()).toBe('self');
  });

  test('two who change two of them at once keep both; a value that does not exist is refused', async () => {
    const her = await addMember(site);
    await Promise.all([
      set(her.browser, { visibility: 'premium' }),
      set(her.browser, { photoVisibility: 'accepted' }),
    ]);
    expect((await her.browser.get('/api/my-profile/settings')).body).toMatchObject({
      visibility: 'premium',
      photoVisibility: 'accepted',
    });
    expect((await set(her.browser, { visibility: 'nobody' })).body.data.fields.visibility.code).toBe(
      'choice_invalid',
    );
  });
});

describe('a hidden profile', () => {
  test('is gone everywhere at once, stays open to its family, and comes back to its place', async () => {
    const { her, him } = await addCouple(site);
    const before = await site.app.db
      .selectFrom('profiles')
      .select('listed_at')
      .where('id', '=', her.key)
      .executeTakeFirstOrThrow();
    await connect(him, her);
    expect((await hide(her.browser, { reason: 'match', found: 'here' })).body.hidden).toEqual({
      until: null,
      reason: 'match',
    });
    expect((await her.browser.get('/api/me')).body.viewer.profile).toMatchObject({
      listed: false,
      hidden: { until: null },
    });
    expect(await sees(him.browser, her.id)).toBe(false);
    expect(await finds(him.browser, her.id)).toBe(false);
    expect(await sees(her.browser, her.id)).toBe(true);
    const shown = await her.browser.delete('/api/my-profile/hiding');
    expect(shown.body.hidden).toBeNull();
    expect(await sees(him.browser, her.id)).toBe(true);
    expect(await finds(him.browser, her.id)).toBe(true);
    expect(
      await site.app.db
        .selectFrom('profiles')
        .select(['listed_at', 'hidden_reason', 'match_found'])
        .where('id', '=', her.key)
        .executeTakeFirstOrThrow(),
    ).toEqual({ listed_at: before.listed_at, hidden_reason: null, match_found: null });
  });

  test('for a time comes back by the time, even before the task has run', async () => {
    const { her, him } = await addCouple(site);
    const { body } = await hide(her.browser, { reason: 'break', days: 7 });
    const days = (new Date(body.hidden.until).getTime() - site.app.clock().getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(7);
    await showHiddenProfiles(site.app);
    expect(await sees(him.browser, her.id)).toBe(false);

    await site.app.pool.query(
      `update profiles set hidden_until = now() - interval '1 second' where id = $1`,
      [her.key],
    );
    expect(await sees(him.browser, her.id)).toBe(true);
    expect((await her.browser.get('/api/me')).body.viewer.profile).toMatchObject({
      listed: true,
      hidden: null,
    });
    expect(await finds(him.browser, her.id)).toBe(false);
    await showHiddenProfiles(site.app);
    expect(await finds(him.browser, her.id)).toBe(true);
  });

  test('hidden again for longer is not shown by the first time', async () => {
    const her = await addMember(site);
    await hide(her.browser, { reason: 'break', days: 7 });
    await hide(her.browser, { reason: 'break', days: null });
    site.travel(8);
    await showHiddenProfiles(site.app);
    expect(await sees(site.visitor(), her.id)).toBe(false);
  });

  test('can be neither hidden nor changed by a relative who only views it', async () => {
    const her = await addMember(site);
    const { browser } = await addManager(site, her.key, { role: 'viewer' });
    expect((await browser.get('/api/my-profile/settings')).status).toBe(200);
    expect((await set(browser, { visibility: 'premium' })).status).toBe(403);
    expect((await hide(browser, { reason: 'break', days: 7 })).status).toBe(403);
    expect((await browser.delete('/api/my-profile/hiding')).status).toBe(403);
    expect(await sees(site.visitor(), her.id)).toBe(true);
  });

  test.each([[{ reason: 'break', days: 8 }], [{ reason: 'match' }], [{ reason: 'bored', days: 7 }], [{}]])(
    '%j is refused',
    async (values) => {
      const her = await addMember(site);
      expect((await hide(her.browser, values)).status).toBe(422);
      expect(await sees(site.visitor(), her.id)).toBe(true);
    },
  );
});
