import { createHook } from 'node:async_hooks';
import type { Argon2Parameters, argon2 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { registration, tokenIn } from '../../../../test/registration.ts';
import { statementsOf } from '../../../../test/statements.ts';
import { hashToken } from '../tokens/tokens.ts';
import { isKnownDevice } from './sessionStore.ts';
import { openSession } from './sessions.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
let addresses = 0;

async function register(browser = site.visitor()) {
  const sent = registration();
  expect((await browser.post('/api/accounts', sent)).status).toBe(201);
  return { browser, email: sent.email as string };
}

const logIn = (browser: Browser, email: string, given = password) => {
  addresses += 1;
  return browser.post(
    '/api/sessions',
    { email, password: given },
    { 'x-forwarded-for': `198.51.100.${addresses}` },
  );
};

async function idOf(email: string): Promise<number> {
  const { id } = await site.app.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const count = async (table: 'sessions' | 'known_devices', email: string) => {
  const rows = await site.app.db
    .selectFrom(table)
    .select('account_id')
    .where('account_id', '=', await idOf(email))
    .execute();
  return rows.length;
};

/** Whether a browser's device cookie is a known device of an account. */
async function isKnown(email: string, device: string | undefined): Promise<boolean> {
  return isKnownDevice(site.app.db, hashToken(device ?? ''), await idOf(email));
}

/** Runs `work` and returns how many passwords this process hashed in the meantime. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes++;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return hashes;
}

describe('logging in again in the same browser', () => {
  test('ends the earlier session of that browser, and no other', async () => {
    const { browser, email } = await register();
    const phone = site.visitor();
    await logIn(phone, email);
    const earlier = browser.cookies.get('session')!;
    expect((await logIn(browser, email)).status).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(earlier);
    browser.cookies.set('session', earlier);
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
    expect((await phone.get('/api/me')).body.viewer).toMatchObject({ email });
    expect(await count('sessions', email)).toBe(2);
  });

  test('as somebody else ends the session of the first', async () => {
    const one = await register();
    const other = await register();
    const earlier = one.browser.cookies.get('session')!;
    await logIn(one.browser, other.email);
    expect((await one.browser.get('/api/me')).body.viewer).toMatchObject({ email: other.email });
    expect(await count('sessions', one.email)).toBe(0);
    one.browser.cookies.set('session', earlier);
    expect((await one.browser.get('/api/me')).body.viewer).toBeNull();
  });

  test('a wrong password ends nothing', async () => {
    const { browser, email } = await register();
    expect((await logIn(browser, email, 'another river 8')).status).toBe(401);
    expect((await browser.get('/api/me')).body.viewer).toMatchObject({ email });
  });

  test('registering and setting a new password end it too', async () => {
    const first = await register();
    await register(first.browser);
    expect(await count('sessions', first.email)).toBe(0);

    const { browser } = await register();
    const other = await register();
    await site.visitor().post('/api/password-resets', { email: other.email });
    await site.workOff();
    const token = tokenIn(
      site.mail.find(({ to, subject }) => to === other.email && /password/.test(subject)),
    );
    const earlier = browser.cookies.get('session')!;
    const next = { token, password: 'a wide lake 9', confirmPassword: 'a wide lake 9' };
    expect((await browser.put('/api/password-resets', next)).status).toBe(200);
    browser.cookies.set('session', earlier);
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
  });

  test('a session cookie that somebody planted is never taken over', async () => {
    const { email } = await register();
    const browser = site.visitor();
    const planted = 'x'.repeat(43);
    browser.cookies.set('session', planted);
    await logIn(browser, email);
    expect(browser.cookies.get('session')).not.toBe(planted);
    browser.cookies.set('session', planted);
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
  });
});

describe('the device cookie', () => {
  test('is created by the server only: an invented value never becomes a known device', async () => {
    const { email } = await register();
    const browser = site.visitor();
    browser.cookies.set('device', 'invented-by-somebody');
    await logIn(browser, email);
    expect(browser.cookies.get('device')).not.toBe('invented-by-somebody');
    expect(await isKnown(email, 'invented-by-somebody')).toBe(false);
    expect(await isKnown(email, browser.cookies.get('device'))).toBe(true);
  });

  test('stays the same for two accounts that share a browser', async () => {
    const { browser, email } = await register();
    const device = browser.cookies.get('device');
    const other = await register();
    await logIn(browser, other.email);
    await logIn(browser, email);
    expect(browser.cookies.get('device')).toBe(device);
    expect(await isKnown(other.email, device)).toBe(true);
  });

  test('is another one after a new password was set', async () => {
    const { browser, email } = await register();
    // It is still a known device of the browser's other account.
    const other = await register();
    await logIn(browser, other.email);
    const device = browser.cookies.get('device');
    await browser.post('/api/password-resets', { email });
    await site.workOff();
    const token = tokenIn(site.mail.find(({ to, subject }) => to === email && /password/.test(subject)));
    const next = { token, password: 'a wide lake 9', confirmPassword: 'a wide lake 9' };
    await browser.put('/api/password-resets', next);
    expect(browser.cookies.get('device')).not.toBe(device);
    expect(await isKnown(email, device)).toBe(false);
  });
});

test('an account keeps its fifty latest sessions and devices', async () => {
  const { browser, email } = await register();
  const account = await idOf(email);
  const client = { userAgent: 'test', sessionToken: null, deviceToken: null };
  for (let i = 0; i < 49; i++) {
    await site.app.db.transaction().execute((tx) => openSession(site.app, tx, client, account));
  }
  expect((await browser.get('/api/me')).body.viewer).not.toBeNull();
  const device = browser.cookies.get('device');
  expect(await isKnown(email, device)).toBe(true);
  await site.app.db.transaction().execute((tx) => openSession(site.app, tx, client, account));
  expect(await count('sessions', email)).toBe(50);
  expect(await count('known_devices', email)).toBe(50);
  expect((await browser.get('/api/me')).body.viewer).toBeNull();
  expect(await isKnown(email, device)).toBe(false);
});

describe('the work does not reveal whether an address has an account', () => {
  const forget = (email: string) => site.visitor().post('/api/password-resets', { email });

  test('of a password reset: both cases run the same statements, and a job sends the email', async () => {
    const { email } = await register();
    await site.workOff();
    const known = await statementsOf(() => forget(email));
    const unknown = await statementsOf(() => forget('nobody-here@example.com'));
    expect(known.length).toBeGreaterThan(2);
    expect(unknown).toEqual(known);

    const { rows } = await site.app.pool.query('select payload::text from graphile_worker._private_jobs');
    expect(rows).toHaveLength(2);
    for (const { payload } of rows) expect(payload).not.toContain('@');
    await site.workOff();
    const subjects = (recipient: string) =>
      site.mail.filter((one) => one.to === recipient).map(({ subject }) => subject);
    expect(subjects(email).filter((subject) => /Reset your password/.test(subject))).toHaveLength(1);
    expect(subjects('nobody-here@example.com')).toEqual([]);
  });

  test('of a password reset that is requested too often', async () => {
    const { email } = await register();
    for (const address of [email, 'nobody-there@example.com']) {
      for (let i = 0; i < 3; i++) await forget(address);
    }
    const known = await statementsOf(() => forget(email));
    expect(await statementsOf(() => forget('nobody-there@example.com'))).toEqual(known);
  });

  test('of a login, from a browser with a device cookie or without', async () => {
    const { browser, email } = await register();
    const device = browser.cookies.get('device')!;
    for (const cookie of [undefined, device, 'invented']) {
      const attempt = (address: string) => {
        const stranger = site.visitor();
        if (cookie) stranger.cookies.set('device', cookie);
        return logIn(stranger, address, 'another river 8');
      };
      const known = await statementsOf(() => attempt(email));
      expect(await statementsOf(() => attempt('nobody@example.com'))).toEqual(known);
      expect(await hashesOf(() => attempt(email))).toBe(1);
      expect(await hashesOf(() => attempt('nobody@example.com'))).toBe(1);
    }
  });

  test('of comparing a password: a hash costs the same with an account and without', async () => {
    const costs: Omit<Argon2Parameters, 'message' | 'nonce'>[] = [];
    vi.doMock('node:crypto', async (original) => {
      const crypto = await original<typeof import('node:crypto')>();
      const counted: typeof argon2 = (algorithm, parameters, done) => {
        const { message, nonce, ...cost } = parameters;
        costs.push(cost);
        crypto.argon2(algorithm, parameters, done);
      };
      return { ...crypto, argon2: counted };
    });
    try {
      // A separate copy: the site's own still hashes as before.
      const copy = '../passwords/password.ts?counted';
      const { hashPassword, verifyPassword }: typeof import('../passwords/password.ts') = await import(copy);
      const stored = await hashPassword(password);
      expect(await verifyPassword(password, stored)).toBe(true);
      expect(await verifyPassword(password, undefined)).toBe(false);
    } finally {
      vi.doUnmock('node:crypto');
    }
    const [stored, known, unknown] = costs;
    expect(costs).toHaveLength(3);
    expect(stored).toEqual({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 });
    expect(known).toEqual(stored);
    expect(unknown).toEqual(stored);
  });
});
