import { expect, test } from 'vitest';
import { GatewayDown, GatewayRefused } from '../../src/kit/payments/gateway.ts';
import { openPaymentGateway } from '../../src/kit/payments/gateways.ts';
import { order, raw, ref, setUp, start, verify } from '../../test/setup/sandbox.ts';

setUp();

test('an order is made, paid, captured by the site, and told of by signed events', async () => {
  const { client, sandbox, received, names } = await start();
  const made = await client.createOrder(order('first'));
  expect(made).toMatchObject({ amountPaise: 99_900, currency: 'INR', session: null });

  const { payment, checkout } = await sandbox.pay(made.id);
  expect(payment.status).toBe('authorized');
  expect(sandbox.order(made.id)).toMatchObject({ status: 'attempted', attempts: 1, amount_due: 99_900 });
  expect(client.isReturnSigned(ref(payment.id, made.id), checkout.razorpay_signature)).toBe(true);
  expect(client.isReturnSigned(ref(payment.id, 'order_other'), checkout.razorpay_signature)).toBe(false);

  expect(await client.capture(ref(payment.id), 99_900, 'INR')).toMatchObject({ state: 'captured' });
  await sandbox.settle();
  expect(names()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  expect(received.map((one) => verify(client, one.raw, one.signature))).not.toContain(null);
  const flipped = Buffer.from(received[0]!.raw);
  flipped[10]! ^= 1;
  expect(verify(client, flipped, received[0]!.signature)).toBeNull();

  expect(await client.listPayments(made.id)).toMatchObject([{ id: payment.id, state: 'captured' }]);
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
  await expect(client.createOrder(order('small', 99))).rejects.toMatchObject({
    words: expect.stringMatching(/amount less than minimum/),
  });
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
  const variables = { ...sandbox.variables, RAZORPAY_KEY_SECRET: 'x' };
  const stranger = openPaymentGateway(variables, { production: false })!;
  await expect(stranger.createOrder(order('x'))).rejects.toThrow(GatewayDown);
});

test('a payment is captured once, whole, and only when it is authorised', async () => {
  const { client, sandbox } = await start();
  const { id } = await client.createOrder(order('capture'));
  const failed = await sandbox.pay(id, { outcome: 'failure', method: 'card' });
  expect(failed.payment).toMatchObject({ status: 'failed', error_source: 'bank' });
  await expect(client.capture(ref(failed.payment.id), 99_900, 'INR')).rejects.toThrow(GatewayRefused);
  const { payment } = await sandbox.pay(id, { method: 'netbanking' });
  await expect(client.capture(ref(payment.id), 99_800, 'INR')).rejects.toMatchObject({
    words: expect.stringMatching(/must be equal to the amount/),
  });
  await client.capture(ref(payment.id), 99_900, 'INR');
  await expect(client.capture(ref(payment.id), 99_900, 'INR')).rejects.toMatchObject({
    words: expect.stringMatching(/already been captured/),
  });
});

test('refunds: the same key answers the same refund, another body is refused, and never more than was paid', async () => {
  const { client, sandbox, names } = await start();
  const { id } = await client.createOrder(order('refund'));
  const { payment } = await sandbox.pay(id);
  await expect(client.refund(ref(payment.id), 100, 'before-capture')).rejects.toThrow(GatewayRefused);
  await client.capture(ref(payment.id), 99_900, 'INR');
  const first = await client.refund(ref(payment.id), 40_000, 'refund-0001');
  expect((await client.refund(ref(payment.id), 40_000, 'refund-0001')).id).toBe(first.id);
  await expect(client.refund(ref(payment.id), 40_001, 'refund-0001')).rejects.toMatchObject({
    words: expect.stringMatching(/Different request body/),
  });
  await expect(client.refund(ref(payment.id), 60_000, 'refund-0002')).rejects.toMatchObject({
    words: expect.stringMatching(/greater than/),
  });
  await client.refund(ref(payment.id), 59_900, 'refund-0003');
  await expect(client.refund(ref(payment.id), 100, 'refund-0004')).rejects.toMatchObject({
    words: expect.stringMatching(/fully refunded/),
  });
  await expect(client.refund(ref(payment.id), 100, 'short')).rejects.toMatchObject({
    words: expect.stringMatching(/at least 10 characters/),
  });
  expect(await client.findPayment(ref(payment.id))).toMatchObject({
    state: 'captured',
    refundedPaise: 99_900,
  });
  expect((await client.listRefunds(ref(payment.id))).map(({ amountPaise }) => amountPaise)).toEqual([
    59_900, 40_000,
  ]);
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
  await client.capture(ref(payment.id), 99_900, 'INR');
  sandbox.refundsAre('pending');
  const refund = await client.refund(ref(payment.id), 99_900, 'refund-0001');
  expect(refund.state).toBe('pending');
  await sandbox.finishRefund(refund.id, 'failed');
  expect(await client.findPayment(ref(payment.id))).toMatchObject({ state: 'captured', refundedPaise: 0 });
  expect(names().at(-1)).toBe('refund.failed');
});
