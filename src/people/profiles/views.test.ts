import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { PREFETCH_LIMIT } from './views.ts';

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

test('a member reads as many profiles ahead in a day as a page does, and one more for each that they open', async () => {
  const [seen, her] = [await addMember(site), await addMember(site)];
  const him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  const ahead = async (id: string) =>
    (await him.browser.get(`/api/profiles/${id}`, { 'x-ahead': '1' })).status;
  const open = async (id: string) => (await him.browser.get(`/api/profiles/${id}`)).status;
  for (let time = 0; time < PREFETCH_LIMIT.max; time++) expect(await ahead(her.id)).toBe(200);
  expect(await ahead(her.id)).toBe(429);
  expect(await viewsOf(her.browser)).toBe(0);

  // Opening goes on. What is opened is listed, and may be read ahead as often as one likes.
  expect(await open(her.id)).toBe(200);
  expect(await viewsOf(her.browser)).toBe(1);
  expect(await ahead(her.id)).toBe(200);
  expect(await open(seen.id)).toBe(200);
  const next = await addMember(site);
  expect([await ahead(next.id), await ahead(next.id)]).toEqual([200, 429]);

  const other = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
  const { status } = await other.browser.get(`/api/profiles/${next.id}`, { 'x-ahead': '1' });
  expect(status).toBe(200);
  site.travel(1);
  expect(await ahead(next.id)).toBe(200);
});
