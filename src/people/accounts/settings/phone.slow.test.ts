import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTest } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, connect, tokenIn } from '../../../../test/registration.ts';
import { openSmsTest, type SmsTest } from '../../../../test/sms.ts';
import { releaseWithoutSms } from './phone.ts';

let site: SmsTest;
beforeAll(async () => {
  site = await openSmsTest();
});
beforeEach(() => site.sms.fail(null));
afterAll(() => site.close());

let made = 0;
/** An invented number that nobody has used yet. */
const newNumber = () => `98220${String(20_000 + ++made * 7)}`;
const path = '/api/phone-verification';
const me = async (browser: Browser) => (await browser.get('/api/me')).body.viewer;
const fieldOf = ({ body }: { body: { data: { fields: Record<string, { code: string }> } } }) =>
  Object.entries(body.data.fields).map(([field, { code }]) => `${field} ${code}`);

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function verify(browser: Browser, typed: string) {
  expect((await browser.post(path, { phone: typed })).status).toBe(200);
  return browser.put(path, { code: site.codeTo(`+91${typed}`) });
}

test('a number is not what a profile waits for that is hidden because of its person', async () => {
  const mother = await addMember(site, { profileFor: 'daughter' });
  expect((await me(mother.browser)).phone).toBe('required');
  const address = `daughter${process.pid}@example.com`;
  const asked = await mother.browser.put('/api/my-profile/person-consent', { channel: 'email', address });
  expect(asked.status).toBe(200);
  await site.workOff();
  const token = tokenIn(site.mail.filter(({ to }) => to === address).at(-1));
  await site.visitor().put('/api/person-consent/answer', { token, answer: 'refused' });
  expect((await me(mother.browser)).phone).toBe('optional');
  await site.visitor().put('/api/person-consent/answer', { token, answer: 'given' });
  expect((await me(mother.browser)).phone).toBe('required');
});

test('a profile is listed once its phone number is verified, and says so to others', async () => {
  const her = await addMember(site);
  expect(await me(her.browser)).toMatchObject({
    verified: true,
    phone: 'required',
    profile: { listed: false },
  });
  const visitor = site.visitor();
  expect((await visitor.get(`/api/profiles/${her.id}`)).status).toBe(404);

  const number = newNumber();
  const sent = await her.browser.post(path, { phone: number });
  expect(sent).toMatchObject({ status: 200, body: { resendSeconds: 30 } });
  expect(JSON.stringify(sent.body)).not.toContain(site.codeTo(`+91${number}`));
  const code = site.codeTo(`+91${number}`);
  expect(site.sms.sent[0]!.text).toMatch(/^\d{6} is your Humsafar verification code\./);

  const wrong = await her.browser.put(path, { code: other(code) });
  expect(wrong.status).toBe(422);
  expect(fieldOf(wrong)).toEqual(['code phone_code_wrong']);
  expect((await me(her.browser)).phone).toBe('required');

  // As it is read aloud.
  const right = await her.browser.put(path, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(right).toMatchObject({ status: 200, body: { formatted: expect.stringMatching(/^\+91 98220/) } });
  expect(await me(her.browser)).toMatchObject({ phone: 'verified', profile: { listed: true } });
  expect((await visitor.get(`/api/profiles/${her.id}`)).body).toMatchObject({ phoneVerified: true });
  expect((await her.browser.get('/api/account')).body).toMatchObject({
    phone: { number: `+91${number}`, verified: true },
  });

  // A code works once.
  expect(fieldOf(await her.browser.put(path, { code }))).toEqual(['code phone_code_expired']);
  const { rows } = await site.app.pool.query('select * from phone_codes');
  expect(rows).toEqual([]);
});

test('the code is stored as a hash only', async () => {
  const her = await addMember(site);
  const number = newNumber();
  await her.browser.post(path, { phone: number });
  const code = site.codeTo(`+91${number}`);
  for (const table of ['phone_codes', 'events', 'graphile_worker._private_jobs', 'limits']) {
    const { rows } = await site.app.pool.query(`select t::text as row from ${table} t`);
    expect(rows.some(({ row }) => row.includes(`,${code},`) || row.includes(`"${code}"`))).toBe(false);
  }
});

test('a new number takes the place of the old one only with its own code', async () => {
  const her = await addMember(site);
  const [first, second] = [newNumber(), newNumber()];
  await verify(her.browser, first);
  site.travel(1);
  expect((await her.browser.post(path, { phone: second })).status).toBe(200);
  expect((await her.browser.get('/api/account')).body.phone.number).toBe(`+91${first}`);
  expect((await her.browser.put(path, { code: site.codeTo(`+91${second}`) })).status).toBe(200);
  expect((await her.browser.get('/api/account')).body.phone.number).toBe(`+91${second}`);
  // The first one is free again.
  const him = await addMember(site);
  expect((await verify(him.browser, first)).status).toBe(200);
});

describe('a number belongs to one account', () => {
  test('whoever enters its code learns that another account has it, nobody else', async () => {
    const [her, him] = [await addMember(site), await addMember(site)];
    const number = newNumber();
    await verify(her.browser, number);
    const taken = await verify(him.browser, number);
    expect(taken).toMatchObject({ status: 409, body: { data: { reason: { code: 'phone_taken' } } } });
    expect((await me(him.browser)).phone).toBe('required');
    expect((await me(her.browser)).phone).toBe('verified');
  });

  test('of two accounts that verify it at the same moment, one has it', async () => {
    const pair = [await addMember(site), await addMember(site)];
    const number = newNumber();
    const codes: string[] = [];
    for (const { browser } of pair) {
      await browser.post(path, { phone: number });
      codes.push(site.codeTo(`+91${number}`));
    }
    const answers = await Promise.all(
      pair.map(({ browser }, place) => browser.put(path, { code: codes[place] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('five wrong codes end a code, also the right one, and also when they come at once', async () => {
  const her = await addMember(site);
  const number = newNumber();
  await her.browser.post(path, { phone: number });
  const code = site.codeTo(`+91${number}`);
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => her.browser.put(path, { code: other(code) })),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([422]));
  expect(fieldOf(await her.browser.put(path, { code }))).toEqual(['code phone_code_used_up']);
});

test('a code expires after 10 minutes, and a newer one ends it', async () => {
  const her = await addMember(site);
  const number = newNumber();
  await her.browser.post(path, { phone: number });
  const first = site.codeTo(`+91${number}`);
  site.travel(11 / (24 * 60));
  expect(fieldOf(await her.browser.put(path, { code: first }))).toEqual(['code phone_code_expired']);
  await her.browser.post(path, { phone: number });
  const second = site.codeTo(`+91${number}`);
  if (first !== second) {
    expect(fieldOf(await her.browser.put(path, { code: first }))).toEqual(['code phone_code_wrong']);
  }
  expect((await her.browser.put(path, { code: second })).status).toBe(200);
});

describe('codes are limited', () => {
  test('to one in half a minute for an account', async () => {
    const her = await addMember(site);
    const answers = await Promise.all([1, 2, 3].map(() => her.browser.post(path, { phone: newNumber() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)!.body.data).toMatchObject({
      reason: { code: 'phone_code_too_often' },
      retryAfterSeconds: expect.any(Number),
    });
  });

  test('a number that the gateway refuses counts for the hour, and the corrected one need not wait', async () => {
    const her = await addMember(site);
    const send = async (phone: string) => (await her.browser.post(path, { phone })).status;
    site.sms.fail('wrong_number');
    expect(await send(newNumber())).toBe(422);
    site.sms.fail(null);
    expect(await send(newNumber())).toBe(200);
    // One is on its way now.
    expect(await send(newNumber())).toBe(429);
    site.travel(1 / (24 * 60));
    site.sms.fail('wrong_number');
    expect([await send(newNumber()), await send(newNumber()), await send(newNumber())]).toEqual([
      422, 422, 422,
    ]);
    expect(await send(newNumber())).toBe(429);
  });

  test('for a number, whoever asks', async () => {
    const number = newNumber();
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) {
      const { browser } = await addMember(site);
      statuses.push((await browser.post(path, { phone: number })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('for a network address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    let last = 0;
    for (let time = 0; time < 31; time++) {
      const { browser } = await addMember(site);
      last = (await browser.post(path, { phone: newNumber() }, from)).status;
    }
    expect(last).toBe(429);
  });
});

describe('when the gateway', () => {
  test.each([
    ['refuses the number', 'wrong_number', 422],
    ['has too much to do', 'busy', 503],
    ['has an error', 'error', 503],
    ['refuses our key', 'wrong_key', 503],
  ] as const)('%s, the member learns what to do', async (_what, how, status) => {
    const logged: unknown[] = [];
    const { error } = site.app.log;
    site.app.log.error = (...words: unknown[]) => void logged.push(words);
    const her = await addMember(site);
    const number = newNumber();
    site.sms.fail(how);
    const answer = await her.browser.post(path, { phone: number });
    site.app.log.error = error;
    expect(answer.status).toBe(status);
    if (status === 422) expect(fieldOf(answer)).toEqual(['phone phone_refused']);
    else expect(answer.body.data.reason.code).toBe('phone_code_not_sent');
    expect(JSON.stringify(logged)).not.toContain(number);
    expect(logged.length).toBe(status === 422 ? 0 : 1);
  });
});

test.each([
  ['letters', { code: 'abcdef' }, 'code phone_code_digits'],
  ['too few digits', { code: '12345' }, 'code phone_code_digits'],
  ['nothing', { code: '' }, 'code phone_code_missing'],
])('%s are no code', async (_what, body, error) => {
  const her = await addMember(site);
  expect(fieldOf(await her.browser.put(path, body))).toEqual([error]);
});

test('no code is sent once the site has sent as many as it may in an hour', async () => {
  const her = await addMember(site);
  const account = site.app.config.sms!;
  const { perHour } = account;
  const before = site.sms.sent.length;
  try {
    account.perHour = 0;
    const { status, body } = await her.browser.post(path, { phone: newNumber() });
    expect([status, body.data.reason.code]).toEqual([503, 'phone_code_not_sent']);
  } finally {
    account.perHour = perHour;
  }
  expect(site.sms.sent).toHaveLength(before);
});

test('a connected member sees the number as verified', async () => {
  const [her, him] = [
    await addMember(site),
    await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' }),
  ];
  await verify(her.browser, newNumber());
  await verify(him.browser, newNumber());
  await connect(him, her);
  await site.giveTo(him.key, 'Gold');
  const opened = await him.browser.put(`/api/profiles/${her.id}/contact`);
  expect(opened.body.details.phone).toMatchObject({ verified: true });
});

describe('a site without an SMS gateway', () => {
  test('lists profiles without a verified number, also those that waited for one', async () => {
    const without = await openTest();
    try {
      const her = await addMember(without);
      expect(await me(her.browser)).toMatchObject({ phone: 'unavailable', profile: { listed: true } });
      expect((await her.browser.post(path, { phone: newNumber() })).body.data.reason.code).toBe(
        'phone_codes_off',
      );
      // As if the gateway had been taken away.
      await without.app.pool.query('update accounts set phone_required = true');
      await without.app.pool.query('update profiles set listed_at = null where id = $1', [her.key]);
      await releaseWithoutSms(without.app);
      expect((await me(her.browser)).profile.listed).toBe(true);
    } finally {
      await without.close();
    }
  });
});
