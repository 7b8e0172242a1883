import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addMember, registration, tokenIn } from '../../../test/registration.ts';
import { openSmsTest } from '../../../test/sms.ts';
import { relistByConsent } from '../setting.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const own = '/api/my-profile/person-consent';
let made = 0;
const newAddress = () => `gauri${process.pid}-${++made}@example.com`;
const addDaughter = (on: Test = site) => addMember(on, { profileFor: 'daughter' });
const sees = async (id: string) => (await site.visitor().get(`/api/profiles/${id}`)).status === 200;
const open = (token: string, on: Test = site) => on.visitor().put('/api/person-consent', { token });
const answer = (token: string, said: string) =>
  site.visitor().put('/api/person-consent/answer', { token, answer: said });
const ask = (browser: Browser, address: string, channel = 'email') => browser.put(own, { channel, address });

async function linkTo(browser: Browser) {
  const address = newAddress();
  expect((await ask(browser, address)).status).toBe(200);
  await site.workOff();
  return { address, token: tokenIn(site.mail.filter(({ to }) => to === address).at(-1)) };
}

test('a refusal holds although the family says then that the profile is their own', async () => {
  const it = await addDaughter();
  await answer((await linkTo(it.browser)).token, 'refused');
  const { version, values } = (await it.browser.get('/api/my-profile')).body.sections.about;
  const sent = { ...values, profileFor: 'self', version };
  expect((await it.browser.put('/api/my-profile/about', sent)).status).toBe(200);
  expect(await sees(it.id)).toBe(false);
  expect((await it.browser.get(own)).body).toMatchObject({ applies: true, withheld: true });
  // The person can still be asked elsewhere, and be shown again.
  site.travel(1.05);
  await answer((await linkTo(it.browser)).token, 'given');
  expect(await sees(it.id)).toBe(true);
});

test('who is asked at a second address may refuse, too, and is not asked there again', async () => {
  const it = await addDaughter();
  await answer((await linkTo(it.browser)).token, 'refused');
  site.travel(1.05);
  const { address, token } = await linkTo(it.browser);
  expect((await open(token)).body).toMatchObject({ state: 'refused', waiting: true });
  expect((await answer(token, 'refused')).body).toEqual({ state: 'refused' });
  expect((await open(token)).body.waiting).toBe(false);
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'refused', waiting: false });
  site.travel(1.05);
  expect((await ask(it.browser, address)).body.data.fields.address.code).toBe('person_refused_here');
});

test('an account that has not verified its email asks nobody, and each account ten times a day at most', async () => {
  const browser = site.visitor();
  await browser.post('/api/accounts', registration({ profileFor: 'daughter' }));
  const refused = await ask(browser, newAddress());
  expect([refused.status, refused.body.data.reason.code]).toEqual([403, 'email_unconfirmed']);

  const it = await addDaughter();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await ask(it.browser, it.email)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('profiles that are not listed for another reason are left alone by the task', async () => {
  const browser = site.visitor();
  const { body } = await browser.post('/api/accounts', registration({ profileFor: 'daughter' }));
  const key = await site.idOf(body.id);
  await site.app.pool.query('update profiles set approved_at = now() where id = $1', [key]);
  const listed = await addDaughter();
  const events = async () => {
    const { rows } = await site.app.pool.query(
      `select count(*)::int as number from events where name = 'profile.changed' and (data->>'profile')::bigint = any($1)`,
      [[key, listed.key]],
    );
    return rows[0].number;
  };
  const before = await events();
  await relistByConsent(site.app);
  expect(await events()).toBe(before);
});

test('links that were sent elsewhere end when the person joins with a login', async () => {
  const it = await addDaughter();
  const { token } = await linkTo(it.browser);
  const invitation = { email: null, role: 'manager', relation: 'self' };
  const { link } = (await it.browser.post('/api/me/managers/invitations', invitation)).body;
  const person = await addMember(site);
  await person.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'given', channel: 'account' });
  expect((await open(token)).status).toBe(404);
});

test('an SMS that cannot be sent leaves the earlier link and address', async () => {
  const withSms = await openSmsTest();
  try {
    const it = await addDaughter(withSms);
    const [first, second] = ['9822144444', '9822155555'];
    expect((await ask(it.browser, first, 'phone')).status).toBe(200);
    const tokenTo = (number: string) =>
      tokenIn({ text: withSms.sms.sent.find(({ to }) => to === `+91${number}`)!.text });
    const token = tokenTo(first);
    const { askedAt, address } = (await it.browser.get(own)).body;
    withSms.travel(1.05);
    withSms.sms.fail({ status: 400, code: 21211, message: 'not a number' });
    expect((await ask(it.browser, second, 'phone')).status).toBe(422);
    expect((await it.browser.get(own)).body).toMatchObject({ askedAt, address, state: 'asked' });
    expect((await open(token, withSms)).status).toBe(200);
    withSms.sms.fail(null);
    expect((await ask(it.browser, second, 'phone')).status).toBe(200);
    expect((await open(token, withSms)).status).toBe(404);
    expect((await open(tokenTo(second), withSms)).status).toBe(200);
  } finally {
    await withSms.close();
  }
});
