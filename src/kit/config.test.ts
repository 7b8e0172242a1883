import { expect, test } from 'vitest';
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
  ['PUBLIC_URL', 'shaadi.example'],
  ['NODE_ENV', 'prod'],
  ['TRUST_PROXY', 'yes'],
  ['MODERATION', 'none'],
  ['REQUESTS_PER_MINUTE', '-1'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['RAZORPAY_API_URL', 'api.razorpay.com'],
])('%s=%s stops the start and is named', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`\\n  ${variable} must`));
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
  expect(readConfig({ ...production, ...keys }).gateway).toEqual({
    keyId: 'rzp_live_1',
    keySecret: 'secret',
    webhookSecret: 'webhook secret',
    apiUrl: 'https://api.razorpay.com',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
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
])('in production no stand-in takes payments: %s=%s stops the start', (variable, value) => {
  const env = { ...keys, [variable]: value };
  expect(() => readConfig({ ...production, ...env })).toThrow(
    new RegExp(`\\n  ${variable} must be an https`),
  );
  expect(readConfig({ NODE_ENV: 'test', ...env }).gateway).not.toBeNull();
});

test('several wrong variables are all named, and production needs its address', () => {
  expect(() => readConfig({ PORT: 'x', HOST: 'y z' })).toThrow(/PORT must[\s\S]*HOST must/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL must be set in production/);
});
