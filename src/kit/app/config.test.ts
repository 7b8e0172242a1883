import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';

test('with nothing set, it is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    moderation: 'automatic',
    databaseUrl: undefined,
  });
});

test('in production there is no demo, and moderation is by staff', () => {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://shaadi.example/' });
  expect(config).toMatchObject({ demo: false, moderation: 'staff', publicUrl: 'https://shaadi.example' });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', 'my host'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'localhost:25'],
  ['SMTP_URL', 'smtp://localhost?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://localhost?tls.rejectUnauthorized=false'],
  ['SMTP_TLS', 'off'],
  ['PUBLIC_URL', 'shaadi.example'],
  ['NODE_ENV', 'prod'],
  ['TRUST_PROXY', 'yes'],
  // It would believe whatever address a client claims to have.
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8, proxy'],
  ['MAX_CONNECTIONS', '0'],
  ['PUBLIC_URL', 'https://shaadi.example/site'],
  ['PUBLIC_URL', 'https://shaadi.example/?page=1'],
  ['PUBLIC_URL', 'https://user:word@shaadi.example'],
  ['MODERATION', 'none'],
  ['REQUESTS_PER_MINUTE', '-1'],
  ['DATABASE_PATIENCE_MS', '0'],
  ['DATABASE_CONNECTIONS', '3'],
  ['MAX_EVENT_LOOP_DELAY_MS', 'never'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['RAZORPAY_API_URL', 'api.razorpay.com'],
  ['CASHFREE_API_URL', 'api.cashfree.com/pg'],
])('%s=%s stops the start and is named', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`\\n  ${variable} must`));
});

test.each([
  ['https://Shaadi.Example', 'https://shaadi.example'],
  ['https://shaadi.example:443/', 'https://shaadi.example'],
  ['http://localhost:80//', 'http://localhost'],
  ['https://shaadi.example:8443', 'https://shaadi.example:8443'],
  ['https://विवाह.example', 'https://xn--y2bamtd.example'],
])('PUBLIC_URL=%s is the origin that browsers send, %s', (typed, origin) => {
  expect(readConfig({ PUBLIC_URL: typed }).publicUrl).toBe(origin);
});

test('a real site is reached by https, or from its own machine', () => {
  const read = (url: string) => readConfig({ NODE_ENV: 'production', PUBLIC_URL: url }).publicUrl;
  expect(() => read('http://shaadi.example')).toThrow(/PUBLIC_URL must begin with https/);
  for (const own of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    expect(read(own)).toBe(own);
  }
});

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('TRUST_PROXY=%s trusts %j', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shaadi.example' };

test('a gateway has all three of its keys, or there is none', () => {
  expect(readConfig({}).gateway).toBeNull();
  expect(readConfig(production).gateway).toBeNull();
  expect(readConfig({ ...production, ...keys }).gateway).toMatchObject({
    name: 'razorpay',
    checkout: {
      keyId: 'rzp_live_1',
      test: false,
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    },
  });
});

const cashfree = { CASHFREE_CLIENT_ID: 'id', CASHFREE_CLIENT_SECRET: 'secret' };

test('Cashfree has both of its keys, and no other gateway beside it', () => {
  expect(readConfig({ ...production, ...cashfree }).gateway).toMatchObject({
    name: 'cashfree',
    checkout: { keyId: 'id', test: false, scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js' },
  });
  expect(() => readConfig({ ...cashfree, CASHFREE_CLIENT_SECRET: '' })).toThrow(
    /\n {2}CASHFREE_CLIENT_SECRET must be set too: Cashfree needs CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET/,
  );
  expect(() => readConfig({ ...production, ...keys, ...cashfree })).toThrow(
    /\n {2}RAZORPAY_KEY_ID and CASHFREE_CLIENT_ID belong to two payment gateways: keep one/,
  );
});

test.each(Object.keys(keys))('without %s the other keys stop the start', (missing) => {
  expect(() => readConfig({ ...keys, [missing]: '' })).toThrow(new RegExp(`\\n  ${missing} must be set too`));
});

test.each([
  ['RAZORPAY_API_URL', 'http://127.0.0.1:4000'],
  ['RAZORPAY_API_URL', 'http://api.razorpay.com'],
  ['RAZORPAY_API_URL', 'https://api.razorpay.com.shaadi.example'],
  ['RAZORPAY_API_URL', 'https://sandboxrazorpay.com'],
  ['RAZORPAY_CHECKOUT_URL', 'https://shaadi.example/v1/checkout.js'],
  ['CASHFREE_API_URL', 'http://127.0.0.1:4000'],
  ['CASHFREE_CHECKOUT_URL', 'https://cashfree.com.shaadi.example/js/v3/cashfree.js'],
])('in production no stand-in takes payments: %s=%s stops the start', (variable, value) => {
  const env = { ...(variable.startsWith('CASHFREE') ? cashfree : keys), [variable]: value };
  expect(() => readConfig({ ...production, ...env })).toThrow(
    new RegExp(`\\n  ${variable} must be an https`),
  );
  expect(readConfig({ NODE_ENV: 'test', ...env }).gateway).not.toBeNull();
});

test.each([
  ['razorpay', keys, { authorization: `Basic ${btoa('rzp_live_1:secret')}` }],
  ['cashfree', cashfree, { 'x-client-id': 'id', 'x-client-secret': 'secret' }],
])('in production %s is called at its own address, with its keys', async (name, env, headers) => {
  const call = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
  await readConfig({ ...production, ...env })
    .gateway!.findDispute('d1')
    .catch(() => {});
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(`^https://api.${name}.com/(v1|pg)/disputes/d1$`),
    expect.objectContaining({ headers: expect.objectContaining(headers) }),
  );
  call.mockRestore();
});

test('the variables of an SMS gateway open it', () => {
  expect(readConfig({ SMS_PER_HOUR: '7' }).sms).toBeNull();
  const env = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATES: 'code=1,person_consent=2', SMS_PER_HOUR: '7' };
  const sms = { gateway: { name: 'msg91' }, perHour: 7, outboxUrl: null };
  expect(readConfig({ ...env, TWILIO_AUTH_TOKEN: '' }).sms).toMatchObject(sms);
});

test('several wrong variables are all named, and production needs its address', () => {
  expect(() => readConfig({ PORT: 'x', HOST: 'y z' })).toThrow(/PORT must[\s\S]*HOST must/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL must be set in production/);
});
