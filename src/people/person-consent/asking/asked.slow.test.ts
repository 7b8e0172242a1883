import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, registration, tokenIn } from '../../../../test/registration.ts';
import { openSmsTest } from '../../../../test/sms.ts';
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

test('an address of the family is refused in every spelling, also before its owner has joined', async () => {
  const withSms = await openSmsTest();
  try {
    const it = await addDaughter(withSms);
    const father = `ramesh${process.pid}@example.com`;
    const invite = (email: string, relation: string) =>
      it.browser.post('/api/me/managers/invitations', { email, role: 'manager', relation });
    expect((await invite(father, 'father')).status).toBe(201);
    const codeAt = async (address: string, channel: string) =>
      (await ask(it.browser, address, channel)).body.data?.fields?.address?.code;
    const [name, domain] = it.email.split('@');
    for (const address of [` ${it.email.toUpperCase()} `, `${name}+gauri@${domain}`, father.toUpperCase()])
      expect(await codeAt(address, 'email')).toBe('person_contact_own');
    for (const number of ['098220 12345', '+91 98220-12345', '919822012345', '९८२२० १२३४५'])
      expect(await codeAt(number, 'phone')).toBe('person_contact_own');

    // The person's own, at which the family has invited them, too.
    const hers = newAddress();
    expect((await invite(hers, 'self')).status).toBe(201);
    expect((await ask(it.browser, hers)).status).toBe(200);
    // An address that has refused is the same with a tag.
    await withSms.workOff();
    const asking = withSms.mail.filter(({ to, subject }) => to === hers && subject.includes('agree'));
    const token = tokenIn(asking.at(-1));
    await withSms.visitor().put('/api/person-consent/answer', { token, answer: 'refused' });
    withSms.travel(1.05);
    expect(await codeAt(hers.replace('@', '+2@'), 'email')).toBe('person_refused_here');
  } finally {
    await withSms.close();
  }
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
    withSms.sms.fail('wrong_number');
    expect((await ask(it.browser, second, 'phone')).status).toBe(422);
    expect((await it.browser.get(own)).body).toMatchObject({ askedAt, address, state: 'asked' });
    expect((await open(token, withSms)).status).toBe(200);
    // Nobody was asked: no event says so.
    const { rows } = await withSms.app.pool.query(
      `select count(*)::int as number from events where name = 'person_consent.asked' and (data->>'profile')::bigint = $1`,
      [it.key],
    );
    expect(rows[0].number).toBe(1);
    // An email instead need not wait.
    withSms.sms.fail('error');
    expect((await ask(it.browser, second, 'phone')).status).toBe(503);
    withSms.sms.fail(null);
    expect((await ask(it.browser, second, 'phone')).status).toBe(200);
    expect((await open(token, withSms)).status).toBe(404);
    expect((await open(tokenTo(second), withSms)).status).toBe(200);
  } finally {
    await withSms.close();
  }
});

/** Runs something while the SMS gateway has not answered yet. */
async function whileSending<T>(sending: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const real = globalThis.fetch;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const answer = await real(address, options);
    if (String(address).includes('Messages.json')) {
      reached.resolve();
      await released.promise;
    }
    return answer;
  });
  try {
    const sent = sending();
    await reached.promise;
    await meanwhile();
    released.resolve();
    return await sent;
  } finally {
    released.resolve();
    vi.restoreAllMocks();
  }
}

test('where the person is asked is stored once the SMS gateway has answered', async () => {
  const withSms = await openSmsTest();
  try {
    const it = await addDaughter(withSms);
    const [first, second, third] = ['9822166661', '9822166662', '9822166663'];
    const tokenTo = (number: string) =>
      tokenIn({ text: withSms.sms.sent.find(({ to }) => to === `+91${number}`)!.text });
    const isOpen = async (number: string) => (await open(tokenTo(number), withSms)).status === 200;
    expect((await ask(it.browser, first, 'phone')).status).toBe(200);
    withSms.travel(1.05);
    const before = (await it.browser.get(own)).body;
    // A server that ends here leaves the earlier address and link, and an SMS whose link is unknown.
    const asked = await whileSending(
      () => ask(it.browser, second, 'phone'),
      async () => {
        expect((await it.browser.get(own)).body).toEqual(before);
        expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
      },
    );
    expect(asked.body).toMatchObject({ address: '+91 98221 66662', state: 'asked' });
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);

    // The person agrees with the earlier link meanwhile: it stays theirs.
    withSms.travel(1.05);
    const late = await whileSending(
      () => ask(it.browser, third, 'phone'),
      () => withSms.visitor().put('/api/person-consent/answer', { token: tokenTo(second), answer: 'given' }),
    );
    expect([late.status, late.body.data.reason.code]).toEqual([409, 'person_consented']);
    expect((await it.browser.get(own)).body).toMatchObject({ address: '+91 98221 66662', state: 'given' });
    expect([await isOpen(second), await isOpen(third)]).toEqual([true, false]);
  } finally {
    await withSms.close();
  }
});

test('of two questions at once, at different numbers, one address and its link remain', async () => {
  const withSms = await openSmsTest();
  try {
    const it = await addDaughter(withSms);
    const [first, second] = ['9822177771', '9822177772'];
    const isOpen = async (number: string) => {
      const { text } = withSms.sms.sent.find(({ to }) => to === `+91${number}`)!;
      return (await open(tokenIn({ text }), withSms)).status === 200;
    };
    const asked = await whileSending(
      () => ask(it.browser, first, 'phone'),
      async () => {
        // The pause is over while the gateway is still busy with the first.
        withSms.travel(1.05);
        vi.restoreAllMocks();
        expect((await ask(it.browser, second, 'phone')).status).toBe(200);
        expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
      },
    );
    expect(asked.body).toMatchObject({ address: '+91 98221 77771', state: 'asked' });
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
  } finally {
    await withSms.close();
  }
});
