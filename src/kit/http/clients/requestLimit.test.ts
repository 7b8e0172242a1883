import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { statementsOf } from '../../../../test/statements.ts';

// How many requests a minute: each session is counted alone, and visitors by their address.

let site: Test;
beforeAll(async () => {
  site = await openTest({ REQUESTS_PER_MINUTE: '5', VISITOR_REQUESTS_PER_MINUTE: '8' });
});
afterAll(() => site.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

async function statuses(count: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const seen = [];
  for (let i = 0; i < count; i++) seen.push((await ask()).status);
  return seen;
}

test('families behind one address of a carrier do not use up each other’s requests', async () => {
  const carrier = from('203.0.113.50');
  const one = await site.as('demo');
  const other = await site.as('admin');
  expect(await statuses(6, () => one.get('/api/me', carrier))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await other.get('/api/me', carrier)).status).toBe(200);
  expect((await site.visitor().get('/api/me', carrier)).status).toBe(200);
});

test('an invented session is counted by its address', async () => {
  const visitor = site.visitor();
  let made = 0;
  const seen = await statuses(9, () =>
    visitor.get('/api/me', { ...from('203.0.113.60'), cookie: `session=invented-${made++}` }),
  );
  expect(seen).toEqual([...Array(8).fill(200), 429]);
});

test('an address that a client claims itself is not believed: the last one is the proxy’s', async () => {
  const visitor = site.visitor();
  let claimed = 0;
  const seen = await statuses(9, () => visitor.get('/api/me', from(`198.51.100.${claimed++}, 203.0.113.70`)));
  expect(seen).toEqual([...Array(8).fill(200), 429]);
});

test('all addresses of one IPv6 household are one', async () => {
  const visitor = site.visitor();
  let device = 1;
  const seen = await statuses(9, () => visitor.get('/api/me', from(`2001:db8:1:2::${device++}`)));
  expect(seen).toEqual([...Array(8).fill(200), 429]);
  expect((await visitor.get('/api/me', from('2001:db8:1:3::1'))).status).toBe(200);
});

test('photos are not counted', async () => {
  const visitor = site.visitor();
  const photo = '/api/photos/00000000-0000-0000-0000-000000000000/small';
  expect(await statuses(20, () => visitor.get(photo, from('203.0.113.80')))).toEqual(Array(20).fill(404));
  expect((await visitor.get('/api/me', from('203.0.113.80'))).status).toBe(200);
});

test('a refusal says when to come back, in its header too', async () => {
  const visitor = site.visitor();
  await statuses(8, () => visitor.get('/api/me', from('203.0.113.90')));
  const refused = await visitor.get('/api/me', from('203.0.113.90'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body.data.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('a live stream has no look-up of its own: what the limit found is checked to be the newest', async () => {
  const { cookies } = await site.as('demo');
  // What the login wrote has been notified of, so that nothing changes while the session is read.
  await site.app.live.catchUp();
  const leaving = new AbortController();
  const statements = await statementsOf(async () => {
    const { status } = await fetch(`${site.base}/api/live`, {
      headers: { cookie: `session=${cookies.get('session')}` },
      signal: leaving.signal,
    });
    expect(status).toBe(200);
  });
  leaving.abort();
  expect(statements.filter((text) => text.includes('from sessions s'))).toHaveLength(1);
});
