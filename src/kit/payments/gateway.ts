import type { z } from 'zod';
import type { Configurable } from '../chooseAdapter.ts';

/**
 * A site's account at a payment gateway, in the product's terms. Money is in paise. Each call returns or throws within some seconds:
 * GatewayDown if the outcome is unknown and the call may be repeated, GatewayRefused if the gateway refuses.
 * `gateways.ts` has the adapters, and `contract.slow.test.ts` tests what each must do.
 */
export type Gateway<Name extends string = string> = {
  /** Name of the adapter. */
  name: Name;
  /** Needed by the browser to open the checkout, besides the order. */
  checkout: GatewayCheckout;
  /** External sources that the page of the checkout may load, by directive of its content security policy. */
  pageSources: Record<string, string>;
  /** Creates an order. Repeating the call with the same id returns the same order. */
  createOrder(order: NewOrder): Promise<GatewayOrder>;
  /** Returns the payments of an order. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /**
   * Returns a page of all payments between two instants, at most GATEWAY_PAGE_SIZE, newest first; null for a gateway
   * that lists only the payments of one order.
   */
  listAllPayments: ((from: Date, to: Date, skip: number) => Promise<GatewayPayment[]>) | null;
  findPayment(payment: PaymentRef): Promise<GatewayPayment>;
  /** Captures an authorized payment. */
  capture(payment: PaymentRef, amountPaise: number, currency: string): Promise<GatewayPayment>;
  /**
   * Refunds money. Repeating the call with the same key returns the same refund.
   * @param key our id of the refund, a UUID
   */
  refund(payment: PaymentRef, amountPaise: number, key: string): Promise<GatewayRefund>;
  /** Returns the refunds of a payment. */
  listRefunds(payment: PaymentRef): Promise<GatewayRefund[]>;
  findDispute(id: string): Promise<GatewayDispute>;
  /**
   * Returns whether the gateway has signed the browser's message that an order was paid. False for a gateway that
   * does not sign it: then the order is checked at the gateway.
   */
  isReturnSigned(payment: PaymentRef, signature: string): boolean;
  /** Returns the id of a webhook event, under which it is stored once; null if the gateway has not signed it. */
  verifyEvent(body: Buffer, headers: Headers): string | null;
  /**
   * Reads a verified event. Returns its reports, an empty list for an irrelevant event, and null if it cannot be
   * read.
   */
  readEvent(body: Buffer): GatewayReport[] | null;
  /** Returns the gateway's name of an event; null if it cannot be read. */
  nameEvent(body: Buffer): string | null;
};

/** The most entries of a list that a gateway returns at once. */
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
  payer: { accountId: number; name: string; email: string | null; phone: string | null };
  /** From when the gateway need not take an attempt to pay. Where it cannot be told, it takes them for good. */
  closesAt: Date;
};

export type GatewayOrder = {
  id: string;
  amountPaise: number;
  currency: string;
  /** Session for opening the checkout of this order in the browser; null if the order's id is enough. */
  session: string | null;
};

/** Identifies a payment at the gateway. Some gateways find it only by its order. */
export type PaymentRef = { id: string; orderId: string | null };

export type GatewayPayment = PaymentRef & {
  amountPaise: number;
  currency: string;
  /** 'returned': it was authorized but never captured, and the payer got the money back. */
  state: 'attempted' | 'failed' | 'authorized' | 'captured' | 'returned';
  /** How much was refunded; null if the payment does not tell. */
  refundedPaise: number | null;
  /** upi, card, netbanking, wallet, emi, or the gateway's own word. */
  method: string | null;
  /** Why it failed, in the gateway's words; null of one that did not. */
  failure: string | null;
};

export type GatewayRefund = {
  id: string;
  payment: PaymentRef;
  amountPaise: number;
  currency: string;
  state: 'pending' | 'processed' | 'failed';
  /** Our id of the refund; null if it was made at the gateway's dashboard. */
  key: string | null;
};

export type GatewayDispute = {
  id: string;
  payment: PaymentRef;
  amountPaise: number;
  /** The amount taken from the seller; null where the gateway does not say. */
  deductedPaise: number | null;
  state: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: string | null;
  reason: string | null;
  /** Until when the seller can respond. */
  respondBy: Date | null;
};

/** One thing that a webhook event reports. */
export type GatewayReport =
  | { payment: GatewayPayment }
  /** A payment whose state the event leaves open: it is looked up at the gateway. */
  | { unclear: PaymentRef }
  | { refund: GatewayRefund }
  /** reportedAt: when the gateway says so; null where it does not. */
  | { dispute: GatewayDispute; reportedAt: Date | null };

/** A payment gateway: what a further one has to implement. */
export type PaymentAdapter<
  Name extends string = string,
  Account extends z.ZodObject = z.ZodObject,
> = Required<Configurable<Account, keyof GatewayAddresses>> & {
  /** In the API, in the database, and the folder of its stand-in in sandbox/: do not rename it. */
  name: Name;
  open(account: z.output<Account>, addresses: GatewayAddresses): Gateway<Name>;
};

/** The addresses of an account, of the API and of the script that opens the checkout in a browser, without a slash at the end. */
export type GatewayAddresses = { api: string; checkout: string };

/** The outcome is unknown; the call may be repeated. */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
}

/** The gateway says no. Its message has no more than codes, so that it can be logged. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly #words: string;
  /** @param words with the gateway's sentence; the message without */
  constructor(message: string, words = message) {
    super(message);
    this.#words = words;
  }
  /** The refusal with the gateway's sentence, for the finance staff. It may repeat what was sent, so no log has it. */
  get words(): string {
    return this.#words;
  }
}
