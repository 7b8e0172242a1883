import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { CONFIRMED_MINUTES } from '../shared/rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
const minutes = (many: number) => site.travel(many / 1440);
const asMother = { email: null, role: 'manager', relation: 'mother' };

test('a download of all data and an invitation need the password again, in each session', async () => {
  const { browser } = await addMember(site);
  expect((await browser.get('/api/account/confirmation')).body).toEqual({ confirmed: true });
  const { id } = (await browser.post('/api/me/managers/invitations', asMother)).body;
  await browser.post('/api/me/download');
  await site.workOff();
  const { href } = (await browser.get('/api/me/download')).body.download;
  expect((await browser.get(href)).status).toBe(200);

  minutes(CONFIRMED_MINUTES + 1);
  expect((await browser.get('/api/account/confirmation')).body).toEqual({ confirmed: false });
  const acts = [
    () => browser.post('/api/me/download'),
    () => browser.post('/api/me/managers/invitations', asMother),
    () => browser.post(`/api/me/managers/invitations/${id}/links`),
    () => browser.get(href),
  ];
  for (const act of acts) {
    const { status, body } = await act();
    expect([status, body.code, body.message]).toEqual([
      403,
      'FORBIDDEN',
      'Please enter your password again.',
    ]);
  }
  const wrong = await browser.put('/api/account/confirmation', { password: 'another river 8' });
  expect(wrong.body.data.fields.password.code).toBe('password_wrong');
  expect((await acts[0]!()).status).toBe(403);
  expect((await browser.put('/api/account/confirmation', { password })).status).toBe(200);
  for (const act of acts) expect((await act()).status).toBeLessThan(300);
});

test('a session that is not used ends after the time of the settings', async () => {
  const { browser } = await addMember(site);
  const [kept, unused] = [await addMember(site), browser];
  for (let day = 0; day < 13; day++) {
    site.travel(1);
    expect((await kept.browser.get('/api/account')).status).toBe(200);
  }
  site.travel(1.1);
  expect((await unused.get('/api/account')).status).toBe(401);
  expect((await kept.browser.get('/api/account')).status).toBe(200);
});
