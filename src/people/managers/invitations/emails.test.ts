import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a stranger gets three emails a day, however often they are invited, withdrawn and invited again', async () => {
  const { browser } = await addMember(site);
  const stranger = `stranger${process.pid}@example.com`;
  const invite = (email: string) =>
    browser.post('/api/me/managers/invitations', { email, role: 'viewer', relation: 'relative' });
  const statuses: number[] = [];
  for (const again of [false, true, false, true]) {
    const { invitations } = (await browser.get('/api/me/managers')).body;
    const open = invitations.find((one: { email: string }) => one.email === stranger);
    const answer = again
      ? await browser.post(`/api/me/managers/invitations/${open.id}/emails`)
      : await invite(stranger);
    statuses.push(answer.status);
    if (answer.status === 429) expect(answer.body.data.reason.code).toBe('invitation_repeated');
    await site.workOff();
    if (again) await browser.delete(`/api/me/managers/invitations/${open.id}`);
  }
  expect(statuses).toEqual([201, 200, 201, 429]);
  expect((await invite(stranger.toUpperCase())).status).toBe(429);
  await site.workOff();
  expect(site.mail.filter(({ to }) => to === stranger)).toHaveLength(3);

  // Others can be invited, and the refused one by a link.
  expect((await invite(`aunt${process.pid}@example.com`)).status).toBe(201);
  const link = { email: null, role: 'viewer', relation: 'relative' };
  expect((await browser.post('/api/me/managers/invitations', link)).status).toBe(201);
  site.travel(1.01);
  const confirmed = await browser.put('/api/account/confirmation', { password: 'a quiet river 7' });
  expect(confirmed.status).toBe(200);
  expect((await invite(stranger)).status).toBe(201);
  site.travel(-1.01);
});
