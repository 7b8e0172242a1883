import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type RazorpaySandbox } from './gateway.ts';

const account = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const SITE = 'http://localhost:4321';

let sandbox: RazorpaySandbox;
let now = new Date('2026-11-21T10:00:00Z');
beforeEach(async () => {
  sandbox = await openSandbox({ account, sites: [SITE], clock: () => now });
});
afterEach(() => sandbox.close());

async function makeOrder(): Promise<string> {
  const answer = await fetch(`${sandbox.url}/v1/orders`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount: 299_900, currency: 'INR', payment: { capture: 'manual' } }),
  });
  return (await answer.json()).id;
}

/** What the payment page sends. */
async function send(path: string, body: object, origin = sandbox.url) {
  const answer = await fetch(`${sandbox.url}/checkout/${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const pay = async (order_id: string, outcome: string) =>
  send('payments', { key: account.keyId, order_id, method: 'upi', outcome });
const statuses = (order: string) =>
  sandbox
    .payments()
    .filter(({ order_id }) => order_id === order)
    .map(({ status }) => status);

test('only the site may frame the payment page, and nothing of elsewhere runs in it', async () => {
  const frame = (parent: string) =>
    fetch(`${sandbox.url}/checkout/frame?parent=${encodeURIComponent(parent)}`);
  const page = await frame(SITE);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${SITE}`,
  );
  expect(await page.text()).toContain('Test payment. No real money is charged.');
  expect((await frame('http://localhost:4322')).status).toBe(403);
  expect((await fetch(`${sandbox.url}/checkout/frame`)).status).toBe(403);
});

test('a page of elsewhere, a wrong key and a wrong order cannot pay', async () => {
  const order_id = await makeOrder();
  const payment = { key: account.keyId, order_id, method: 'upi', outcome: 'success' };
  expect((await send('payments', payment, SITE)).status).toBe(403);
  expect((await send('payments', { ...payment, key: 'rzp_test_2' })).status).toBe(401);
  expect((await send('payments', { ...payment, order_id: 'order_none' })).status).toBe(400);
  expect((await send('payments', { ...payment, outcome: 'free' })).status).toBe(400);
  expect(statuses(order_id)).toEqual([]);
});

test('a success is signed for its order; then nothing more can be paid', async () => {
  const order = await makeOrder();
  const { body } = await pay(order, 'success');
  expect(body).toMatchObject({ status: 'authorized', signed: sandbox.sign(order, body.id) });
  expect((await pay(order, 'success')).status).toBe(400);
  await sandbox.dashboard({ capture: body.id });
  expect((await pay(order, 'success')).body.error.description).toMatch(/already been paid/);
});

test('a failure is told in full and can be tried again', async () => {
  const order = await makeOrder();
  const { body } = await pay(order, 'failure');
  expect(body).toMatchObject({
    status: 'failed',
    signed: null,
    error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', metadata: { order_id: order } },
  });
  expect((await pay(order, 'success')).body.status).toBe('authorized');
});

test('a slow bank speaks after 15 seconds, a late one takes the money 30 seconds after it declined', async () => {
  const [slow, late] = [await makeOrder(), await makeOrder()];
  await pay(slow, 'slow');
  await pay(late, 'late');
  expect([...statuses(slow), ...statuses(late)]).toEqual(['created', 'failed']);
  now = new Date(now.getTime() + 16_000);
  await sandbox.tick();
  expect([...statuses(slow), ...statuses(late)]).toEqual(['authorized', 'failed']);
  now = new Date(now.getTime() + 15_000);
  await sandbox.tick();
  expect(statuses(late)).toEqual(['authorized']);
});

test('the bank of a slow payment speaks at once when it is told to, by the payment page alone', async () => {
  const order = await makeOrder();
  const { body } = await pay(order, 'slow');
  const speak = (origin?: string) => send(`payments/${body.id}/bank`, { key: account.keyId }, origin);
  expect((await speak(SITE)).status).toBe(403);
  expect(statuses(order)).toEqual(['created']);
  expect((await speak()).status).toBe(200);
  expect(statuses(order)).toEqual(['authorized']);
});

test('paid twice is two payments; a closed tab is one', async () => {
  const [twice, closed] = [await makeOrder(), await makeOrder()];
  await pay(twice, 'twice');
  await pay(closed, 'closed');
  expect(statuses(twice)).toEqual(['authorized', 'authorized']);
  expect(statuses(closed)).toEqual(['authorized']);
});
