import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, registration, tokenIn } from '../../../../test/registration.ts';
import { makeDueChanges } from './emailChange.ts';

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
const approve = (both: { confirming: string; stopping: string }) =>
  Promise.all([confirm(both.confirming), confirm(both.stopping)]);
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

describe('both addresses confirm', () => {
  test.each(['confirming', 'stopping'] as const)('first the link %s', async (first) => {
    const links = await begin();
    const { browser, old, email } = links;
    const second = first === 'confirming' ? 'stopping' : 'confirming';
    await site.visitor().post('/api/password-resets', { email: old });
    await site.workOff();
    const reset = tokenIn(lastTo(old));

    for (const _again of [1, 2]) {
      expect(await confirm(links[first])).toMatchObject({ status: 200, body: { changed: false } });
    }
    expect(await emailOf(browser)).toBe(old);
    expect((await browser.get('/api/account')).body.emailChange).toMatchObject({
      email,
      newConfirmed: first === 'confirming',
      oldConfirmed: first === 'stopping',
      changesAt: first === 'confirming' ? expect.any(String) : null,
    });

    expect(await confirm(links[second])).toMatchObject({
      status: 200,
      body: { changed: true, changesAt: null },
    });
    expect(await emailOf(browser)).toBe(email);
    expect((await browser.get('/api/account')).body).toMatchObject({
      emailVerified: true,
      emailChange: null,
    });

    // Again, and stopping it: the same answer, and a clear one.
    for (const link of [links.confirming, links.stopping]) {
      expect(await confirm(link)).toMatchObject({ status: 200, body: { changed: true } });
    }
    expect((await stop(links.stopping)).body.data.reason.code).toBe('email_change_done');
    const late = { token: reset, password: 'an old mango tree', confirmPassword: 'an old mango tree' };
    expect((await site.visitor().put('/api/password-resets', late)).status).toBe(404);
    expect((await site.visitor().post('/api/sessions', { email, password: PASSWORD })).status).toBe(200);
    expect((await site.visitor().post('/api/sessions', { email: old, password: PASSWORD })).status).toBe(401);
  });

  test('at once', async () => {
    const links = await begin();
    const answers = await approve(links);
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([false, true]);
    expect(await emailOf(links.browser)).toBe(links.email);
  });

  test('the link to the new address does not stop it', async () => {
    const { confirming } = await begin();
    expect((await stop(confirming)).status).toBe(404);
  });
});

describe('an old address that nobody opens', () => {
  test('holds the change up for seven days, and can stop it until then', async () => {
    const [her, him] = [await begin(), await begin()];
    for (const { confirming } of [her, him]) await confirm(confirming);
    site.travel(6.9);
    await makeDueChanges(site.app);
    expect([await emailOf(her.browser), await emailOf(him.browser)]).toEqual([her.old, him.old]);
    expect((await stop(him.stopping)).status).toBe(200);
    site.travel(0.2);
    await makeDueChanges(site.app);
    expect([await emailOf(her.browser), await emailOf(him.browser)]).toEqual([her.email, him.old]);
    expect(await confirm(her.stopping)).toMatchObject({ status: 200, body: { changed: true } });
  });

  test('does not take an address that has got another account', async () => {
    const { browser, old, email, confirming } = await begin();
    await confirm(confirming);
    expect((await site.visitor().post('/api/accounts', registration({ email }))).status).toBe(201);
    site.travel(7.1);
    await makeDueChanges(site.app);
    expect(await emailOf(browser)).toBe(old);
    expect((await browser.get('/api/account')).body.emailChange).toBeNull();
  });
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
    await confirm(confirming);
    const [yes, no] = await Promise.all([confirm(stopping), stop(stopping)]);
    const changed = (await emailOf(browser)) === email;
    expect([yes!.status, no!.status]).toEqual(changed ? [200, 409] : [404, 200]);
    if (!changed) expect(await emailOf(browser)).toBe(old);
  });

  test('an address that registers meanwhile stays with its account', async () => {
    const { browser, old, email, confirming, stopping } = await begin();
    await confirm(confirming);
    expect((await site.visitor().post('/api/accounts', registration({ email }))).status).toBe(201);
    expect(await confirm(stopping)).toMatchObject({
      status: 409,
      body: { data: { reason: { code: 'email_change_taken' } } },
    });
    expect(await emailOf(browser)).toBe(old);
  });

  test('two accounts that want the same address: the first to confirm has it', async () => {
    const [one, other] = [await addMember(site), await addMember(site)];
    const email = newEmail();
    for (const { browser } of [one, other]) await start(browser, email);
    await site.workOff();
    for (const { email: old } of [one, other]) await confirm(tokenIn(lastTo(old)));
    const tokens = site.mail.filter(({ to }) => to === email).map(tokenIn);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an address that has another account', () => {
  test('is answered as any other, and only its owner learns of it', async () => {
    const [owner, her, him] = [await addMember(site), await addMember(site), await addMember(site)];
    const taken = await start(her.browser, owner.email);
    const free = await start(him.browser, newEmail());
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(taken.body.email).toBe(owner.email);
    await site.workOff();

    const email = lastTo(owner.email)!;
    expect(email.subject).toBe('Your email address already has an account on Humsafar');
    expect(email.text).not.toMatch(/#|confirm-email/);
    expect(email.text).not.toContain(her.email);
    const waiting = async ({ browser }: typeof her) => (await browser.get('/api/account')).body.emailChange;
    const { email: _, expiresAt: __, ...state } = await waiting(her);
    expect(await waiting(him)).toMatchObject(state);
    // The old address gets its link, and confirms for nothing.
    expect(await confirm(tokenIn(lastTo(her.email)))).toMatchObject({ body: { changed: false } });
    expect([await emailOf(her.browser), await emailOf(owner.browser)]).toEqual([her.email, owner.email]);
  });

  test('is told by no email where that account is suspended', async () => {
    const [owner, { browser }] = [await addMember(site), await addMember(site)];
    const set = { suspended_at: site.app.clock() };
    await site.app.db.updateTable('accounts').set(set).where('email', '=', owner.email).execute();
    const before = site.mail.filter(({ to }) => to === owner.email).length;
    expect((await start(browser, owner.email)).status).toBe(200);
    await site.workOff();
    expect(site.mail.filter(({ to }) => to === owner.email)).toHaveLength(before);
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
    verified: true,
    profile: { listed: true },
  });
});

test.each([
  ['a wrong password', () => newEmail(), 'not this one', 'password password_wrong'],
  ['no address', () => 'nowhere', PASSWORD, 'email email_invalid'],
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
