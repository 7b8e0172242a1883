import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { openKillable } from '../../../../test/killable.ts';
import { expectAgreement, readLedger } from '../../../../test/ledger.ts';
import { buyer } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';

const SECONDS = 1 / (24 * 60 * 60);

let site: PaymentTest;
let server: Awaited<ReturnType<typeof openKillable>>;

beforeAll(async () => {
  site = await openPaymentTest();
  server = await openKillable(site, site.gateway.variables);
  site.gateway.sendTo(`${server.base}/api/gateway/events`);
  await server.start();
});
afterEach(() => site.gateway.down(false));
afterAll(async () => {
  await server.close();
  await site.close();
});

/** Kills the server at a call that it makes to the gateway, before or after the gateway has done it. */
function killAt(only: RegExp, when: 'before' | 'after'): void {
  site.gateway.down(when, { only, calls: 1, meanwhile: () => server.kill() });
}

/** Starts the killed server again, and the gateway is there for it. */
async function startAgain(): Promise<void> {
  site.gateway.down(false);
  await server.startAgain();
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isTrue()) return;
    // The gateway sends events again that the dead server did not acknowledge.
    site.travel(10 * SECONDS);
    await site.gateway.tick();
    await sleep(50);
  }
  throw new Error(`It never came to be: ${what}.`);
}

/** Adds a member on the server that will be killed. */
async function arrive() {
  const member = await addMember(site);
  const before = await readLedger(site.app, site.gateway);
  const browser = openBrowser(server.base, Object.fromEntries(member.browser.cookies));
  const order = async () => {
    const { status, body } = await browser.post('/api/orders', { plan: 'Gold', amountPaise: 299_900, buyer });
    expect(status).toBe(200);
    return { id: body.order.id as string, gatewayOrder: body.checkout.gatewayOrderId as string };
  };
  const stateOf = async (id: string) =>
    (await site.app.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
  return {
    order,
    goBack: (id: string, signed: { razorpay_payment_id: string; razorpay_signature: string }) =>
      browser.put(`/api/orders/${id}/return`, {
        gatewayPaymentId: signed.razorpay_payment_id,
        signature: signed.razorpay_signature,
      }),
    becomes: (id: string, state: string) =>
      until(`an order ${state}`, async () => (await stateOf(id)) === state),
    agree: () => expectAgreement(site.app, site.gateway, before),
    hasPlan: async () => (await browser.get('/api/membership')).body.membership?.plan,
  };
}

test.each(['before', 'after'] as const)(
  'killed %s the gateway has made an order, the member orders again and there is one',
  async (when) => {
    const her = await arrive();
    const orders = site.gateway.orders().length;
    killAt(/POST \/v1\/orders/, when);
    await expect(her.order()).rejects.toThrow();
    await startAgain();
    const { id, gatewayOrder } = await her.order();
    expect(site.gateway.orders().length).toBe(orders + 1);
    await site.gateway.pay(gatewayOrder);
    await her.becomes(id, 'captured');
    await her.agree();
  },
);

test.each([
  ['while the payment is looked up', /GET \/v1\/payments/, 'before'],
  ['before the money is taken', /capture/, 'before'],
  ['after the money is taken', /capture/, 'after'],
] as const)(
  'killed on the way back, %s, the plan is activated without another step',
  async (_, only, when) => {
    const her = await arrive();
    const { id, gatewayOrder } = await her.order();
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(gatewayOrder);
    killAt(only, when);
    await expect(her.goBack(id, checkout)).rejects.toThrow();
    await startAgain();
    await site.gateway.release();
    await her.becomes(id, 'captured');
    expect(await her.hasPlan()).toBe('Gold');
    await her.agree();
  },
);

test('killed right after it has acknowledged an event, it still settles it', async () => {
  const her = await arrive();
  const { id, gatewayOrder } = await her.order();
  site.gateway.hold();
  await site.gateway.pay(gatewayOrder);
  const [event] = site.gateway.sent().filter(({ state }) => state === 'held');
  expect(await site.gateway.deliver(event!.id)).toEqual([200]);
  server.kill();
  await startAgain();
  await her.becomes(id, 'captured');
  await site.gateway.release();
  await her.agree();
});

test.each([3, 12, 25, 45])(
  'killed %i ms after everything came at once, nothing is lost or doubled',
  async (ms) => {
    const her = await arrive();
    const { id, gatewayOrder } = await her.order();
    site.gateway.hold();
    const { checkout } = await site.gateway.pay(gatewayOrder);
    const all = Promise.allSettled([
      her.goBack(id, checkout),
      her.goBack(id, checkout),
      site.gateway.release({ order: 'shuffled' }),
    ]);
    await sleep(ms);
    server.kill();
    await startAgain();
    await all;
    await her.becomes(id, 'captured');
    await her.agree();
  },
);

test.each(['before', 'after'] as const)('killed %s a refund is created, it is created once', async (when) => {
  const her = await arrive();
  const { id, gatewayOrder } = await her.order();
  const { payment } = await site.gateway.pay(gatewayOrder);
  await her.becomes(id, 'captured');
  const { id: ours } = await site.app.db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const finance = openBrowser(server.base, Object.fromEntries((await site.as('admin')).cookies));
  killAt(/refund/, when);
  const asked = { amountPaise: 100_000, reason: 'Asked for' };
  const path = `/api/staff/payments/${ours}/refunds/${randomUUID()}`;
  await finance.put(path, asked).catch(() => {});
  await startAgain();
  expect((await finance.put(path, asked)).status).toBe(200);
  await her.becomes(id, 'part_refunded');
  expect(site.gateway.refunds().filter((one) => one.payment_id === payment.id)).toMatchObject([
    { amount: 100_000, status: 'processed' },
  ]);
  await her.agree();
});
