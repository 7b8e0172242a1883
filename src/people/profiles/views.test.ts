import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { settleBatches } from '../../kit/database/batch.ts';
import { PREFETCH_LIMIT } from './views.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const viewsOf = async (browser: { get(path: string): Promise<{ body: { profileViews: number } }> }) =>
  (await browser.get('/api/dashboard')).body.profileViews;

const addHim = () => addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
const viewsBy = ({ key }: { key: number }) =>
  site.app.db.selectFrom('profile_views').select('viewed_id').where('viewer_id', '=', key).execute();

test('nobody waits for the record of a view: it is written soon after the answer, and before the site closes', async () => {
  const [her, him] = [await addMember(site), await addHim()];
  const client = await site.app.pool.connect();
  try {
    await client.query('begin; lock table profile_views in share mode');
    const opened = await him.browser.get(`/api/profiles/${her.id}`);
    expect([opened.status, opened.body.view]).toEqual([200, 'full']);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expect.poll(() => viewsBy(him)).toHaveLength(1);
  const next = await addMember(site);
  await him.browser.get(`/api/profiles/${next.id}`);
  await settleBatches(site.app.db);
  expect(await viewsBy(him)).toHaveLength(2);
});

test('views that are written together count once each, and of a profile that is deleted meanwhile not at all', async () => {
  const [her, gone, him] = [await addMember(site), await addMember(site), await addHim()];
  const open = (id: string) => him.browser.get(`/api/profiles/${id}`);
  const all = await Promise.all([her.id, her.id, gone.id, her.id].map(open));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await site.app.db.deleteFrom('profiles').where('id', '=', gone.key).execute();
  // Read at once, before they would be written.
  expect(await viewsOf(her.browser)).toBe(1);
  expect(await viewsBy(him)).toEqual([{ viewed_id: her.key }]);

  const next = await addMember(site);
  const notSeen = async () =>
    (await him.browser.get('/api/profiles?notSeen=1')).body.profiles.map(({ id }: { id: string }) => id);
  expect(await notSeen()).toContain(next.id);
  await open(next.id);
  expect(await notSeen()).not.toContain(next.id);
});

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
