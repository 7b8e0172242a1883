import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './headers.ts';

async function headersOf(https: boolean, subdomains?: boolean) {
  const http = Fastify();
  addSecurityHeaders(http, { https, ...(subdomains === undefined ? {} : { subdomains }) });
  http.get('/fine', async () => ({ fine: true }));
  http.get('/broken', async () => {
    throw new Error('broken');
  });
  const all = await Promise.all(['/fine', '/broken', '/nothing'].map((url) => http.inject(url)));
  await http.close();
  return all.map(({ headers }) => headers);
}

test('every answer has the headers that protect its page, also an error', async () => {
  for (const headers of await headersOf(true)) {
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';base-uri 'none';font-src 'self';form-action 'self';frame-ancestors 'none';" +
        "img-src 'self' data: blob:;object-src 'none';script-src 'self';style-src 'self' 'unsafe-inline'",
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-xss-protection': '0',
    });
  }
});

test('sites beside this one are asked to stay under https where the setting says so', async () => {
  for (const headers of await headersOf(true, true))
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('only a site under https asks browsers to stay there', async () => {
  for (const headers of await headersOf(false))
    expect(headers).not.toHaveProperty('strict-transport-security');
});
