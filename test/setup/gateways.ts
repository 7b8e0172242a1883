import type { Dispute as CashfreeDispute } from '../../sandbox/cashfree/ledger.ts';
import type { Failing } from '../../sandbox/outages.ts';
import type { GatewayName } from '../../src/kit/app/gateways/gatewayAccount.ts';
import type { Test } from '../app.ts';
import { openCashfreeTest, openPaymentTest } from '../gateway.ts';

/** What the contract of gateways has a stand-in do, in the product's words. */
export type StandIn = {
  site: Test;
  /** Secrets that no log may have. */
  secrets: string[];
  /** Pays an order as a customer would. @returns the gateway's id of the payment */
  pay(orderId: string, outcome: 'success' | 'failure' | 'pending', amountPaise?: number): Promise<string>;
  /** The bank's late answer. */
  accept(paymentId: string): Promise<unknown>;
  refundsAre(state: 'processed' | 'pending' | 'failed'): void;
  finishRefunds(orderId: string, state: 'processed' | 'failed'): Promise<void>;
  refundAtDashboard(orderId: string, paymentId: string, amountPaise: number): Promise<unknown>;
  /** Returns how much the gateway has sent back of a payment, in paise, and by how many refunds. */
  sentBack(orderId: string, paymentId: string): { paise: number; refunds: number };
  orders(): number;
  dispute(paymentId: string): Promise<{ id: string }>;
  endDispute(id: string, state: 'won' | 'lost'): Promise<unknown>;
  down(how: false | Failing, only?: RegExp): void;
  /** Refuses every call with a sentence of its own. */
  refuse(status: number, sentence: string): void;
  /** The call that makes an order. */
  orderCall: RegExp;
  /** Headers of a forged event. */
  forgedHeaders: Record<string, string>;
  events: {
    hold(): void;
    release(options?: { order?: 'given' | 'reversed' | 'shuffled' }): Promise<void>;
    drop(id: string): void;
    deliver(
      id: string,
      how?: { times?: number; body?: string; headers?: Record<string, string> },
    ): Promise<number[]>;
    sent(): { id: string; raw: string; state: string }[];
  };
};

/** Each gateway with its stand-in; another gateway is another line. */
export const standIns: Record<GatewayName, () => Promise<StandIn>> = {
  async razorpay() {
    const site = await openPaymentTest();
    const { gateway } = site;
    return {
      site,
      secrets: [gateway.account.keySecret, gateway.account.webhookSecret],
      pay: async (orderId, outcome, amount) => (await gateway.pay(orderId, { outcome, amount })).payment.id,
      accept: (id) => gateway.move(id, 'authorized'),
      refundsAre: gateway.refundsAre,
      async finishRefunds(_orderId, state) {
        for (const { id, status } of gateway.refunds())
          if (status === 'pending') await gateway.finishRefund(id, state);
      },
      refundAtDashboard: (_orderId, id, amount) => gateway.dashboard({ refund: id, amount }),
      sentBack: (_orderId, id) => ({
        paise: gateway.payment(id).amount_refunded,
        refunds: gateway.refunds().filter((one) => one.payment_id === id).length,
      }),
      orders: () => gateway.orders().length,
      dispute: (id) => gateway.dispute(id),
      endDispute: (id, state) => gateway.moveDispute(id, state),
      down: (how, only) => gateway.down(how, { only }),
      refuse: (status, sentence) => gateway.down('refuses', { refusal: { status, sentence } }),
      orderCall: /POST \/v1\/orders/,
      forgedHeaders: { 'x-razorpay-signature': 'f'.repeat(64) },
      events: gateway,
    };
  },
  async cashfree() {
    const site = await openCashfreeTest();
    const { gateway } = site;
    const states = { processed: 'SUCCESS', pending: 'PENDING', failed: 'CANCELLED' } as const;
    const decisions = { won: 'MERCHANT_WON', lost: 'MERCHANT_LOST' } satisfies Record<
      string,
      CashfreeDispute['status']
    >;
    return {
      site,
      secrets: [gateway.account.keySecret],
      pay: async (orderId, outcome, amount) => (await gateway.pay(orderId, { outcome, amount })).id,
      accept: (id) => gateway.move(id, 'authorized'),
      refundsAre: (state) => gateway.refundsAre(states[state]),
      async finishRefunds(orderId, state) {
        for (const payment of gateway.payments(orderId))
          for (const { id, status } of gateway.refundsOf(payment.id))
            if (status === 'PENDING')
              await gateway.finishRefund(id, state === 'failed' ? 'CANCELLED' : 'SUCCESS');
      },
      refundAtDashboard: (orderId, _id, amount) => gateway.refundAtDashboard(orderId, amount),
      sentBack(_orderId, id) {
        const refunds = gateway.refundsOf(id);
        const done = refunds.filter(({ status }) => status === 'SUCCESS');
        return { paise: done.reduce((sum, { amount }) => sum + amount, 0), refunds: refunds.length };
      },
      orders: () => gateway.orders().length,
      dispute: (id) => gateway.dispute(id),
      endDispute: (id, state) => gateway.moveDispute(id, decisions[state]),
      down: (how, only) => gateway.down(how, { only }),
      refuse: (status, sentence) => gateway.down('refuses', { refusal: { status, sentence } }),
      orderCall: /POST \/pg\/orders/,
      forgedHeaders: { 'x-webhook-signature': Buffer.alloc(32).toString('base64') },
      events: gateway,
    };
  },
};
