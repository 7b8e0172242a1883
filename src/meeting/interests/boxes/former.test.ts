import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let meera: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

const listOf = async (browser: Browser): Promise<{ id: string; name: string }[]> =>
  (await browser.get('/api/former-connections')).body.connections;
const complaint = { reason: 'money', note: 'He wanted a loan on the phone.' };
const report = (browser: Browser, id: string) =>
  browser.put(`/api/former-connections/${id}/report`, complaint);
const reviewsOf = async (id: string) =>
  (await meera.get('/api/staff/reviews?kind=report')).body.items.filter(
    ({ profile }: { profile: { publicId: string } }) => profile.publicId === id,
  );

test('who wrote nothing and blocks first can be reported, and learns nothing of it', async () => {
  const { her, him } = await addCouple(site);
  await connect(him, her);
  expect(await listOf(her.browser)).toEqual([]);
  expect((await her.browser.get('/api/interests')).body.interests).toHaveLength(1);
  await him.browser.put(`/api/blocks/${her.id}`);
  expect((await her.browser.get('/api/interests')).body.interests).toHaveLength(0);
  const [connection] = await listOf(her.browser);
  // The first name and the day, and no way to the profile.
  expect(connection).toEqual({ id: expect.any(String), name: 'Aditya', connectedAt: expect.any(String) });
  expect((await report(her.browser, connection!.id)).body).toEqual({ blocked: false });
  const [review] = await reviewsOf(him.id);
  expect((await meera.get(`/api/staff/reviews/${review.id}`)).body).toMatchObject({
    reported: { kind: 'profile', reports: [{ note: complaint.note }], profile: { name: 'Aditya Joshi' } },
  });
  // He has blocked her himself: he finds her among the blocked.
  expect(await listOf(him.browser)).toEqual([]);
  expect((await report(him.browser, connection!.id)).status).toBe(404);
  expect((await him.browser.get('/api/reviews')).body).not.toHaveProperty('report');
});

test('only who was connected can: nobody else, and not who is still seen', async () => {
  const { her, him } = await addCouple(site);
  const third = await addMember(site);
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const [pending] = (await her.browser.get('/api/interests')).body.interests;
  await him.browser.put('/api/my-profile/hiding', { reason: 'break', days: 7 });
  expect(await listOf(her.browser)).toEqual([]);
  expect((await report(her.browser, pending.id)).status).toBe(404);
  await him.browser.delete('/api/my-profile/hiding');
  await her.browser.put(`/api/interests/${pending.id}/acceptance`);
  expect((await report(her.browser, pending.id)).status).toBe(404);
  await him.browser.put('/api/my-profile/hiding', { reason: 'break', days: 7 });
  expect(await listOf(her.browser)).toMatchObject([{ id: pending.id, name: 'Aditya' }]);
  expect((await report(third.browser, pending.id)).status).toBe(404);
  const relative = await addManager(site, her.key, { role: 'viewer' });
  expect(await listOf(relative.browser)).toHaveLength(1);
  expect((await report(relative.browser, pending.id)).status).toBe(403);
  expect((await report(her.browser, pending.id)).status).toBe(200);
});

test('over a conversation in which only one side wrote, the other can be reported with it', async () => {
  const { her, him } = await addCouple(site);
  await connect(him, her);
  await site.giveTo(her.key, 'Gold');
  const message = crypto.randomUUID();
  const begun = await her.browser.put(`/api/profiles/${him.id}/conversation`, { message, body: 'Namaste' });
  const { conversation } = begun.body;
  await him.browser.put(`/api/blocks/${her.id}`);
  const path = `/api/conversations/${conversation}/report`;
  expect((await (await addMember(site)).browser.put(path, complaint)).status).toBe(404);
  expect((await her.browser.put(path, complaint)).status).toBe(200);
  const [review] = await reviewsOf(him.id);
  expect((await meera.get(`/api/staff/reviews/${review.id}`)).body.reported).toMatchObject({
    kind: 'profile',
    messages: [{ id: message, reported: false, body: 'Namaste' }],
  });
});
