import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bank, SandboxError } from '../checkout/serve.ts';
import type { GatewayActions, GatewaySandbox } from '../gateway.ts';
import { openOutages } from '../outages.ts';
import { openServer } from '../server.ts';
import { openStore } from '../store.ts';
import { openWebhooks } from '../webhooks.ts';
import { answerError, serveApi } from './api.ts';
import { writeEvent } from './entities.ts';
import { type Announce, type Dispute, type Ledger, openLedger, type Payment, type Refund } from './ledger.ts';

/**
 * A stand-in for Cashfree, for development and tests: a separate HTTP server on loopback with its documented protocol,
 * version 2023-08-01 (cashfree.com/docs/api-reference/payments/previous/v2023-08-01). No money moves here.
 */
export type CashfreeOptions = {
  account?: { keyId: string; keySecret: string };
  /** Origins of the pages that may open the checkout. */
  sites?: string[];
  /** Where events are sent; null: nowhere yet. */
  webhookUrl?: string | null;
  /** Where the state is kept; without it, in memory. */
  file?: string;
  clock?: () => Date;
  /** Whether payments wait to be captured, as with pre-authorisation. */
  preauthorises?: boolean;
};

export type CashfreeSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Starts the gateway. Everything but `url`, `checkoutUrl`, `account` and `close` is there for tests. */
export async function openSandbox({
  account: given,
  sites = [],
  webhookUrl = null,
  file,
  clock = () => new Date(),
  preauthorises = false,
}: CashfreeOptions = {}) {
  const store = openStore(file);
  const secret = (bytes: number) => randomBytes(bytes).toString('hex');
  const account = given ?? {
    keyId: store.readOrCreate('keyId', () => `TEST${secret(14)}`),
    keySecret: store.readOrCreate('keySecret', () => `cfsk_ma_test_${secret(16)}`),
  };
  const webhooks = openWebhooks<Parameters<Announce>[1]>(store, clock, {
    url: webhookUrl,
    automatic: true,
    dialect: {
      write: (name, about, now) => writeEvent(name, ledger.order(about.payment.orderId), about, now),
      headersOf(event) {
        const timestamp = String(clock().getTime());
        return {
          'content-type': 'application/json',
          'x-webhook-version': '2023-08-01',
          'x-webhook-attempt': String(event.tries + 1),
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': createHmac('sha256', account.keySecret)
            .update(timestamp + event.raw)
            .digest('base64'),
        };
      },
    },
  });
  const ledger: Ledger = openLedger(store, clock, webhooks.announce, preauthorises);
  const outages = openOutages();

  const { url, checkoutUrl, close, tick, settled } = await openServer({
    prefix: '/pg',
    serveApi: (http) => serveApi(http, ledger, store, account),
    answerError,
    outages,
    bank: bankOf(ledger),
    script: {
      address: '/js/v3/cashfree.js',
      text: readFileSync(path.join(import.meta.dirname, 'cashfree.js'), 'utf8'),
    },
    sites,
    store,
    clock,
    webhooks,
    catchUp: ledger.catchUp,
  });

  const apiUrl = `${url}/pg`;
  const sandbox = {
    url,
    apiUrl,
    checkoutUrl,
    account,
    variables: {
      CASHFREE_CLIENT_ID: account.keyId,
      CASHFREE_CLIENT_SECRET: account.keySecret,
      CASHFREE_API_URL: apiUrl,
      CASHFREE_CHECKOUT_URL: checkoutUrl,
    },
    close,
    tick,
    /** Where events go from now on. */
    sendTo: webhooks.sendTo,
    settle: webhooks.settle,
    /** Pays an order as a customer would. @param amount paise; that of the order without */
    pay: (
      orderId: string,
      {
        outcome = 'success',
        method = 'upi',
        amount,
      }: {
        outcome?: 'success' | 'failure' | 'pending';
        method?: 'upi' | 'card' | 'netbanking';
        amount?: number;
      } = {},
    ): Promise<Payment> =>
      settled(() => {
        const { id } = ledger.attempt(orderId, { method, amount });
        if (outcome === 'success') ledger.authorize(id);
        if (outcome === 'failure') ledger.fail(id);
        return ledger.payment(id);
      }),
    /** Sets the bank's answer for a pending payment, or that a failed one was accepted after all. */
    move: (paymentId: string, to: 'authorized' | 'failed'): Promise<Payment> =>
      settled(() => (to === 'authorized' ? ledger.authorize(paymentId) : ledger.fail(paymentId))),
    /** Refunds behind the site's back, as one can at the gateway's dashboard. @param amount paise */
    refundAtDashboard: (orderId: string, amount: number): Promise<Refund> =>
      settled(() => ledger.makeRefund(orderId, { refundId: `dashboard${secret(6)}`, amount })),
    /** The outcome of refunds created from now on. */
    refundsAre: ledger.setRefundOutcome,
    finishRefund: (id: string, status: 'SUCCESS' | 'CANCELLED'): Promise<Refund> =>
      settled(() => ledger.finishRefund(id, status)),
    dispute: (paymentId: string, { amount = null }: { amount?: number | null } = {}): Promise<Dispute> =>
      settled(() => ledger.raiseDispute(paymentId, amount)),
    moveDispute: (id: string, status: Dispute['status']): Promise<Dispute> =>
      settled(() => ledger.moveDispute(id, status)),
    order: ledger.order,
    orders: ledger.orders,
    payments: ledger.payments,
    refundsOf: ledger.refundsOf,
    down: outages.down,
    ...webhooks.controls,
  };
  const actions: GatewayActions = {
    pay: async (orderId, outcome, amount) => (await sandbox.pay(orderId, { outcome, amount })).id,
    accept: (id) => sandbox.move(id, 'authorized'),
    refundsAre: (state) => ledger.setRefundOutcome(REFUND_STATUS[state]),
    async finishRefunds(orderId, state) {
      for (const payment of ledger.payments(orderId))
        for (const { id, status } of ledger.refundsOf(payment.id))
          if (status === 'PENDING') await sandbox.finishRefund(id, REFUND_STATUS[state]);
    },
    refundAtDashboard: (orderId, _id, amount) => sandbox.refundAtDashboard(orderId, amount),
    sentBack(_orderId, id) {
      const refunds = ledger.refundsOf(id);
      const done = refunds.filter(({ status }) => status === 'SUCCESS');
      return { paise: done.reduce((sum, { amount }) => sum + amount, 0), refunds: refunds.length };
    },
    countOrders: () => ledger.orders().length,
    dispute: (id) => sandbox.dispute(id),
    endDispute: (id, state) => sandbox.moveDispute(id, state === 'won' ? 'MERCHANT_WON' : 'MERCHANT_LOST'),
    orderCall: /POST \/pg\/orders/,
    refusalCode: 'request_failed',
  };
  return { ...sandbox, actions } satisfies GatewaySandbox;
}

const REFUND_STATUS = { processed: 'SUCCESS', pending: 'PENDING', failed: 'CANCELLED' } as const;

/** What the payment page needs of the ledger: it is opened with an order's session. */
function bankOf(ledger: Ledger): Bank {
  const checkKey = (session: string) => {
    if (!ledger.orderOfSession(session)) throw new SandboxError('The payment session is not valid', 401);
  };
  return {
    checkKey,
    findOrder(session) {
      checkKey(session);
      const { id, amount, currency, status } = ledger.orderOfSession(session)!;
      return { id, amount, currency, status: status === 'PAID' ? 'paid' : 'active' };
    },
    isPaid: () => false,
    attempt: (orderId, customer) => ledger.attempt(orderId, customer).id,
    authorize: (paymentId) => void ledger.authorize(paymentId),
    fail: (paymentId) => void ledger.fail(paymentId),
    describe(paymentId) {
      const payment = ledger.payment(paymentId);
      const isPaid = payment.status === 'SUCCESS';
      return {
        id: payment.id,
        status: isPaid ? 'authorized' : payment.status === 'FAILED' ? 'failed' : 'created',
        signed: isPaid ? { paymentMessage: 'Payment finished. Check status.' } : null,
        error: payment.status === 'FAILED' ? { description: payment.message } : null,
      };
    },
  };
}
