import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CashfreeSandbox, openSandbox } from '../../../sandbox/cashfree/gateway.ts';
import { type GatewayTest, openGatewayTest } from '../../../test/gateway.ts';
import { membershipsOf, order, ourId, planOf, reconcileAfter, stateOf } from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';
import { CHECKED_FOR_MS, ORDER_CLOSES_MS } from '../../money/payments/shared/rules.ts';
import { readConfig } from '../app/config.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/time/durations.ts';
import { toPaise, toRupees } from './cashfree.ts';
import { openPaymentGateway } from './gateways.ts';

describe('amounts', () => {
  test.each([
    [2999, 299_900],
    [0.1, 10],
    [1.15, 115],
    ['170.00', 17_000],
    [99_999_999.99, 9_999_999_999],
    [0, 0],
  ])('%s rupees are %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  test.each([-1, 0.005, 1e21, '1,000', 'ten', '', Number.NaN])('%s is no amount', (rupees) => {
    expect(toPaise(rupees)).toBeNull();
  });

  test('every number of paise is the same after it was written in rupees and read again', () => {
    for (let paise = 0; paise < 2_000_000; paise += 7) {
      const sent = JSON.parse(JSON.stringify({ amount: toRupees(paise) })).amount;
      if (toPaise(sent) !== paise) expect([paise, sent]).toBeNull();
    }
  });
});

describe('an event', () => {
  const env = { CASHFREE_CLIENT_ID: 'TEST1', CASHFREE_CLIENT_SECRET: 'the secret' };
  const gateway = readConfig(env).gateway!;
  const read = (event: object) => gateway.readEvent(Buffer.from(JSON.stringify(event)));
  const of = { order_id: 'order_1', order_amount: 2, order_currency: 'INR' };

  test('is signed over its time and its bytes, in base64', () => {
    const body = Buffer.from('{"type":"WEBHOOK","data":{"amount":170.00}}');
    const sign = (text: string) => createHmac('sha256', 'the secret').update(text).digest('base64');
    const headers = (signature: string) => ({
      'x-webhook-signature': signature,
      'x-webhook-timestamp': '1746427759733',
    });
    expect(gateway.verifyEvent(body, headers(sign(`1746427759733${body}`)))).toMatch(/^[0-9a-f]{64}$/);
    expect(gateway.verifyEvent(body, headers(sign(`1746427759734${body}`)))).toBeNull();
    expect(gateway.verifyEvent(body, headers(sign(body.toString())))).toBeNull();
    expect(gateway.verifyEvent(body, {})).toBeNull();
  });

  test.each([
    [true, 'captured'],
    [false, 'authorized'],
  ])('of a payment, with nulls in it, captured or not: %s', (is_captured, state) => {
    const payment = {
      cf_payment_id: 1453002795,
      payment_status: 'SUCCESS',
      payment_amount: 1,
      payment_currency: null,
      payment_message: '00::Transaction success',
      payment_time: '2022-12-15T12:20:29+05:30',
      payment_group: 'debit_card_emi',
      is_captured,
    };
    const data = { order: { ...of, order_tags: null }, payment, error_details: null, payment_offers: [] };
    expect(read({ type: 'PAYMENT_SUCCESS_WEBHOOK', event_time: '2022-12-15T12:20:29+05:30', data })).toEqual([
      {
        payment: {
          id: '1453002795',
          orderId: 'order_1',
          amountPaise: 100,
          currency: 'INR',
          state,
          refundedPaise: null,
          method: 'emi',
          failure: null,
        },
      },
    ]);
  });

  test('of a success, as documented, which does not say whether it is captured', () => {
    const payment = { cf_payment_id: '1453002795', payment_status: 'SUCCESS', payment_amount: 1 };
    const data = { order: of, payment: { ...payment, auth_id: null, payment_group: 'upi' } };
    expect(read({ type: 'PAYMENT_SUCCESS_WEBHOOK', data })).toEqual([
      { unclear: { id: '1453002795', orderId: 'order_1' } },
    ]);
  });

  test('of a failure has its reason', () => {
    const payment = { cf_payment_id: '1', payment_status: 'FAILED', payment_amount: 1 };
    const data = { order: of, payment, error_details: { error_description: 'The bank rejected it' } };
    expect(read({ type: 'PAYMENT_FAILED_WEBHOOK', data })).toMatchObject([
      { payment: { state: 'failed', failure: 'The bank rejected it' } },
    ]);
  });

  test('of a refund that was made at the dashboard', () => {
    const refund = {
      cf_refund_id: 11325632,
      cf_payment_id: 789727431,
      refund_id: 'refund_sampleorder0413',
      order_id: 'sampleorder0413',
      refund_amount: 2.0,
      refund_currency: 'INR',
      refund_status: 'ONHOLD',
    };
    expect(read({ type: 'REFUND_STATUS_WEBHOOK', data: { refund } })).toMatchObject([
      {
        refund: {
          id: '11325632',
          payment: { id: '789727431' },
          amountPaise: 200,
          state: 'pending',
          key: null,
        },
      },
    ]);
  });

  test.each([
    ['DISPUTE_CREATED', 'open'],
    ['CHARGEBACK_INSUFFICIENT_EVIDENCE', 'open'],
    ['CHARGEBACK_DOCS_RECEIVED', 'under_review'],
    ['PRE_ARBITRATION_UNDER_REVIEW', 'under_review'],
    ['RETRIEVAL_MERCHANT_LOST', 'under_review'],
    ['ARBITRATION_MERCHANT_WON', 'won'],
    ['CHARGEBACK_MERCHANT_LOST', 'lost'],
    ['DISPUTE_MERCHANT_ACCEPTED', 'lost'],
  ])('of a dispute that is %s: %s', (dispute_status, state) => {
    const dispute = {
      dispute_id: '433475258',
      dispute_type: 'DISPUTE',
      reason_description: 'Duplicate Processing',
      dispute_amount: 3,
      updated_at: '2023-06-15T21:49:48+05:30',
      respond_by: '2023-06-18T23:59:59+05:30',
      dispute_status,
    };
    const order_details = { ...of, cf_payment_id: '789727431', payment_amount: 3 };
    expect(read({ type: 'DISPUTE_UPDATED', data: { dispute, order_details } })).toEqual([
      {
        dispute: {
          id: '433475258',
          payment: { id: '789727431', orderId: 'order_1' },
          amountPaise: 300,
          deductedPaise: null,
          state,
          phase: 'dispute',
          reason: 'Duplicate Processing',
          respondBy: new Date('2023-06-18T18:29:59Z'),
        },
        reportedAt: new Date('2023-06-15T16:19:48Z'),
      },
    ]);
  });

  test('of no concern reports nothing', () => {
    expect(read({ type: 'WEBHOOK', data: { test_object: { test_key: 'test_value' } } })).toEqual([]);
    expect(read({ type: 'SETTLEMENT_SUCCESS', data: {} })).toEqual([]);
  });
});

/** The client of a stand-in. */
const connectTo = ({ variables }: CashfreeSandbox) => openPaymentGateway(variables, { production: false })!;
const payer = { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: '+919812345670' };
const inAnHour = () => new Date(Date.now() + HOUR_MS);

describe('a payer', () => {
  let sandbox: CashfreeSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  const long = `${'n'.repeat(100)}@humsafar.example`;
  test.each([
    ['an Indian number', {}, { customer_phone: '9812345670', customer_name: 'Nandini' }],
    ['a number of another country', { phone: '+14155550123' }, { customer_phone: '9999999999' }],
    ['no number', { phone: null }, { customer_phone: '9999999999' }],
    ['a name of 2 characters', { name: 'Om' }, { customer_name: undefined }],
    ['a name of 100 characters', { name: 'n'.repeat(100) }, { customer_name: 'n'.repeat(100) }],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, { customer_name: undefined }],
    ['a long email address', { email: long }, { customer_email: undefined }],
  ])('with %s can pay', async (_what, changed, customer) => {
    const wish = { amountPaise: 99_990, currency: 'INR', closesAt: inAnHour() };
    const id = crypto.randomUUID();
    await connectTo(sandbox).createOrder({ ...wish, id, payer: { ...payer, ...changed } });
    expect(sandbox.order(id).customer).toMatchObject({ customer_id: 'account1' });
    for (const [field, value] of Object.entries(customer))
      expect(sandbox.order(id).customer[field]).toBe(value);
  });

  test.each([
    ['customer_phone', '+919812345670'],
    ['customer_name', 'Om'],
    ['customer_name', 'n'.repeat(101)],
    ['customer_email', long],
  ])('whose %s is %s is refused there', async (field, value) => {
    const { keyId, keySecret } = sandbox.account;
    const answer = await fetch(`${sandbox.apiUrl}/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': keyId,
        'x-client-secret': keySecret,
        'x-api-version': '2023-08-01',
      },
      body: JSON.stringify({
        order_id: crypto.randomUUID(),
        order_amount: 10,
        order_currency: 'INR',
        customer_details: { customer_id: 'account1', customer_phone: '9812345670', [field]: value },
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: `customer_details.${field}_invalid` });
  });
});

test('a pre-authorised payment is captured', async () => {
  const sandbox = await openSandbox({ preauthorises: true });
  const gateway = connectTo(sandbox);
  const { id: orderId } = await gateway.createOrder({
    id: 'one',
    amountPaise: 99_990,
    currency: 'INR',
    payer,
    closesAt: inAnHour(),
  });
  const { id } = await sandbox.pay(orderId);
  expect(await gateway.findPayment({ id, orderId })).toMatchObject({ state: 'authorized' });
  await expect(gateway.capture({ id, orderId }, 99_980, 'INR')).rejects.toThrow(/amount/);
  expect(await gateway.capture({ id, orderId }, 99_990, 'INR')).toMatchObject({ state: 'captured' });
  await sandbox.close();
});

test('a pre-authorised payment starts the plan once it is captured, not with its event', async () => {
  const site = await openGatewayTest((options) => openSandbox({ preauthorises: true, ...options }));
  const her = await addMember(site);
  const made = await order(her.browser);
  site.gateway.down('before', { only: /authorization/ });
  await site.gateway.pay(made.gatewayOrder);
  expect(site.gateway.sent().at(-1)!.raw).not.toContain('is_captured');
  await site.workOff();
  expect(await stateOf(her.browser, made.id)).toMatchObject({ state: 'authorized', invoices: [] });
  expect(await planOf(her.browser)).toBeNull();
  site.gateway.down(false);
  await reconcileAfter(site, 10);
  expect(await stateOf(her.browser, made.id)).toMatchObject({ state: 'captured' });
  expect(await planOf(her.browser)).toBe('Gold');
  await site.close();
});

describe('a purchase', () => {
  let site: GatewayTest<CashfreeSandbox>;
  beforeAll(async () => {
    site = await openGatewayTest(openSandbox);
  });
  afterAll(() => site.close());

  test('from the order to the refund, paid at the stand-in page', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    const { checkout } = made.body;
    expect(checkout).toMatchObject({
      gateway: 'cashfree',
      scriptUrl: site.gateway.checkoutUrl,
      gatewayOrderId: made.id,
      session: expect.stringMatching(/^session_/),
      test: true,
      amountPaise: 299_900,
    });
    // A reload opens the same checkout.
    expect((await her.browser.get(`/api/orders/${made.id}`)).body.checkout).toEqual(checkout);

    const paid = await fetch(`${site.gateway.url}/checkout/payments`, {
      method: 'POST',
      headers: { origin: site.gateway.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        key: checkout.session,
        order_id: checkout.session,
        method: 'card',
        outcome: 'success',
      }),
    });
    expect(await paid.json()).toMatchObject({ status: 'authorized' });
    await site.gateway.settle();
    await site.workOff();
    const state = await stateOf(her.browser, made.id);
    expect(state).toMatchObject({
      state: 'captured',
      payments: [{ method: 'card', state: 'captured' }],
      invoices: [{ kind: 'invoice', totalPaise: 299_900 }],
    });
    expect(await planOf(her.browser)).toBe('Gold');
    expect(await membershipsOf(site, made.id)).toHaveLength(1);

    const admin = await site.as('admin');
    const ours = await ourId(site, state.payments[0].id);
    await admin.put(`/api/staff/payments/${ours}/refunds/${crypto.randomUUID()}`, {
      amountPaise: 299_900,
      reason: 'Asked for within seven days',
    });
    await site.workOff();
    await site.workOff();
    expect(await stateOf(her.browser, made.id)).toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed', amountPaise: 299_900 }],
      invoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    });
    expect(await planOf(her.browser)).toBeNull();
  });

  test('an order takes no attempt to pay after an hour, long before it is reconciled for the last time', async () => {
    expect(ORDER_CLOSES_MS).toBeLessThan(CHECKED_FOR_MS - 2 * DAY_MS);
    const her = await addMember(site);
    const made = await order(her.browser);
    const { createdAt, expiresAt } = site.gateway.order(made.gatewayOrder);
    expect(Math.abs(expiresAt - createdAt - ORDER_CLOSES_MS)).toBeLessThan(MINUTE_MS);
    site.travel(61 / (24 * 60));
    await expect(site.gateway.pay(made.gatewayOrder)).rejects.toThrow('order is no longer active');
  });

  test('an order that the gateway gets in the last minute in which it is open can be paid', async () => {
    const her = await addMember(site);
    site.gateway.down('before');
    expect((await order(her.browser)).status).toBe(503);
    site.gateway.down(false);
    site.travel(29 / (24 * 60));
    const made = await order(her.browser);
    expect(made.status).toBe(200);
    await site.gateway.pay(made.gatewayOrder);
    await site.workOff();
    expect((await stateOf(her.browser, made.id)).state).toBe('captured');
  });

  test('an order of the gateway before is made again, and is not looked up there', async () => {
    const her = await addMember(site);
    const made = await order(her.browser);
    await site.app.db
      .updateTable('orders')
      .set({ gateway: 'razorpay', gateway_order_id: `order_${made.id}`, gateway_session: null })
      .where('id', '=', made.id)
      .execute();
    expect((await her.browser.get(`/api/orders/${made.id}`)).body.checkout).toBeNull();
    expect((await her.browser.put(`/api/orders/${made.id}/check`)).body.state).toBe('created');
    const again = await order(her.browser);
    expect(again.id).not.toBe(made.id);
    expect(again.body.checkout.gatewayOrderId).toBe(again.id);
  });
});
