import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bank } from '../checkout/serve.ts';
import type { GatewayActions, GatewaySandbox } from '../gateway.ts';
import { openOutages } from '../outages.ts';
import { openServer } from '../server.ts';
import { openStore } from '../store.ts';
import { type Dialect, openWebhooks } from '../webhooks.ts';
import { answerError, serveApi } from './api.ts';
import { type Dispute, type Method, type Payment, type Refund, Refusal } from './entities.ts';
import type { Announce } from './ledger/findEntity.ts';
import { type Ledger, openLedger } from './ledger/ledger.ts';

/**
 * A sandbox gateway for demo, development and tests: a separate HTTP server on loopback with Razorpay's
 * documented protocol (razorpay.com/docs/api, /docs/webhooks, /docs/payments/payment-gateway/web-integration/standard).
 * The site runs the same code against both; only its configuration differs. No money moves here.
 */
export type Options = {
  /** Without one, keys are made once and kept with the state. */
  account?: Account;
  /** Origins of the pages that may open the checkout. */
  sites?: string[];
  /** Where events are sent; null: nowhere yet. */
  webhookUrl?: string | null;
  /** 0 takes any free one. */
  port?: number;
  /** Where the state is kept; without it, in memory. */
  file?: string;
  clock?: () => Date;
  /** False: events are held back until they are released. */
  autoWebhooks?: boolean;
  /** False: an account whose orders do not take `unique_receipt`, as Razorpay's reference lacks it. */
  knowsUniqueReceipt?: boolean;
};

export type Account = { keyId: string; keySecret: string; webhookSecret: string };

/** What a customer does at the bank. */
export type Pay = {
  /** pending: the bank has not answered; move() answers for it. */
  outcome?: 'success' | 'failure' | 'pending';
  method?: Method;
  /** Paise; the order's amount unless something is wrong. */
  amount?: number;
  currency?: string;
};

export type RazorpaySandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Result of the checkout, passed to the payer's browser. */
type Signed = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** Writes events and signs them as Razorpay does: HMAC-SHA256 of the raw body, in hex. */
const dialectOf = (secret: string): Dialect<Parameters<Announce>[1]> => ({
  write(name, entities, now) {
    const present = Object.entries(entities).filter(([, entity]) => entity !== undefined);
    return JSON.stringify({
      entity: 'event',
      account_id: 'acc_SandboxOfSite',
      event: name,
      contains: present.map(([kind]) => kind),
      payload: Object.fromEntries(present.map(([kind, entity]) => [kind, { entity }])),
      created_at: Math.floor(now.getTime() / 1000),
    });
  },
  headersOf: (event) => ({
    'content-type': 'application/json',
    'user-agent': 'Razorpay-Webhook/v1',
    'x-razorpay-signature': createHmac('sha256', secret).update(event.raw).digest('hex'),
    'x-razorpay-event-id': event.id,
  }),
});

/** What the payment page needs of the ledger. */
function bankOf(ledger: Ledger, keyId: string, sign: (orderId: string, paymentId: string) => Signed): Bank {
  const checkKey = (key: string) => {
    if (key !== keyId) throw new Refusal('The api key provided is invalid', { status: 401 });
  };
  return {
    checkKey,
    findOrder(key, orderId) {
      checkKey(key);
      return ledger.order(orderId);
    },
    isPaid: (orderId) => ledger.payments(orderId).some(({ status }) => status === 'authorized'),
    attempt: (orderId, customer) => ledger.attempt(orderId, customer).id,
    authorize: (paymentId) => void ledger.authorize(paymentId),
    fail: (paymentId) => void ledger.fail(paymentId),
    describe(paymentId) {
      const payment = ledger.payment(paymentId);
      return {
        id: payment.id,
        status: payment.status,
        signed:
          payment.order_id && ['authorized', 'captured'].includes(payment.status)
            ? sign(payment.order_id, payment.id)
            : null,
        error: payment.error_code && {
          code: payment.error_code,
          description: payment.error_description,
          source: payment.error_source,
          step: payment.error_step,
          reason: payment.error_reason,
          metadata: { order_id: payment.order_id, payment_id: payment.id },
        },
      };
    },
  };
}

/** Starts the gateway. Everything but `url`, `checkoutUrl` and `close` is there for tests. */
export async function openSandbox({
  account: given,
  sites = [],
  webhookUrl = null,
  port = 0,
  file,
  clock = () => new Date(),
  autoWebhooks = true,
  knowsUniqueReceipt = true,
}: Options) {
  const store = openStore(file);
  const account = given ?? {
    keyId: store.readOrCreate('keyId', () => `rzp_test_${secret(7)}`),
    keySecret: store.readOrCreate('keySecret', () => secret(16)),
    webhookSecret: store.readOrCreate('webhookSecret', () => secret(16)),
  };
  const webhooks = openWebhooks(store, clock, {
    url: webhookUrl,
    automatic: autoWebhooks,
    dialect: dialectOf(account.webhookSecret),
  });
  const ledger = openLedger(store, clock, webhooks.announce);

  const outages = openOutages();
  const sign = (orderId: string, paymentId: string): Signed => ({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', account.keySecret)
      .update(`${orderId}|${paymentId}`)
      .digest('hex'),
  });

  const { url, checkoutUrl, close, tick, settled } = await openServer({
    port,
    prefix: '/v1',
    serveApi: (http) => serveApi(http, ledger, account, knowsUniqueReceipt),
    answerError,
    outages,
    bank: bankOf(ledger, account.keyId, sign),
    script: {
      address: '/v1/checkout.js',
      text: readFileSync(path.join(import.meta.dirname, 'checkout.js'), 'utf8'),
    },
    sites,
    store,
    clock,
    webhooks,
    catchUp: ledger.catchUp,
  });

  const sandbox = {
    url,
    checkoutUrl,
    account,
    variables: {
      RAZORPAY_KEY_ID: account.keyId,
      RAZORPAY_KEY_SECRET: account.keySecret,
      RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: checkoutUrl,
    },
    close,
    tick,

    /** Where events go from now on. */
    sendTo: webhooks.sendTo,
    /** Resolves once every event that is due has been tried, including events that the answers caused. */
    settle: webhooks.settle,

    /**
     * Pays an order as a customer would, and waits for the events to have been tried (unless they are held).
     * An order can be paid again: that is how money comes twice. Null: a payment that belongs to no order.
     */
    async pay(
      orderId: string | null,
      { outcome = 'success', method = 'upi', amount, currency }: Pay = {},
    ): Promise<{ payment: Payment; checkout: Signed }> {
      const { id } = await settled(() => {
        const begun = ledger.attempt(orderId, { method, amount, currency });
        if (outcome === 'success') ledger.authorize(begun.id);
        if (outcome === 'failure') ledger.fail(begun.id);
        return begun;
      });
      return { payment: ledger.payment(id), checkout: sign(orderId ?? '', id) };
    },
    /** Sets the bank's answer for a pending payment, or (authorised) for a failed one. */
    async move(paymentId: string, to: 'authorized' | 'failed'): Promise<Payment> {
      await settled(() => (to === 'authorized' ? ledger.authorize(paymentId) : ledger.fail(paymentId)));
      return ledger.payment(paymentId);
    },
    /** Captures or refunds behind the site's back, as one can at the gateway's dashboard. */
    dashboard: (does: { capture: string } | { refund: string; amount?: number }): Promise<Payment | Refund> =>
      settled(() => {
        if ('refund' in does) return ledger.makeRefund(does.refund, does.amount ?? null, {});
        const { amount, currency } = ledger.payment(does.capture);
        return ledger.capture(does.capture, amount, currency);
      }),
    /** The outcome of refunds created from now on. */
    refundsAre: ledger.setRefundOutcome,
    /** Settles a pending refund, as the bank does. */
    finishRefund: (refundId: string, status: 'processed' | 'failed'): Promise<Refund> =>
      settled(() => ledger.finishRefund(refundId, status)),
    /** The customer's bank asks for the money of a payment back. @param amount paise; all of it without */
    dispute: (paymentId: string, { amount = null }: { amount?: number | null } = {}): Promise<Dispute> =>
      settled(() => ledger.raiseDispute(paymentId, amount)),
    /** Moves a dispute on, as the bank or the seller's answer does. */
    moveDispute: (id: string, status: Dispute['status']): Promise<Dispute> =>
      settled(() => ledger.moveDispute(id, status)),
    order: ledger.order,
    payment: ledger.payment,
    /** Every order, the newest first. */
    orders: ledger.everyOrder,
    /** Every payment, the newest first. */
    payments: ledger.everyPayment,
    /** Every refund, the newest first. */
    refunds: ledger.everyRefund,
    sign,

    down: outages.down,
    ...webhooks.controls,
  };
  const actions: GatewayActions = {
    pay: async (orderId, outcome, amount) => (await sandbox.pay(orderId, { outcome, amount })).payment.id,
    accept: (id) => sandbox.move(id, 'authorized'),
    refundsAre: ledger.setRefundOutcome,
    async finishRefunds(_orderId, state) {
      for (const { id, status } of ledger.everyRefund())
        if (status === 'pending') await sandbox.finishRefund(id, state);
    },
    refundAtDashboard: (_orderId, id, amount) => sandbox.dashboard({ refund: id, amount }),
    sentBack: (_orderId, id) => ({
      paise: ledger.payment(id).amount_refunded,
      refunds: ledger.everyRefund().filter((one) => one.payment_id === id).length,
    }),
    countOrders: () => ledger.everyOrder().length,
    dispute: (id) => sandbox.dispute(id),
    endDispute: (id, state) => sandbox.moveDispute(id, state),
    orderCall: /POST \/v1\/orders/,
    refusalCode: 'BAD_REQUEST_ERROR',
  };
  return { ...sandbox, actions } satisfies GatewaySandbox;
}

const secret = (bytes: number) => randomBytes(bytes).toString('hex');
