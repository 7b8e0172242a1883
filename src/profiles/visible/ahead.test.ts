import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const viewsOf = async (browser: { get(path: string): Promise<{ body: { profileViews: number } }> }) =>
  (await browser.get('/api/dashboard')).body.profileViews;

test('a profile that a page fetches ahead is not counted as viewed, and is once it is opened', async () => {
  const her = await addMember(site);
  const him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  const ahead = await him.browser.get(`/api/profiles/${her.id}`, { 'x-ahead': '1' });
  expect(ahead.body).toMatchObject({ view: 'full', own: false });
  const noted = () =>
    site.app.db.selectFrom('profile_views').selectAll().where('viewed_id', '=', her.key).execute();
  expect(await viewsOf(her.browser)).toBe(0);
  expect(await noted()).toEqual([]);
  const opened = await him.browser.get(`/api/profiles/${her.id}`);
  expect(opened.body).toEqual(ahead.body);
  expect(await viewsOf(her.browser)).toBe(1);
  expect(await noted()).toHaveLength(1);
});
