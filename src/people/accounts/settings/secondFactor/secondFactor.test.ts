import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { recoverySecret } from '../../secondFactor/codes.ts';
import { slowDownRecoveryCodes } from '../../secondFactor/recovery.ts';
import { createStaff } from '../../team/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
let made = 0;

/** Adds a colleague who has never logged in. */
async function addPerson(role = 'moderator') {
  made += 1;
  const email = `meera${made}@trust.example`;
  await createStaff(site.app, { email, name: 'Meera Rao', role, password });
  return email;
}

const logIn = (browser: Browser, email: string) =>
  browser.post('/api/sessions', { email, password, access: 'staff' });

const codeOf = (uri: string) => {
  const app = URI.parse(uri);
  if (!('timestamp' in app) && 'period' in app)
    return app.generate({ timestamp: site.app.clock().getTime() });
  throw new Error('This is no code of an authenticator app.');
};

/** Lets the time of one code pass. */
const nextCode = () => site.travel(31 / 86_400);

/** Logs in for the first time and sets up an authenticator app. */
async function setUp(email: string) {
  const browser = site.visitor();
  expect((await logIn(browser, email)).body.lands).toBe('/admin/dashboard');
  const { uri } = (await browser.post('/api/account/second-factor/app', {})).body;
  const confirmed = await browser.put('/api/account/second-factor/app', { code: codeOf(uri) });
  expect(confirmed.status).toBe(200);
  return { browser, uri: uri as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

describe('the first login of staff', () => {
  test('allows nothing but setting up a second factor, which ends the other sessions', async () => {
    const email = await addPerson();
    const [browser, other] = [site.visitor(), site.visitor()];
    await logIn(browser, email);
    await logIn(other, email);
    expect((await browser.get('/api/me')).body.viewer.staff).toMatchObject({ mustSetUp: true });
    for (const path of ['/api/staff/dashboard', '/api/staff/members', '/api/staff/member-list.csv']) {
      expect((await browser.get(path)).status).toBe(403);
    }
    expect((await browser.get('/api/account/second-factor')).body).toMatchObject({
      required: true,
      app: false,
      recoveryCodesLeft: 0,
    });
    const { uri, secret } = (await browser.post('/api/account/second-factor/app', {})).body;
    expect(uri).toContain(secret);
    const wrong = await browser.put('/api/account/second-factor/app', { code: '12345' });
    expect(wrong.body.data.fields).toHaveProperty('code');
    const { body } = await browser.put('/api/account/second-factor/app', { code: codeOf(uri) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await browser.get('/api/staff/dashboard')).status).toBe(200);
    expect((await other.get('/api/me')).body.viewer).toBeNull();
    const stored = await site.app.db.selectFrom('staff_authenticators').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('is refused to members: they have no second factor', async () => {
    const member = await site.as('demo');
    expect((await member.get('/api/account/second-factor')).status).toBe(404);
    expect((await member.post('/api/account/second-factor/app', {})).status).toBe(404);
  });
});

describe('the second step', () => {
  test('comes after the password, takes each code once, and recovery codes once', async () => {
    const email = await addPerson();
    const { uri, recoveryCodes } = await setUp(email);
    nextCode();
    const browser = site.visitor();
    const { secondFactor } = (await logIn(browser, email)).body;
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
    const pass = (token: string, code: string, actor = browser) =>
      actor.post('/api/sessions/second-factor', { token, code });

    expect((await pass(secondFactor.token, '000000')).body.data.fields.code.code).toBe(
      'second_factor_code_wrong',
    );
    const code = codeOf(uri);
    expect((await pass(secondFactor.token, code)).body.lands).toBe('/admin/dashboard');
    expect((await browser.get('/api/staff/dashboard')).status).toBe(200);
    expect((await pass(secondFactor.token, code)).status).toBe(401);

    const again = (await logIn(site.visitor(), email)).body.secondFactor.token;
    expect((await pass(again, code)).body.data.fields.code.code).toBe('second_factor_code_used');
    expect((await pass(again, recoveryCodes[0]!.toUpperCase())).status).toBe(200);
    const third = (await logIn(site.visitor(), email)).body.secondFactor.token;
    expect((await pass(third, recoveryCodes[0]!)).body.data.fields.code.code).toBe('recovery_code_wrong');
    site.travel(11 / 1440);
    expect((await pass(third, recoveryCodes[1]!)).status).toBe(401);
  });

  test('takes recovery codes that an earlier version stored, before and after they were hashed again', async () => {
    const email = await addPerson();
    const { recoveryCodes } = await setUp(email);
    const account = (await site.app.pool.query('select id from accounts where email = $1', [email])).rows[0]
      .id;
    const fast = (code: string) => Buffer.from(recoverySecret(code), 'hex');
    await site.app.pool.query('delete from staff_recovery_codes where account_id = $1', [account]);
    for (const code of recoveryCodes.slice(0, 3)) {
      await site.app.pool.query('insert into staff_recovery_codes (account_id, code_hash) values ($1, $2)', [
        account,
        fast(code),
      ]);
    }
    const pass = (token: string, code: string) =>
      site.visitor().post('/api/sessions/second-factor', { token, code });
    const begin = async () => (await logIn(site.visitor(), email)).body.secondFactor.token;
    expect((await pass(await begin(), recoveryCodes[0]!)).status).toBe(200);
    await slowDownRecoveryCodes(site.app.db);
    await slowDownRecoveryCodes(site.app.db);
    const { rows } = await site.app.pool.query(
      'select slow_hash, code_hash from staff_recovery_codes where account_id = $1',
      [account],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toEqual({ code_hash: null, slow_hash: expect.stringMatching(/^\$argon2id\$/) });
    }
    expect((await pass(await begin(), recoveryCodes[1]!)).status).toBe(200);
    expect((await pass(await begin(), recoveryCodes[1]!)).status).toBe(422);
    // Of two at once with one code, one is let in.
    const tokens = [await begin(), await begin()];
    const answers = await Promise.all(tokens.map((token) => pass(token, recoveryCodes[2]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('takes ten attempts in 15 minutes, and of two at once with one code lets one in', async () => {
    const email = await addPerson();
    const { uri } = await setUp(email);
    nextCode();
    const tokens = await Promise.all(
      [0, 1].map(async () => (await logIn(site.visitor(), email)).body.secondFactor.token),
    );
    const code = codeOf(uri);
    const both = await Promise.all(
      tokens.map((token) => site.visitor().post('/api/sessions/second-factor', { token, code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);

    const token = (await logIn(site.visitor(), email)).body.secondFactor.token;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const { status } = await site.visitor().post('/api/sessions/second-factor', { token, code: '000000' });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('is not skipped by a reset of the password', async () => {
    const email = await addPerson();
    await setUp(email);
    await site.visitor().post('/api/password-resets', { email });
    await site.workOff();
    const token = /reset-password#([\w-]+)/.exec(site.mail.at(-1)!.text)![1]!;
    const browser = site.visitor();
    const fresh = 'another calm river 8';
    const { body } = await browser.put('/api/password-resets', {
      token,
      password: fresh,
      confirmPassword: fresh,
    });
    expect(body.lands).toBe('/admin/login');
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
  });
});

describe('with a second factor', () => {
  test('changes need the password; turning it off is refused where it is required', async () => {
    const email = await addPerson();
    const { browser, recoveryCodes } = await setUp(email);
    expect((await browser.post('/api/account/second-factor/app', {})).body.data.fields).toHaveProperty(
      'password',
    );
    expect((await browser.post('/api/account/second-factor/app', { password })).status).toBe(200);
    const { body } = await browser.post('/api/account/second-factor/recovery-codes', { password });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0]);
    expect((await browser.post('/api/account/second-factor/removal', { password })).status).toBe(409);
  });

  test('passkeys are offered for an address that browsers make them for', async () => {
    const email = await addPerson();
    const { browser } = await setUp(email);
    expect((await browser.get('/api/account/second-factor')).body.passkeysAvailable).toBe(true);
    const { options, token } = (await browser.post('/api/account/passkeys/options', { password })).body;
    expect(options.rp).toMatchObject({ id: 'localhost' });
    const forged = await browser.post('/api/account/passkeys', {
      token,
      name: 'Laptop',
      credential: { id: 'forged', rawId: 'forged', type: 'public-key', response: {} },
    });
    expect(forged.status).toBe(422);
  });

  test('a session of staff ends after 12 hours', async () => {
    const { browser } = await setUp(await addPerson());
    site.travel(11.9 / 24);
    expect((await browser.get('/api/staff/dashboard')).status).toBe(200);
    site.travel(0.2 / 24);
    expect((await browser.get('/api/staff/dashboard')).status).toBe(404);
  });
});
