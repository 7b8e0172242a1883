import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { GatewayDown, GatewayRefused, openGateway } from '../src/payments/gateway/gateway.ts';
import { type Options, openSandbox } from './gateway.ts';

const account = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const DAY_MS = 24 * 60 * 60 * 1000;

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

type Heard = { event: string; id: string; raw: Buffer; signature: string };

/** A site that receives events, the gateway, and the product's client for it. */
async function start(options: Partial<Options> = {}) {
  const heard: Heard[] = [];
  let answer = 204;
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    if (answer === 204) {
      heard.push({
        event: JSON.parse(raw.toString()).event,
        id: String(request.headers['x-razorpay-event-id']),
        signature: String(request.headers['x-razorpay-signature']),
        raw,
      });
    }
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => site.once('listening', done));
  const webhookUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/events`;
  let moved = 0;
  const clock = () => new Date(Date.now() + moved);
  const sandbox = await openSandbox({ account, webhookUrl, clock, ...options });
  open.push(sandbox.close, async () => site.close());
  return {
    sandbox,
    heard,
    names: () => heard.map(({ event }) => event),
    answerWith: (status: number) => {
      answer = status;
    },
    travel: (ms: number) => {
      moved += ms;
    },
    client: openGateway({ ...account, apiUrl: sandbox.url, checkoutUrl: sandbox.checkoutUrl }),
  };
}

const order = (receipt: string, amountPaise = 99_900) => ({ amountPaise, currency: 'INR', receipt });

/** A call of the API by hand, as its documentation shows it with curl. */
async function raw(url: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test('an order is made, paid, captured by the site, and told of by signed events', async () => {
  const { client, sandbox, heard, names } = await start();
  const made = await client.createOrder(order('first'));
  expect(made).toMatchObject({ amount: 99_900, currency: 'INR', receipt: 'first', status: 'created' });

  const { payment, checkout } = await sandbox.pay(made.id);
  expect(payment.status).toBe('authorized');
  expect(sandbox.order(made.id)).toMatchObject({ status: 'attempted', attempts: 1, amount_due: 99_900 });
  expect(client.signedCheckout(made.id, payment.id, checkout.razorpay_signature)).toBe(true);
  expect(client.signedCheckout('order_other', payment.id, checkout.razorpay_signature)).toBe(false);

  expect(await client.capture(payment.id, 99_900, 'INR')).toMatchObject({
    status: 'captured',
    captured: true,
  });
  await sandbox.settle();
  expect(names()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(3);
  expect(heard.every((one) => client.signedEvent(one.raw, one.signature))).toBe(true);
  const flipped = Buffer.from(heard[0]!.raw);
  flipped[10]! ^= 1;
  expect(client.signedEvent(flipped, heard[0]!.signature)).toBe(false);

  expect(await client.listPayments(made.id)).toMatchObject([{ id: payment.id, status: 'captured' }]);
  expect(sandbox.order(made.id)).toMatchObject({ status: 'paid', amount_paid: 99_900, amount_due: 0 });
});

test('the same receipt answers the same order, and never one of another amount', async () => {
  const { client, sandbox } = await start();
  const made = await client.createOrder(order('again'));
  expect((await client.createOrder(order('again'))).id).toBe(made.id);
  await expect(client.createOrder(order('again', 100))).rejects.toThrow(GatewayRefused);
  const plain = { amount: 99_900, currency: 'INR', receipt: 'again' };
  expect(await raw(`${sandbox.url}/v1/orders`, 'POST', plain)).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Order receipt should be unique.',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
      },
    },
  });
});

test('an account that does not know unique receipts gets one order for a receipt all the same', async () => {
  const { client, sandbox } = await start({ knowsUniqueReceipt: false });
  const made = await client.createOrder(order('plain'));
  expect((await client.createOrder(order('plain'))).id).toBe(made.id);
  await expect(client.createOrder(order('plain', 100))).rejects.toThrow(GatewayRefused);
  expect(sandbox.orders()).toHaveLength(1);
});

test('a wrong order, a wrong key and an unknown id are refused as documented', async () => {
  const { client, sandbox } = await start();
  await expect(client.createOrder(order('small', 99))).rejects.toThrow(/amount less than minimum/);
  const orders = `${sandbox.url}/v1/orders`;
  expect(await raw(orders, 'POST', { amount: '1', currency: 'INR' })).toMatchObject({
    status: 400,
    body: { error: { description: 'The amount must be an integer.', field: 'amount' } },
  });
  expect(await raw(orders, 'POST', { amount: 100, currency: 'INR', price: 1 })).toMatchObject({
    body: { error: { reason: 'extra_field_sent' } },
  });
  expect(await raw(`${orders}/order_none`)).toMatchObject({
    status: 400,
    body: { error: { description: 'The id provided does not exist' } },
  });
  expect(
    (await raw(`${sandbox.url}/v1/orders`, 'GET', undefined, { authorization: 'Basic eDp5' })).status,
  ).toBe(401);
  const stranger = openGateway({ ...account, keySecret: 'x', apiUrl: sandbox.url, checkoutUrl: '' });
  await expect(stranger.createOrder(order('x'))).rejects.toThrow(GatewayDown);
});

test('a payment is captured once, whole, and only when it is authorised', async () => {
  const { client, sandbox } = await start();
  const { id } = await client.createOrder(order('capture'));
  const failed = await sandbox.pay(id, { outcome: 'failure', method: 'card' });
  expect(failed.payment).toMatchObject({ status: 'failed', error_source: 'bank' });
  await expect(client.capture(failed.payment.id, 99_900, 'INR')).rejects.toThrow(GatewayRefused);
  const { payment } = await sandbox.pay(id, { method: 'netbanking' });
  await expect(client.capture(payment.id, 99_800, 'INR')).rejects.toThrow(/must be equal to the amount/);
  await client.capture(payment.id, 99_900, 'INR');
  await expect(client.capture(payment.id, 99_900, 'INR')).rejects.toThrow(/already been captured/);
});

test('refunds: the same key answers the same refund, another body is refused, and never more than was paid', async () => {
  const { client, sandbox, names } = await start();
  const { id } = await client.createOrder(order('refund'));
  const { payment } = await sandbox.pay(id);
  await expect(client.refund(payment.id, 100, 'before-capture')).rejects.toThrow(GatewayRefused);
  await client.capture(payment.id, 99_900, 'INR');
  const first = await client.refund(payment.id, 40_000, 'refund-0001');
  expect((await client.refund(payment.id, 40_000, 'refund-0001')).id).toBe(first.id);
  await expect(client.refund(payment.id, 40_001, 'refund-0001')).rejects.toThrow(/Different request body/);
  await expect(client.refund(payment.id, 60_000, 'refund-0002')).rejects.toThrow(/greater than/);
  await client.refund(payment.id, 59_900, 'refund-0003');
  await expect(client.refund(payment.id, 100, 'refund-0004')).rejects.toThrow(/fully refunded/);
  await expect(client.refund(payment.id, 100, 'short')).rejects.toThrow(/at least 10 characters/);
  expect(await client.findPayment(payment.id)).toMatchObject({ status: 'refunded', amount_refunded: 99_900 });
  expect((await client.listRefunds(payment.id)).map(({ amount }) => amount)).toEqual([59_900, 40_000]);
  await sandbox.settle();
  expect(names().slice(3)).toEqual([
    'refund.created',
    'refund.processed',
    'refund.created',
    'refund.processed',
  ]);
});

test('a refund can wait and fail; the money is then with us again', async () => {
  const { client, sandbox, names } = await start();
  const { id } = await client.createOrder(order('failing'));
  const { payment } = await sandbox.pay(id);
  await client.capture(payment.id, 99_900, 'INR');
  sandbox.refundsAre('pending');
  const refund = await client.refund(payment.id, 99_900, 'refund-0001');
  expect(refund.status).toBe('pending');
  await sandbox.finishRefund(refund.id, 'failed');
  expect(await client.findPayment(payment.id)).toMatchObject({ status: 'captured', amount_refunded: 0 });
  expect(names().at(-1)).toBe('refund.failed');
});

test('an event is sent again with growing pauses until the site takes it, for a day at most', async () => {
  const { client, sandbox, heard, answerWith, travel } = await start();
  answerWith(500);
  const { id } = await client.createOrder(order('retry'));
  await sandbox.pay(id, { outcome: 'failure' });
  const tries = () => sandbox.sent()[0]!.tries;
  expect(tries()).toBe(1);
  await sandbox.tick();
  expect(tries()).toBe(1);
  travel(6_000);
  await sandbox.tick();
  expect(tries()).toBe(2);
  travel(6_000);
  await sandbox.tick();
  expect(tries()).toBe(2);
  travel(6_000);
  answerWith(204);
  await sandbox.tick();
  expect(heard).toHaveLength(1);
  expect(sandbox.sent()[0]).toMatchObject({ tries: 3, state: 'delivered' });

  answerWith(500);
  await sandbox.pay(id, { outcome: 'failure' });
  travel(DAY_MS);
  await sandbox.tick();
  expect(sandbox.sent()[1]).toMatchObject({ tries: 2, state: 'given_up' });
});

test('held events come in the order a test wants, doubled, forged or never', async () => {
  const { client, sandbox, heard, names } = await start();
  const { id } = await client.createOrder(order('held'));
  sandbox.hold();
  const { payment } = await sandbox.pay(id);
  await client.capture(payment.id, 99_900, 'INR');
  await sandbox.settle();
  expect(heard).toEqual([]);
  const [authorized, captured] = sandbox.sent();
  expect(await sandbox.deliver(captured!.id, { times: 3 })).toEqual([204, 204, 204]);
  expect(names()).toEqual(['payment.captured', 'payment.captured', 'payment.captured']);
  await sandbox.deliver(captured!.id, { body: captured!.raw.replace('99900', '99901') });
  expect(client.signedEvent(heard.at(-1)!.raw, heard.at(-1)!.signature)).toBe(false);
  sandbox.drop(authorized!.id);
  await sandbox.release({ order: 'reversed' });
  expect(names().slice(4)).toEqual(['order.paid']);
});

test('the gateway fails before or after its work, and the client does not know which', async () => {
  const { client, sandbox } = await start();
  sandbox.down(true, { calls: 1 });
  await expect(client.createOrder(order('down'))).rejects.toThrow(GatewayDown);
  sandbox.down('after', { only: /POST \/v1\/orders/ });
  await expect(client.createOrder(order('down'))).rejects.toThrow(GatewayDown);
  sandbox.down(false);
  const { id } = await client.createOrder(order('down'));
  const { payment } = await sandbox.pay(id);
  sandbox.down('after', { calls: 1 });
  await expect(client.capture(payment.id, 99_900, 'INR')).rejects.toThrow(GatewayDown);
  expect(await client.findPayment(payment.id)).toMatchObject({ status: 'captured' });
  sandbox.down('after', { calls: 1 });
  await expect(client.refund(payment.id, 500, 'refund-0001')).rejects.toThrow(GatewayDown);
  await client.refund(payment.id, 500, 'refund-0001');
  expect(await client.listRefunds(payment.id)).toHaveLength(1);
});

test('a late bank turns a failed payment into an authorised one, and money nobody captures goes back', async () => {
  const { client, sandbox, names, travel } = await start();
  const { id } = await client.createOrder(order('late'));
  const { payment } = await sandbox.pay(id, { outcome: 'failure' });
  await sandbox.move(payment.id, 'authorized');
  expect(names()).toEqual(['payment.failed', 'payment.authorized']);
  travel(6 * DAY_MS);
  await sandbox.tick();
  expect(await client.findPayment(payment.id)).toMatchObject({
    status: 'refunded',
    captured: false,
    amount_refunded: 99_900,
  });
  expect(names().slice(2)).toEqual(['refund.created', 'refund.processed']);
});

test('money comes twice, with another amount, or for no order', async () => {
  const { client, sandbox } = await start();
  const { id } = await client.createOrder(order('twice'));
  await sandbox.pay(id);
  await sandbox.pay(id, { amount: 100 });
  const { payment } = await sandbox.pay(null, { amount: 5_000 });
  expect((await client.listPayments(id)).map(({ amount }) => amount)).toEqual([100, 99_900]);
  expect(await client.findPayment(payment.id)).toMatchObject({ order_id: null, amount: 5_000 });
});

test('what happened is still known after a restart', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-sandbox-'));
  open.push(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'sandbox.sqlite');
  const first = await start({ file, autoWebhooks: false });
  const { id } = await first.client.createOrder(order('kept'));
  const { payment } = await first.sandbox.pay(id);
  await first.sandbox.close();
  const second = await start({ file });
  expect(await second.client.findPayment(payment.id)).toMatchObject({ status: 'authorized', order_id: id });
  expect((await second.client.createOrder(order('kept'))).id).toBe(id);
  await second.sandbox.release();
  expect(second.names()).toEqual(['payment.authorized']);
});
