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
])('%s=%s stops the start and is named', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`\\n  ${variable} must`));
});

test('several wrong variables are all named, and production needs its address', () => {
  expect(() => readConfig({ PORT: 'x', HOST: 'y z' })).toThrow(/PORT must[\s\S]*HOST must/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL must be set in production/);
});
