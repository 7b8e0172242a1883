import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmsTest, type SmsTest } from '../../../test/sms.ts';
import { adapters, openSmsGateway } from './gateways.ts';
import { sendSms } from './sms.ts';
import { pruneSms } from './smsStore.ts';

const SITE = 'https://shaadi.example';

const NUMBER = '+919822012345';
const CODE = {
  template: 'code',
  locale: 'en',
  parameters: { secret: '482913', site: 'Humsafar', minutes: '10' },
} as const;
const CODE_TEXT = '482913 is your Humsafar verification code. It works for 10 minutes. Never share it.';
/** With a token as the real one has: it is longer than a variable of a registered template may be. */
const LINK = `${SITE}/person-consent#${randomBytes(32).toString('base64url')}`;
const TEMPORARY = ['busy', 'error', 'silent', 'junk'] as const;

// Requirements for every adapter, tested against its stand-in.
describe.each(adapters)('$name', ({ name }) => {
  let site: SmsTest;
  const logged: unknown[][] = [];
  beforeAll(async () => {
    const { openSandbox } = await import(`../../../sandbox/sms/${name}.ts`);
    site = await openSmsTest(() => openSandbox({ publicUrl: SITE }));
    const note = (...words: unknown[]) => void logged.push(words);
    Object.assign(site.app.log, { info: note, warn: note, error: note });
  });
  beforeEach(() => {
    logged.length = 0;
    site.sms.fail(null);
  });
  afterAll(() => site.close());

  const gatewayWith = (changes: Record<string, string> = {}, timeoutMs = 300) =>
    openSmsGateway(
      { ...site.sms.variables, ...changes },
      { production: false, publicUrl: 'http://localhost', timeoutMs },
    )!;

  /** Sends a code, without the site. */
  const sendCode = (to = NUMBER, gateway = gatewayWith()) =>
    gateway.send({ to, template: 'code', parameters: CODE.parameters, text: CODE_TEXT });

  const stateOf = async (id: string) => {
    const of = site.app.db.selectFrom('sms_messages').where('message_id', '=', id);
    return of.select(['gateway', 'template', 'state', 'reason']).executeTakeFirst();
  };

  test('a message arrives with its parameters, and its id is kept without number and text', async () => {
    expect(await sendSms(site.app, { to: NUMBER, ...CODE })).toBe('sent');
    expect(site.sms.sent[0]).toMatchObject({ to: NUMBER, text: CODE_TEXT });
    const parameters = { site: 'Humsafar', link: LINK };
    const asked = { to: NUMBER, template: 'person_consent', locale: 'en', parameters } as const;
    expect(await sendSms(site.app, asked)).toBe('sent');
    const [{ id, text }] = site.sms.sent as [(typeof site.sms.sent)[0]];
    expect(text).toContain(`See it and tell us if you agree: ${LINK}`);
    expect(await stateOf(id)).toEqual({
      gateway: name,
      template: 'person_consent',
      state: 'accepted',
      reason: null,
    });
    expect(logged).toEqual([]);
  });

  test('a number that gets no SMS is refused for good, and not logged', async () => {
    expect(await sendSms(site.app, { to: '+919822010001', ...CODE })).toBe('wrong_number');
    expect(await sendCode('+919822010001')).toMatchObject({
      outcome: 'wrong_number',
      why: expect.stringMatching(/^[45]?\d\d/),
    });
    expect(logged).toEqual([]);
  });

  test.each(['wrong_key', 'no_template'] as const)(
    '%s is refused for good, whatever the number',
    async (how) => {
      site.sms.fail(how);
      expect(await sendCode()).toMatchObject({ outcome: 'misconfigured' });
    },
  );

  test('a key that the gateway does not know is refused', async () => {
    const [key] = Object.keys(site.sms.variables).filter((one) => /AUTH/.test(one));
    expect(await sendCode(NUMBER, gatewayWith({ [key!]: 'wrong' }))).toMatchObject({
      outcome: 'misconfigured',
    });
  });

  test.each(TEMPORARY)('%s may pass', async (how) => {
    site.sms.fail(how);
    expect(await sendCode()).toMatchObject({ outcome: 'unavailable' });
  });

  test('a gateway that is down, or somewhere else, may come back', async () => {
    const [api] = Object.keys(site.sms.variables).filter((one) => /API_URL/.test(one));
    const nowhere = gatewayWith({ [api!]: 'http://127.0.0.1:1' });
    expect(await sendCode(NUMBER, nowhere)).toEqual({ outcome: 'unavailable', why: 'TypeError' });
    const elsewhere = gatewayWith({ [api!]: `${site.sms.url}/elsewhere` });
    expect(await sendCode(NUMBER, elsewhere)).toEqual({ outcome: 'unavailable', why: '404' });
  });

  test('a slow answer is waited for until the time limit', async () => {
    site.sms.fail('silent');
    expect(await sendCode()).toEqual({ outcome: 'unavailable', why: 'TimeoutError' });
  });

  test('the log says why, and has neither number, code nor secret', async () => {
    for (const how of ['wrong_key', 'no_template', 'busy', 'error', 'junk', 'wrong_number'] as const) {
      site.sms.fail(how);
      await sendSms(site.app, { to: NUMBER, ...CODE });
    }
    expect(logged).toHaveLength(5);
    expect(logged[0]).toEqual([
      { gateway: name, template: 'code', outcome: 'misconfigured', why: expect.stringMatching(/^\d{3}/) },
      'An SMS was not sent',
    ]);
    const text = JSON.stringify(logged);
    for (const secret of ['9822012345', CODE.parameters.secret, ...Object.values(site.sms.variables)])
      expect(text).not.toContain(secret);
  });

  test('a delivery report is taken once, from the gateway alone', async () => {
    await sendSms(site.app, { to: NUMBER, ...CODE });
    const { id } = site.sms.sent[0]!;
    const report = { id, site: site.base };
    expect(await site.sms.report({ ...report, state: 'failed', forged: true })).toBe(404);
    expect(await stateOf(id)).toMatchObject({ state: 'accepted' });
    expect(await site.sms.report({ ...report, state: 'failed' })).toBe(200);
    const failed = {
      gateway: name,
      template: 'code',
      state: 'failed',
      reason: expect.stringMatching(/^\d+$/),
    };
    expect(await stateOf(id)).toEqual(failed);
    // The gateway repeats itself, or changes its mind.
    expect(await site.sms.report({ ...report, state: 'failed' })).toBe(200);
    expect(await site.sms.report({ ...report, state: 'delivered' })).toBe(200);
    expect(await stateOf(id)).toEqual(failed);
    expect(logged).toEqual([
      [{ gateway: name, template: 'code', why: expect.stringMatching(/^\d+$/) }, 'An SMS was not delivered'],
    ]);
  });

  test('reports that nobody signed, or for another gateway, are not found', async () => {
    for (const gateway of ['twilio', 'msg91', 'nobody']) {
      const address = `${site.base}/api/sms/reports/${gateway}`;
      const body = JSON.stringify({ requestId: 'a', status: '1' });
      expect((await fetch(address, { method: 'POST', body })).status).toBe(404);
      expect((await fetch(`${address}?secret=guessed`, { method: 'POST' })).status).toBe(404);
    }
  });

  test('what a gateway has said of a message is deleted after 30 days', async () => {
    await sendSms(site.app, { to: NUMBER, ...CODE });
    const { id } = site.sms.sent[0]!;
    const in30Days = Date.now() + 30 * 24 * 3_600_000;
    await pruneSms(site.app.db, new Date(in30Days - 60_000));
    expect(await stateOf(id)).toBeDefined();
    await pruneSms(site.app.db, new Date(in30Days + 60_000));
    expect(await stateOf(id)).toBeUndefined();
  });

  test('the page of the sandbox shows messages as text', async () => {
    const parameters = { ...CODE.parameters, site: '<b>Shaadi</b>' };
    await sendSms(site.app, { to: NUMBER, ...CODE, parameters });
    const page = await fetch(site.sms.outboxUrl);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const html = await page.text();
    expect(html).toContain(`To ${NUMBER}`);
    expect(html).toContain('your &#60;b&#62;Shaadi&#60;/b&#62; verification code');
    // Under another name of this machine, it is refused.
    expect((await fetch(`http://localhost:${new URL(site.sms.url).port}/`)).status).toBe(403);
  });

  test('an account is whole, and production accepts no stand-in', async () => {
    const production = { production: true, publicUrl: 'https://shaadi.example' };
    expect(() => openSmsGateway(site.sms.variables, production)).toThrow(
      /_API_URL must be an https: address of/,
    );
    const { [`${name.toUpperCase()}_API_URL`]: _stand_in, ...real } = site.sms.variables;
    expect(openSmsGateway(real, production)).toMatchObject({ name });
    for (const missing of Object.keys(real).filter((one) => !/WEBHOOK/.test(one))) {
      const { [missing]: _, ...rest } = real;
      expect(() => openSmsGateway(rest, production)).toThrow(
        new RegExp(`\\n  ${missing} must be set too: \\w+ needs `, 'i'),
      );
    }
  });
});

describe('configuration', () => {
  const site = { production: true, publicUrl: 'https://shaadi.example' };
  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_SENDER: '+12025550123',
  };
  const msg91 = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATES: 'code=1,person_consent=2' };

  test('a site has one SMS gateway, or none', () => {
    expect(openSmsGateway({}, site)).toBeNull();
    expect(openSmsGateway({ TWILIO_API_URL: 'http://127.0.0.1:1' }, site)).toBeNull();
    expect(openSmsGateway(twilio, site)).toMatchObject({ name: 'twilio' });
    expect(openSmsGateway(msg91, site)).toMatchObject({ name: 'msg91' });
    expect(() => openSmsGateway({ ...twilio, ...msg91 }, site)).toThrow(
      'TWILIO_ACCOUNT_SID and MSG91_AUTH_KEY belong to two SMS gateways: keep one',
    );
  });

  test.each([
    [
      { TWILIO_SENDER: 'x' },
      'TWILIO_AUTH_TOKEN must be set too: Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, and',
    ],
    [
      { ...twilio, TWILIO_ACCOUNT_SID: 'AC1' },
      'TWILIO_ACCOUNT_SID must begin with AC and have 34 characters',
    ],
    [{ ...twilio, TWILIO_API_URL: 'api' }, 'TWILIO_API_URL must be an address that begins with'],
    [
      { ...twilio, TWILIO_API_URL: 'https://nottwilio.com' },
      'TWILIO_API_URL must be an https: address of twilio.com',
    ],
    [
      { MSG91_WEBHOOK_SECRET: 's'.repeat(20) },
      'MSG91_AUTH_KEY must be set too: MSG91 needs MSG91_AUTH_KEY and MSG91_TEMPLATES',
    ],
    [
      { ...msg91, MSG91_TEMPLATES: 'code=1' },
      'MSG91_TEMPLATES must have an id for each of code, person_consent',
    ],
    [{ ...msg91, MSG91_WEBHOOK_SECRET: 'short' }, 'MSG91_WEBHOOK_SECRET must have 20 letters'],
  ])('%j stops the start', (env, message) => {
    expect(() => openSmsGateway(env, site)).toThrow(message);
  });
});
