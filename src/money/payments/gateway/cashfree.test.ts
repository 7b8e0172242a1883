import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCashfreeSandbox } from '../../../../sandbox/cashfree/gateway.ts';
import { type CashfreeTest, openCashfreeTest } from '../../../../test/gateway.ts';
import { membershipsOf, order, ourId, planOf, stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { readConfig } from '../../../kit/app/config.ts';
import { toPaise, toRupees } from './cashfree.ts';
import { connectGateway } from './gateways.ts';

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
  const gateway = connectGateway(readConfig(env).gateway!);
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

  test('of a payment, as documented, with nulls in it', () => {
    const payment = {
      cf_payment_id: 1453002795,
      payment_status: 'SUCCESS',
      payment_amount: 1,
      payment_currency: null,
      payment_message: '00::Transaction success',
      payment_time: '2022-12-15T12:20:29+05:30',
      payment_group: 'debit_card_emi',
    };
    const data = { order: { ...of, order_tags: null }, payment, error_details: null, payment_offers: [] };
    expect(read({ type: 'PAYMENT_SUCCESS_WEBHOOK', event_time: '2022-12-15T12:20:29+05:30', data })).toEqual([
      {
        payment: {
          id: '1453002795',
          orderId: 'order_1',
          amountPaise: 100,
          currency: 'INR',
          state: 'captured',
          refundedPaise: null,
          method: 'emi',
          failure: '00::Transaction success',
        },
      },
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

test('a pre-authorised payment is captured', async () => {
  const sandbox = await openCashfreeSandbox({ preauthorises: true });
  const gateway = connectGateway({
    gateway: 'cashfree',
    ...sandbox.account,
    webhookSecret: sandbox.account.keySecret,
    apiUrl: sandbox.apiUrl,
    checkoutUrl: sandbox.checkoutUrl,
  });
  const payer = { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: '+919812345670' };
  const { id: orderId } = await gateway.createOrder({
    id: 'one',
    amountPaise: 99_990,
    currency: 'INR',
    payer,
  });
  const { id } = await sandbox.pay(orderId);
  expect(await gateway.findPayment({ id, orderId })).toMatchObject({ state: 'authorized' });
  await expect(gateway.capture({ id, orderId }, 99_980, 'INR')).rejects.toThrow(/amount/);
  expect(await gateway.capture({ id, orderId }, 99_990, 'INR')).toMatchObject({ state: 'captured' });
  await sandbox.close();
});

describe('a purchase', () => {
  let site: CashfreeTest;
  beforeAll(async () => {
    site = await openCashfreeTest();
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
