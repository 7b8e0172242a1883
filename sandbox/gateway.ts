import { createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { answerError, type Failing, type Failure, serveApi } from './api.ts';
import { type Dispute, type Method, type Payment, type Refund, Refusal } from './entities.ts';
import { openLedger } from './ledger/ledger.ts';
import { type Signed, servePages } from './pages.ts';
import { type Event, openStore } from './store.ts';
import { openWebhooks } from './webhooks.ts';

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

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

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
    keyId: store.kept('keyId', () => `rzp_test_${secret(7)}`),
    keySecret: store.kept('keySecret', () => secret(16)),
    webhookSecret: store.kept('webhookSecret', () => secret(16)),
  };
  const webhooks = openWebhooks(store, clock, {
    secret: account.webhookSecret,
    accountId: 'acc_SandboxOfSite',
    url: webhookUrl,
    automatic: autoWebhooks,
  });
  const ledger = openLedger(store, clock, webhooks.announce);

  let failing: (Failure & { calls: number; only: RegExp }) | null = null;
  const failingAt = (call: string): Failure | null => {
    if (!failing || failing.calls === 0 || !failing.only.test(call)) return null;
    failing.calls--;
    return failing;
  };

  const sign = (orderId: string, paymentId: string): Signed => ({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', account.keySecret)
      .update(`${orderId}|${paymentId}`)
      .digest('hex'),
  });

  let url = '';
  const http = Fastify({ forceCloseConnections: true });
  http.setErrorHandler(answerError);
  // Requests to another host name that points to this machine are refused.
  http.addHook('onRequest', async (request) => {
    if (`http://${request.host}` !== url) throw new Refusal('Access denied', { status: 403 });
  });
  servePages(http, { ledger, store, clock, keyId: account.keyId, sites, address: () => url, sign });
  await http.register(async (v1) => serveApi(v1, ledger, account, failingAt, knowsUniqueReceipt), {
    prefix: '/v1',
  });
  await http.listen({ port, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;

  const tick = () => {
    ledger.catchUp();
    webhooks.wake();
  };
  const timer = setInterval(tick, 1000);
  timer.unref();

  let closed: Promise<void> | undefined;
  async function close() {
    clearInterval(timer);
    await webhooks.close();
    await http.close();
    store.close();
  }

  const eventOf = (id: string): Event => {
    const found = store.findEvent(id);
    if (!found) throw new Error(`There is no event ${id}.`);
    return found;
  };
  const heldEvents = () => store.events().filter(({ state }) => state === 'held');

  return {
    url,
    checkoutUrl: `${url}/v1/checkout.js`,
    account,
    close: () => (closed ??= close()),

    /** Where events go from now on. */
    sendTo: webhooks.sendTo,
    /** Resolves once every event that is due has been tried, those that its answers caused included. */
    settle: webhooks.settle,
    /** Does what the clock made due: late banks, retried events, refunds of what was never captured. */
    async tick() {
      tick();
      await webhooks.settle();
    },

    /**
     * Pays an order as a customer would, and waits for the events to have been tried (unless they are held).
     * An order can be paid again: that is how money comes twice. Null: a payment that belongs to no order.
     */
    async pay(
      orderId: string | null,
      { outcome = 'success', method = 'upi', amount, currency }: Pay = {},
    ): Promise<{ payment: Payment; checkout: Signed }> {
      const { id } = ledger.attempt(orderId, { method, amount, currency });
      if (outcome === 'success') ledger.authorize(id);
      if (outcome === 'failure') ledger.fail(id);
      await webhooks.settle();
      return { payment: ledger.payment(id), checkout: sign(orderId ?? '', id) };
    },
    /** Sets the bank's answer for a pending payment, or (authorised) for a failed one. */
    async move(paymentId: string, to: 'authorized' | 'failed'): Promise<Payment> {
      if (to === 'authorized') ledger.authorize(paymentId);
      else ledger.fail(paymentId);
      await webhooks.settle();
      return ledger.payment(paymentId);
    },
    /** Captures or refunds behind the site's back, as one can at the gateway's dashboard. */
    async dashboard(
      does: { capture: string } | { refund: string; amount?: number },
    ): Promise<Payment | Refund> {
      const done =
        'capture' in does
          ? ledger.capture(
              does.capture,
              ledger.payment(does.capture).amount,
              ledger.payment(does.capture).currency,
            )
          : ledger.makeRefund(does.refund, does.amount ?? null, {});
      await webhooks.settle();
      return done;
    },
    /** The outcome of refunds created from now on. */
    refundsAre: ledger.setRefundOutcome,
    /** Settles a pending refund, as the bank does. */
    async finishRefund(refundId: string, status: 'processed' | 'failed'): Promise<Refund> {
      const done = ledger.finishRefund(refundId, status);
      await webhooks.settle();
      return done;
    },
    /** The customer's bank asks for the money of a payment back. @param amount paise; all of it without */
    async dispute(paymentId: string, { amount = null }: { amount?: number | null } = {}): Promise<Dispute> {
      const made = ledger.raiseDispute(paymentId, amount);
      await webhooks.settle();
      return made;
    },
    /** Moves a dispute on, as the bank or the seller's answer does. */
    async moveDispute(id: string, status: Dispute['status']): Promise<Dispute> {
      const moved = ledger.moveDispute(id, status);
      await webhooks.settle();
      return moved;
    },
    order: ledger.order,
    payment: ledger.payment,
    /** Every order, the newest first. */
    orders: ledger.everyOrder,
    /** Every payment, the newest first. */
    payments: ledger.everyPayment,
    /** Every refund, the newest first. */
    refunds: ledger.everyRefund,
    sign,

    /**
     * Lets calls of the API fail: true or 'before' answers 503 and does nothing, 'after' does the work and loses the
     * answer, 'timeouts' never answers. `only` is tried on "POST /v1/orders"; `calls` counts down; `meanwhile` happens
     * at that moment, before or after the work.
     */
    down(
      how: boolean | Failing,
      {
        only = /./,
        calls = Number.POSITIVE_INFINITY,
        meanwhile,
      }: { only?: RegExp; calls?: number; meanwhile?: () => void } = {},
    ) {
      failing = how === false ? null : { how: how === true ? 'before' : how, calls, only, meanwhile };
    },

    /** Holds back every event from now on. */
    hold: () => webhooks.hold(true),
    /** Sends the held events one after the other, and stops holding events. @param random 0 to below 1 */
    async release({
      order = 'given',
      random = Math.random,
    }: {
      order?: 'given' | 'reversed' | 'shuffled';
      random?: () => number;
    } = {}): Promise<void> {
      const events = heldEvents();
      webhooks.hold(false);
      if (order === 'reversed') events.reverse();
      if (order === 'shuffled') shuffle(events, random);
      for (const event of events) await webhooks.send(event);
      await webhooks.settle();
    },
    /** Every event so far, the oldest first, with the bytes and headers it is sent with. */
    sent: () => store.events().map((event) => ({ ...event, headers: webhooks.headersOf(event) })),
    /**
     * Sends an event (again), held or not, some times at once; a body or headers of one's own make it a forgery.
     * Answers the statuses of the site's answers; 0 where there was none.
     */
    async deliver(
      eventId: string,
      {
        times = 1,
        body,
        headers,
      }: {
        times?: number;
        body?: string | Uint8Array<ArrayBuffer>;
        headers?: Record<string, string>;
      } = {},
    ): Promise<number[]> {
      const event = eventOf(eventId);
      const forged = body !== undefined || headers !== undefined;
      return Promise.all(
        Array.from({ length: times }, () =>
          forged
            ? webhooks.post(body ?? event.raw, { ...webhooks.headersOf(event), ...headers })
            : webhooks.send(event),
        ),
      );
    },
    /** An event that never arrives. */
    drop(eventId: string) {
      store.markEvent({ ...eventOf(eventId), state: 'dropped' });
    },
  };
}

const secret = (bytes: number) => randomBytes(bytes).toString('hex');

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
