import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { serveStubs } from '../../../test/pages.ts';
import { serveApi } from '../../app/api.ts';
import { readConfig } from '../app/config.ts';
import { openHttp } from './open.ts';
import type { RenderPage } from './page.ts';

let site: Test;
let folder: string;
beforeAll(async () => {
  site = await openTest();
  folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-pages-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The headers of a page, on a site with this gateway. */
async function headersOf(address: string, gateway: Record<string, string> | null) {
  const http = openHttp(site.app.config, 'silent');
  await serveApi(http, site.app);
  await serveStubs(http, {
    folder,
    screens: ['/', '/dashboard', '/checkout/:plan'],
    checkoutSources: gateway && readConfig(gateway).gateway!.pageSources,
  });
  const { headers } = await http.inject({ url: address });
  await http.close();
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((one) => [one.split(' ')[0]!, one.split(' ').slice(1).join(' ')]),
  );
  return {
    policy,
    opener: headers['cross-origin-opener-policy'],
    referrer: headers['referrer-policy'],
  };
}

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};
const cashfree = { CASHFREE_CLIENT_ID: 'TEST1', CASHFREE_CLIENT_SECRET: 'secret' };

test('the checkout may open the gateway, and nothing else of another site', async () => {
  const plain = await headersOf('/checkout/Gold', null);
  const { policy, opener, referrer } = await headersOf('/checkout/Gold', razorpay);
  expect(policy).toEqual({
    ...plain.policy,
    'script-src': `${plain.policy['script-src']} https://checkout.razorpay.com`,
    'frame-src': "'self' https://api.razorpay.com https://checkout.razorpay.com",
    'connect-src': "'self' https://*.razorpay.com",
    'img-src': `${plain.policy['img-src']} https://*.razorpay.com`,
  });
  expect(policy['script-src']).toMatch(/^'self' 'nonce-n' https/);
  expect(opener).toBe('same-origin-allow-popups');
  expect(plain.opener).toBe('same-origin');
  expect([referrer, plain.referrer]).toEqual(['strict-origin-when-cross-origin', 'same-origin']);
});

test('only the gateway that the site has', async () => {
  const { policy: live } = await headersOf('/checkout/Gold', cashfree);
  expect(live['frame-src']).toBe(
    "'self' https://sdk.cashfree.com https://api.cashfree.com https://payments.cashfree.com",
  );
  expect(live['script-src']).toMatch(/ https:\/\/sdk\.cashfree\.com$/);
  expect(live['form-action']).toBe("'self' https://api.cashfree.com https://payments.cashfree.com");
  expect(JSON.stringify(live)).not.toMatch(/razorpay|sandbox/);
  const testMode = { ...cashfree, CASHFREE_API_URL: 'https://sandbox.cashfree.com/pg' };
  const { policy: test } = await headersOf('/checkout/Gold', testMode);
  expect(test['connect-src']).toContain('https://sandbox.cashfree.com');
});

test('with the sandbox it is the sandbox alone', async () => {
  const { policy } = await headersOf('/checkout/Gold', {
    ...razorpay,
    RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4000/v1/checkout.js',
  });
  expect(policy['frame-src']).toBe("'self' http://127.0.0.1:4000");
  expect(policy['script-src']).toMatch(/ http:\/\/127\.0\.0\.1:4000$/);
  expect(JSON.stringify(policy)).not.toContain('razorpay');
});

test.each(['/', '/dashboard', '/checkout', '/checkout/Gold/more', '/nowhere'])(
  'on %s nothing of the gateway runs',
  async (address) => {
    const { policy, opener } = await headersOf(address, razorpay);
    expect(JSON.stringify(policy)).not.toContain('razorpay');
    expect(policy).not.toHaveProperty('frame-src');
    expect(opener).toBe('same-origin');
  },
);

describe('a script of the pages', () => {
  const plain = 'start()';
  beforeAll(async () => {
    await writeFile(path.join(folder, 'start.js'), plain);
    // Other text than the file itself, so that one sees which was sent.
    await writeFile(path.join(folder, 'start.js.br'), brotliCompressSync('start() // br'));
    await writeFile(path.join(folder, 'start.js.gz'), gzipSync('start() // gz'));
  });

  async function get(address: string, encoding: string) {
    const http = openHttp(site.app.config, 'silent');
    await serveApi(http, site.app);
    await serveStubs(http, { folder });
    const answer = await http.inject({ url: address, headers: { 'accept-encoding': encoding } });
    await http.close();
    return answer;
  }

  test('is sent as the build compressed it, in the way that the browser reads', async () => {
    const br = await get('/start.js', 'gzip, deflate, br, zstd');
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('start() // br');
    const gz = await get('/start.js', 'gzip');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe('start() // gz');
    for (const { headers } of [br, gz]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test('is sent as it is to who reads no other, and has one address', async () => {
    const answer = await get('/start.js', 'identity');
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, plain]);
    expect((await get('/start.js.br', 'br')).statusCode).toBe(404);
  });
});

describe('a page', () => {
  async function get(encoding: string) {
    const http = openHttp(site.app.config, 'silent');
    await serveApi(http, site.app);
    const render: RenderPage = async (_request, _reply, address) => ({
      html: (address === '/dashboard' ? '<p>Yours</p>' : '<p>Words</p>').repeat(500),
      status: 200,
      nonce: 'n',
    });
    await serveStubs(http, { folder, render });
    const answers = [];
    for (const url of ['/about', '/about', '/dashboard'])
      answers.push(await http.inject({ url, headers: { 'accept-encoding': encoding } }));
    await http.close();
    return answers;
  }
  const words = ['<p>Words</p>', '<p>Words</p>', '<p>Yours</p>'].map((one) => one.repeat(500));

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ])('is sent compressed to who accepts %s', async (accepted, encoding, open) => {
    const answers = await get(accepted);
    expect(answers.map(({ rawPayload }) => open(rawPayload).toString())).toEqual(words);
    for (const { headers, rawPayload } of answers) {
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(200);
    }
  });

  test('is sent as it is to who reads no other', async () => {
    const answers = await get('identity');
    expect(answers.map(({ body }) => body)).toEqual(words);
    expect(answers[0]!.headers['content-encoding']).toBeUndefined();
  });
});

describe('an address of an odd shape', () => {
  /** Sends a request line as it is, which no client that checks addresses does. */
  async function ask(line: string): Promise<{ status: number; text: string }> {
    const http = openHttp(site.app.config, 'silent');
    await serveApi(http, site.app);
    await serveStubs(http, { folder, screens: ['/', '/dashboard', '/profile/:id'] });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const part of socket.setEncoding('utf8')) text += part;
    await http.close();
    return { status: Number(text.split(' ')[1]), text };
  }

  test.each([
    ...['//', '///', '//[', '//a:b', '//a/dashboard', '/\\', '/\\a/dashboard', '/%2F/dashboard'],
    ...['//localhost/..', '/dashboard/..', '/./dashboard', '/..%2f..%2fetc/passwd', '*'],
    ...['/dashboard\\', '/profile/a/b'],
  ])('GET %s is not found, and leads nowhere', async (address) => {
    const { status, text } = await ask(`GET ${address}`);
    expect(status).toBe(404);
    expect(text).not.toMatch(/^location:/im);
  });

  test.each(['/%', '/profile/%E0%A4%A', '/api/profiles/%E0%A4%A', '/api/photos/%/small', '/%ff'])(
    'GET %s is no valid address, and says so as the API says everything',
    async (address) => {
      const { status, text } = await ask(`GET ${address}`);
      expect(status).toBe(400);
      expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
        code: 'BAD_ADDRESS',
        status: 400,
        message: 'This address is not valid.',
      });
    },
  );

  test.each(['/dashboard', '/dashboard/', '/dashboard//', '/dashboard?next=//a', 'http://a/dashboard'])(
    'GET %s is the screen',
    async (address) => {
      expect((await ask(`GET ${address}`)).status).toBe(200);
    },
  );
});
