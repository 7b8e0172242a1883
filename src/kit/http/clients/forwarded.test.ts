import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { openHttp } from '../open.ts';
import { reportUnreadable, withoutPort } from './forwarded.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  [' 203.0.113.7:1 ', '203.0.113.7'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '::ffff:203.0.113.7'],
  ['::ffff:203.0.113.7:443', '::ffff:203.0.113.7'],
  ['::FFFF:203.0.113.7:443', '::FFFF:203.0.113.7'],
  ['unknown', 'unknown'],
  ['999.0.113.7:80', '999.0.113.7:80'],
  ['[x]:80', '[x]:80'],
])('%s is read as %s', (written, address) => {
  expect(withoutPort(written)).toBe(address);
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'humsafar-forwarded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function openServer(proxies: string) {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, TRUST_PROXY: proxies });
  const http = openHttp(config, 'silent');
  const errors: unknown[] = [];
  http.log.error = (line: unknown) => void errors.push(line);
  http.get('/', async (request) => request.ip);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const addressOf = async (forwarded: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': forwarded } })).text();
  return { config, http, errors, addressOf };
}

test.each(['1', '127.0.0.1'])(
  'with TRUST_PROXY=%s visitors of a proxy that adds ports have their own addresses',
  async (proxies) => {
    const { http, errors, addressOf } = await openServer(proxies);
    expect(await addressOf('203.0.113.7:51234')).toBe('203.0.113.7');
    expect(await addressOf('203.0.113.8:51235')).toBe('203.0.113.8');
    expect(await addressOf('[2001:db8::5]:51236')).toBe('2001:db8::5');
    // What a visitor wrote in front is not believed, and nobody is told about it.
    expect(await addressOf('nonsense, 203.0.113.9:1')).toBe('203.0.113.9');
    expect(errors).toEqual([]);
    await http.close();
  },
);

test('an address that cannot be read is logged once, without itself, and again at the next start', async () => {
  const { config, http, errors, addressOf } = await openServer('1');
  await addressOf('client-203.0.113.7');
  await addressOf('client-203.0.113.8');
  expect(errors).toEqual([expect.stringContaining('"aaaaaa-999.9.999.9"')]);
  await http.close();

  const warnings: string[] = [];
  const log = { warn: (line: string) => void warnings.push(line) };
  await vi.waitFor(async () => {
    await reportUnreadable(config, log);
    expect(warnings).toEqual([expect.stringContaining('"aaaaaa-999.9.999.9"')]);
  });
  await reportUnreadable(config, log);
  expect(warnings).toHaveLength(1);
});
