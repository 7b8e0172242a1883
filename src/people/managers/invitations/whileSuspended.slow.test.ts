import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addManager } from '../../../../test/managers.ts';
import { addMember, registration, tokenIn } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

// Whoever is suspended must not come back by an invitation that they have sent before.

let site: Test;
let moderator: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  moderator = await addStaff(site, 'Meera', 'moderator');
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;

const addHim = () => addMember(site, { name: 'Arun Rao', gender: 'male', dateOfBirth: '1990-01-01' });
const suspend = ({ id }: Member) =>
  moderator.put(`/api/staff/members/${id}/suspension`, { reason: 'fake', message: null, days: null });
const restore = ({ id }: Member) =>
  moderator.put(`/api/staff/members/${id}/restoration`, { reason: 'A mistake' });
const invite = ({ browser }: Pick<Member, 'browser'>, email: string | null = null) =>
  browser.post('/api/me/managers/invitations', { email, role: 'owner', relation: 'brother' });
const linkOf = ({ body }: Awaited<ReturnType<typeof invite>>): string => tokenIn({ text: body.link });
const open = (token: string) => site.visitor().put('/api/manager-invitation', { token });

async function join(token: string) {
  const { email, phone, password } = registration();
  const browser = site.visitor();
  const sent = { token, email, phone, password, confirmPassword: password, consent: true, declaration: true };
  return { browser, status: (await browser.post('/api/manager-invitation/accounts', sent)).status };
}

test('its link does not work while whoever sent it is suspended, by a new account or another one, and then does', async () => {
  const [him, relative] = await Promise.all([addHim(), addMember(site)]);
  const token = linkOf(await invite(him));
  expect((await open(token)).status).toBe(200);
  expect((await suspend(him)).status).toBe(200);

  expect((await open(token)).status).toBe(404);
  expect((await join(token)).status).toBe(404);
  expect((await relative.browser.put('/api/manager-invitation/acceptance', { token })).status).toBe(404);
  expect((await relative.browser.get(`/api/profiles/${him.id}`)).status).toBe(404);

  await restore(him);
  const { browser, status } = await join(token);
  expect(status).toBe(201);
  expect((await browser.get('/api/me')).body.viewer.profile.id).toBe(him.id);
});

test('nor for another profile of theirs; there, an owner who is not suspended may invite', async () => {
  const him = await addHim();
  const added = await him.browser.post('/api/me/profiles', {
    ...registration({ profileFor: 'sister', name: 'Kavita Rao' }),
  });
  expect(added.status).toBe(201);
  const mother = await addManager(site, await site.idOf(added.body.id), { role: 'owner' });
  const his = linkOf(await invite(him));
  expect((await suspend(him)).status).toBe(200);
  expect((await join(his)).status).toBe(404);
  expect((await join(linkOf(await invite(mother)))).status).toBe(201);
});

test('of joining and a suspension at once, nobody who may act is left out', async () => {
  for (let round = 0; round < 6; round++) {
    const him = await addHim();
    const token = linkOf(await invite(him));
    const [joined] = await Promise.all([join(token), suspend(him)]);
    expect([201, 404]).toContain(joined.status);
    expect((await joined.browser.get('/api/me')).body.viewer).toBe(null);
  }
});

test('it is not emailed while nobody could use it', async () => {
  const him = await addHim();
  const email = `late${process.pid}@example.com`;
  expect((await invite(him, email)).status).toBe(201);
  await suspend(him);
  await site.workOff();
  expect(site.mail.filter(({ to }) => to === email)).toEqual([]);
});
