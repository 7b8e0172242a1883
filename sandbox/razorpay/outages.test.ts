import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GatewayDown } from '../../src/kit/payments/gateway.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { open, order, ref, setUp, start } from '../../test/setup/sandbox.ts';

setUp();

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
  await expect(client.capture(ref(payment.id), 99_900, 'INR')).rejects.toThrow(GatewayDown);
  expect(await client.findPayment(ref(payment.id))).toMatchObject({ state: 'captured' });
  sandbox.down('after', { calls: 1 });
  await expect(client.refund(ref(payment.id), 500, 'refund-0001')).rejects.toThrow(GatewayDown);
  await client.refund(ref(payment.id), 500, 'refund-0001');
  expect(await client.listRefunds(ref(payment.id))).toHaveLength(1);
});

test('a late bank turns a failed payment into an authorised one, and money nobody captures goes back', async () => {
  const { client, sandbox, names, travel } = await start();
  const { id } = await client.createOrder(order('late'));
  const { payment } = await sandbox.pay(id, { outcome: 'failure' });
  await sandbox.move(payment.id, 'authorized');
  expect(names()).toEqual(['payment.failed', 'payment.authorized']);
  travel(6 * DAY_MS);
  await sandbox.tick();
  expect(await client.findPayment(ref(payment.id))).toMatchObject({
    state: 'returned',
    refundedPaise: 99_900,
  });
  expect(names().slice(2)).toEqual(['refund.created', 'refund.processed']);
});

test('money comes twice, with another amount, or for no order', async () => {
  const { client, sandbox } = await start();
  const { id } = await client.createOrder(order('twice'));
  await sandbox.pay(id);
  await sandbox.pay(id, { amount: 100 });
  const { payment } = await sandbox.pay(null, { amount: 5_000 });
  expect((await client.listPayments(id)).map(({ amountPaise }) => amountPaise)).toEqual([100, 99_900]);
  expect(await client.findPayment(ref(payment.id))).toMatchObject({ orderId: null, amountPaise: 5_000 });
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
  expect(await second.client.findPayment(ref(payment.id))).toMatchObject({
    state: 'authorized',
    orderId: id,
  });
  expect((await second.client.createOrder(order('kept'))).id).toBe(id);
  await second.sandbox.release();
  expect(second.names()).toEqual(['payment.authorized']);
});
