import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, addMember } from '../../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const path = (id: string) => `/api/recommendations/dismissals/${id}`;

test('a dismissed profile is listed, with a reason if one likes, until it is taken back', async () => {
  const { her, him } = await addCouple(site);
  const list = async () => (await her.browser.get('/api/recommendations/dismissals')).body.dismissals;
  const first = await her.browser.put(path(him.id), {});
  expect(first).toMatchObject({ status: 200, body: { reason: null } });
  // Two tabs: nothing is stored twice, and the time stays.
  const again = await Promise.all([
    her.browser.put(path(him.id), { reason: 'place' }),
    her.browser.put(path(him.id), { reason: 'place' }),
  ]);
  expect(again.map(({ body }) => body)).toEqual(Array(2).fill({ ...first.body, reason: 'place' }));
  expect((await her.browser.put(path(him.id), {})).body.reason).toBe('place');
  expect(await list()).toMatchObject([{ reason: 'place', profile: { id: him.id } }]);
  // He is not notified of it.
  expect((await him.browser.get('/api/notifications')).body.notifications).toEqual([]);
  expect((await him.browser.get('/api/recommendations/dismissals')).body.dismissals).toEqual([]);

  expect((await her.browser.delete(path(him.id))).status).toBe(200);
  expect((await her.browser.delete(path(him.id))).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('one that is not visible is a 404, but can still be taken back', async () => {
  const { her, him } = await addCouple(site);
  await her.browser.put(path(him.id), { reason: 'other' });
  const blocked = await addMember(site, { gender: 'male', dateOfBirth: '1990-01-01' });
  for (const man of [him, blocked]) await man.browser.put(`/api/blocks/${her.id}`);
  expect((await her.browser.get('/api/recommendations/dismissals')).body.dismissals).toEqual([]);
  expect((await her.browser.delete(path(him.id))).status).toBe(200);
  for (const id of [blocked.id, 'P999999']) {
    expect((await her.browser.put(path(id), {})).status).toBe(404);
    expect((await her.browser.delete(path(id))).status).toBe(404);
  }
  expect((await her.browser.put(path(her.id), {})).status).toBe(409);
  const { status, body } = await blocked.browser.put(path(him.id), { reason: 'looks' });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, ['reason']]);
});
