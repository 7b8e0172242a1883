import type { GatewayName } from '../../../kit/app/gateways/gatewayAccount.ts';
import type { DisputeState } from '../shared/rules.ts';

/**
 * A payment gateway in the product's words. Money is in paise. Each call returns or throws within some seconds: GatewayDown
 * when the outcome is unknown and the call may be repeated, GatewayRefused when the gateway says no. Adapters are in
 * `gateways.ts`; the contract that each of them keeps is `contract.test.ts`.
 */
export type Gateway = {
  name: GatewayName;
  /** Needed by the browser to open the checkout, besides the order. */
  checkout: GatewayCheckout;
  /** Sources of other sites that the checkout's page may load, by directive of its content security policy. */
  pageSources: Record<string, string>;
  /** Creates an order. Repeating the call with the same id returns the same order. */
  createOrder(order: NewOrder): Promise<GatewayOrder>;
  /** Returns the payments of an order. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /**
   * Returns a page of all payments between two instants, at most GATEWAY_PAGE_SIZE, newest first; null at a gateway that
   * lists payments of one order only.
   */
  listAllPayments: ((from: Date, to: Date, skip: number) => Promise<GatewayPayment[]>) | null;
  findPayment(payment: PaymentRef): Promise<GatewayPayment>;
  /** Captures an authorized payment. */
  capture(payment: PaymentRef, amountPaise: number, currency: string): Promise<GatewayPayment>;
  /** Refunds money. Repeating the call with the same key returns the same refund. @param key our id of the refund, a UUID */
  refund(payment: PaymentRef, amountPaise: number, key: string): Promise<GatewayRefund>;
  /** Returns the refunds of a payment. */
  listRefunds(payment: PaymentRef): Promise<GatewayRefund[]>;
  findDispute(id: string): Promise<GatewayDispute>;
  /**
   * Returns whether the browser's message that a payment of an order was made is signed by the gateway. False at a gateway
   * that signs none: the order is then checked at the gateway.
   */
  isReturnSigned(payment: PaymentRef, signature: string): boolean;
  /** Returns the id of a webhook event, under which it is stored once; null when the gateway has not signed it. */
  verifyEvent(body: Buffer, headers: Headers): string | null;
  /** Reads a verified event: what it reports, nothing for an event of no concern. Null when it cannot be read. */
  readEvent(body: Buffer): GatewayReport[] | null;
  /** Returns the gateway's name of an event, as far as it can be read; null where it cannot. */
  nameEvent(body: Buffer): string | null;
};

/** The most that a gateway returns of a list. */
export const GATEWAY_PAGE_SIZE = 100;

export type Headers = Record<string, string | string[] | undefined>;

export type GatewayCheckout = {
  scriptUrl: string;
  /** The account's public key. */
  keyId: string;
  /** Whether it is the gateway's test mode, in which no money moves. */
  test: boolean;
};

export type NewOrder = {
  /** Our id of the order, unique. */
  id: string;
  amountPaise: number;
  currency: string;
  payer: { accountId: number; name: string; email: string; phone: string | null };
};

export type GatewayOrder = {
  id: string;
  amountPaise: number;
  currency: string;
  /** Opens the checkout of this order in the browser; null where the order's id is enough. */
  session: string | null;
};

/** Names a payment at the gateway. Some gateways find it by its order only. */
export type PaymentRef = { id: string; orderId: string | null };

export type GatewayPayment = PaymentRef & {
  amountPaise: number;
  currency: string;
  /** 'returned': it was authorized and never captured, and its money went back to the payer. */
  state: 'attempted' | 'failed' | 'authorized' | 'captured' | 'returned';
  /** How much was refunded; null where the payment does not say. */
  refundedPaise: number | null;
  /** upi, card, netbanking, wallet, emi, or the gateway's own word. */
  method: string | null;
  /** Why it failed, in the gateway's words. */
  failure: string | null;
};

export type GatewayRefund = {
  id: string;
  payment: PaymentRef;
  amountPaise: number;
  currency: string;
  state: 'pending' | 'processed' | 'failed';
  /** Our id of the refund; null when it was made at the gateway's dashboard. */
  key: string | null;
};

export type GatewayDispute = {
  id: string;
  payment: PaymentRef;
  amountPaise: number;
  /** The amount taken from the seller; null where the gateway does not say. */
  deductedPaise: number | null;
  state: DisputeState;
  phase: string | null;
  reason: string | null;
  /** Until when the seller can respond. */
  respondBy: Date | null;
};

/** One thing that a webhook event reports. */
export type GatewayReport =
  | { payment: GatewayPayment }
  | { refund: GatewayRefund }
  /** reportedAt: when the gateway says so; null where it does not. */
  | { dispute: GatewayDispute; reportedAt: Date | null };

/** The outcome is unknown; the call may be repeated. */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
}

/** The gateway says no. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
}
