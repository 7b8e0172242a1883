import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addPhoto } from '../../../../test/pictures.ts';
import { addCouple } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let meera: Browser;
let ravi: Browser;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
  ravi = await addStaff(site, 'Ravi Menon', 'moderator');
});
afterAll(() => site.close());

type Review = { id: string; version: number };

/** Somebody whose photo and profile are reported. Returns the two reviews, and what the reporter's bell shows. */
async function reported() {
  const { her, him } = await addCouple(site);
  const photo = await addPhoto(site, him.browser, 41);
  await her.browser.put(`/api/photos/${photo}/report`, { reason: 'under_age' });
  await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' });
  const listed = async () => {
    const { items } = (await meera.get('/api/staff/reviews?kind=report')).body;
    return items.filter((one: { profile: { publicId: string } }) => one.profile.publicId === him.id);
  };
  const [first] = (await listed()) as Review[];
  const [second] = (await meera.get(`/api/staff/reviews/${first!.id}`)).body.together as Review[];
  const bell = async (): Promise<string[]> =>
    (await her.browser.get('/api/notifications')).body.notifications.map(
      ({ text }: { text: string }) => text,
    );
  return { her, him, first: first!, second: second!, listed, bell };
}
const decide = (reviewer: Browser, { id, version }: Review, also: Review[], state = 'rejected') =>
  reviewer.put(`/api/staff/reviews/${id}/decision`, {
    ...{ version, state, note: 'The usual story.' },
    also: also.map((one) => ({ id: one.id, version: one.version })),
  });

test('reports about one person are decided alike at once, and the reporter hears of each', async () => {
  const { first, second, listed, bell } = await reported();
  const both = await Promise.all([decide(meera, first, [second]), decide(ravi, first, [second])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listed()).toEqual([]);
  await site.workOff();
  expect((await bell()).filter((text) => text.includes('You were right.'))).toHaveLength(2);
  const { rows } = await site.app.pool.query(
    `select action from audit_log where after->>'review' = any($1) and action = 'uphold'`,
    [[first.id, second.id]],
  );
  expect(rows).toHaveLength(2);
});

test('all or none: not one that has changed, is a colleague’s, is about somebody else, or stands there twice', async () => {
  const { her, him, first, second, listed, bell } = await reported();
  const other = await reported();
  const none = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
  for (const also of [[other.first], [first], [none]]) {
    expect((await decide(meera, first, also)).status).toBe(404);
  }
  expect((await decide(meera, first, [{ ...second, version: 9 }])).status).toBe(409);
  expect((await decide(meera, first, [second, second])).status).toBe(409);
  await ravi.put(`/api/staff/reviews/${second.id}/claim`, { claimedAt: null });
  expect((await decide(meera, first, [second])).status).toBe(409);
  await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'money' });
  expect((await decide(ravi, first, [second])).status).toBe(409);
  expect(await listed()).toMatchObject([{ together: 2 }]);
  expect(await bell()).toEqual([]);
});
