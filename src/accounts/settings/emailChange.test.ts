import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addMember, registration, tokenIn } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const PASSWORD = 'a quiet river 7';
let made = 0;
const newEmail = () => `changed${process.pid}-${++made}@example.com`;
const start = (browser: Browser, email: string, password = PASSWORD) =>
  browser.put('/api/account/email-change', { email, password });
const confirm = (token: string) => site.visitor().put('/api/email-changes/confirmation', { token });
const stop = (token: string) => site.visitor().put('/api/email-changes/refusal', { token });
const emailOf = async (browser: Browser) => (await browser.get('/api/me')).body.viewer.email;
const lastTo = (email: string) => site.mail.findLast(({ to }) => to === email);

/** Starts a change and sends its emails. Returns the tokens of both links. */
async function begin() {
  const { browser, email: old } = await addMember(site);
  const email = newEmail();
  expect((await start(browser, email)).status).toBe(200);
  await site.workOff();
  return { browser, old, email, confirming: tokenIn(lastTo(email)), stopping: tokenIn(lastTo(old)) };
}

test('the new address confirms; the old one stays until then, and its links end', async () => {
  const { browser, old, email, confirming, stopping } = await begin();
  expect(await emailOf(browser)).toBe(old);
  expect((await browser.get('/api/account')).body).toMatchObject({ email: old, emailChange: { email } });
  await site.visitor().post('/api/password-resets', { email: old });
  await site.workOff();
  const reset = tokenIn(lastTo(old));

  expect((await confirm(confirming)).status).toBe(200);
  expect(await emailOf(browser)).toBe(email);
  expect((await browser.get('/api/account')).body).toMatchObject({ emailVerified: true, emailChange: null });

  // Again, and the other link: the same answer, and a clear one.
  expect((await confirm(confirming)).status).toBe(200);
  expect((await stop(stopping)).body.data.reason.code).toBe('email_change_done');
  const late = { token: reset, password: 'an old mango tree', confirmPassword: 'an old mango tree' };
  expect((await site.visitor().put('/api/password-resets', late)).status).toBe(404);
  expect((await site.visitor().post('/api/sessions', { email, password: PASSWORD })).status).toBe(200);
  expect((await site.visitor().post('/api/sessions', { email: old, password: PASSWORD })).status).toBe(401);
});

test('the old address can stop it', async () => {
  const { browser, old, email, confirming, stopping } = await begin();
  expect(lastTo(old)!.text).not.toContain(email);
  expect((await stop(stopping)).status).toBe(200);
  expect((await stop(stopping)).status).toBe(200);
  expect((await confirm(confirming)).status).toBe(404);
  expect(await emailOf(browser)).toBe(old);
  expect((await browser.get('/api/account')).body.emailChange).toBeNull();
});

test('the settings can cancel it, and a newer change ends it', async () => {
  const { browser, old, confirming } = await begin();
  const newer = newEmail();
  await start(browser, newer);
  await site.workOff();
  expect((await confirm(confirming)).status).toBe(404);
  expect((await browser.delete('/api/account/email-change')).status).toBe(200);
  expect((await confirm(tokenIn(lastTo(newer)))).status).toBe(404);
  expect(await emailOf(browser)).toBe(old);
});

test.each([
  [
    'changed',
    (browser: Browser, _old: string) =>
      browser.put('/api/account/password', {
        currentPassword: PASSWORD,
        password: 'an old mango tree',
        confirmPassword: 'an old mango tree',
      }),
  ],
  [
    'reset',
    async (_browser: Browser, old: string) => {
      await site.visitor().post('/api/password-resets', { email: old });
      await site.workOff();
      const token = tokenIn(lastTo(old));
      return site.visitor().put('/api/password-resets', {
        token,
        password: 'an old mango tree',
        confirmPassword: 'an old mango tree',
      });
    },
  ],
])('a password that is %s ends it: whoever knew the old one may have started it', async (_, act) => {
  const { browser, old, confirming } = await begin();
  expect((await act(browser, old)).status).toBe(200);
  expect((await confirm(confirming)).status).toBe(404);
  expect(
    (await site.visitor().post('/api/sessions', { email: old, password: 'an old mango tree' })).status,
  ).toBe(200);
});

describe('races', () => {
  test('confirmed and stopped at once: one of them', async () => {
    const { browser, old, email, confirming, stopping } = await begin();
    const [yes, no] = await Promise.all([confirm(confirming), stop(stopping)]);
    const changed = (await emailOf(browser)) === email;
    expect([yes!.status, no!.status]).toEqual(changed ? [200, 409] : [404, 200]);
    if (!changed) expect(await emailOf(browser)).toBe(old);
  });

  test('an address that registers meanwhile stays with its account', async () => {
    const { browser, old, email, confirming } = await begin();
    expect((await site.visitor().post('/api/accounts', registration({ email }))).status).toBe(201);
    expect(await confirm(confirming)).toMatchObject({
      status: 409,
      body: { data: { reason: { code: 'email_taken' } } },
    });
    expect(await emailOf(browser)).toBe(old);
  });

  test('two accounts that want the same address: the first to confirm has it', async () => {
    const [one, other] = [await addMember(site), await addMember(site)];
    const email = newEmail();
    for (const { browser } of [one, other]) await start(browser, email);
    await site.workOff();
    const tokens = site.mail.filter(({ to }) => to === email).map(tokenIn);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a link works for a day, and one nobody was sent for none', async () => {
  const { confirming } = await begin();
  expect((await confirm('x'.repeat(43))).status).toBe(404);
  site.travel(1.1);
  expect((await confirm(confirming)).status).toBe(404);
});

test('an address that was never verified gets no link', async () => {
  const browser = site.visitor();
  const sent = registration();
  await browser.post('/api/accounts', sent);
  await site.workOff();
  const before = site.mail.filter(({ to }) => to === sent.email).length;
  const email = newEmail();
  await start(browser, email);
  await site.workOff();
  expect(site.mail.filter(({ to }) => to === sent.email)).toHaveLength(before);
  expect((await confirm(tokenIn(lastTo(email)))).status).toBe(200);
  expect((await browser.get('/api/me')).body.viewer).toMatchObject({
    email,
    emailVerified: true,
    profile: { listed: true },
  });
});

test.each([
  ['a wrong password', () => newEmail(), 'not this one', 'password password_wrong'],
  ['no address', () => 'nowhere', PASSWORD, 'email email_invalid'],
  ['somebody else’s address', () => 'demo@humsafar.example', PASSWORD, 'email email_taken'],
])('%s is refused at its field', async (_what, email, password, wrong) => {
  const { browser } = await addMember(site);
  const answer = await start(browser, email(), password);
  expect(answer.status).toBe(422);
  const found = Object.entries(answer.body.data.fields as Record<string, { code: string }>);
  expect(found.map(([field, { code }]) => `${field} ${code}`)).toEqual([wrong]);
});

test('their own address is no change', async () => {
  const { browser, email } = await addMember(site);
  expect((await start(browser, email)).body.data.fields.email.code).toBe('email_same');
});
