import type { Failing } from './outages.ts';

/**
 * A stand-in for a payment gateway: a separate HTTP server on loopback with its documented protocol. Its folder has the
 * name of the adapter, and `openSandbox` of `gateway.ts` starts it.
 */
export type GatewaySandbox = {
  /** The environment variables of a site that is paid through it. */
  variables: Record<string, string>;
  /** What happens there beside the site's calls. */
  actions: GatewayActions;
  /** Where events go from now on. */
  sendTo(url: string): void;
  /** Lets calls of the API fail. `only` is tried on "POST /v1/orders". */
  down(
    how: boolean | Failing,
    options?: { only?: RegExp; refusal?: { status: number; sentence: string } },
  ): void;
  /** Holds back every event from now on. */
  hold(): void;
  release(options?: { order?: 'given' | 'reversed' | 'shuffled' }): Promise<void>;
  drop(eventId: string): void;
  /** Sends an event again, or a forgery of it. @returns the statuses of the site's answers */
  deliver(
    eventId: string,
    how?: { times?: number; body?: string; headers?: Record<string, string> },
  ): Promise<number[]>;
  /** Every event so far, the oldest first. */
  sent(): { id: string; raw: string; state: string; headers: Record<string, string> }[];
  close(): Promise<void>;
};

/** What customers, banks and the seller do at a gateway, in the product's words. Ids are the gateway's. */
export type GatewayActions = {
  /** Pays an order as a customer would. @returns the id of the payment */
  pay(orderId: string, outcome: 'success' | 'failure' | 'pending', amountPaise?: number): Promise<string>;
  /** The bank's late answer. */
  accept(paymentId: string): Promise<unknown>;
  /** The outcome of refunds made from now on. */
  refundsAre(state: 'processed' | 'pending' | 'failed'): void;
  /** Ends the pending refunds of an order. */
  finishRefunds(orderId: string, state: 'processed' | 'failed'): Promise<void>;
  refundAtDashboard(orderId: string, paymentId: string, amountPaise: number): Promise<unknown>;
  /** Returns how much was sent back of a payment, in paise, and by how many refunds. */
  sentBack(orderId: string, paymentId: string): { paise: number; refunds: number };
  countOrders(): number;
  dispute(paymentId: string): Promise<{ id: string }>;
  endDispute(id: string, state: 'won' | 'lost'): Promise<unknown>;
  /** The call that makes an order. */
  orderCall: RegExp;
  /** The gateway's code for a request that is not valid. */
  refusalCode: string;
};
