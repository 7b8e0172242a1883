import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { App } from '../../../kit/app/app.ts';
import type { GatewayAccount } from '../../../kit/app/gateways/gatewayAccount.ts';
import { GatewayDown, GatewayRefused } from './errors.ts';
import {
  collection,
  failure,
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  gatewayDispute,
  gatewayOrder,
  gatewayPayment,
  gatewayRefund,
} from './shapes.ts';

/**
 * The payment gateway, by Razorpay's documented protocol (razorpay.com/docs/api: Orders, Payments, Refunds, Disputes;
 * docs/webhooks). Amounts are paise. Each call returns within TIMEOUT_MS and throws one of two errors:
 * `GatewayDown` when the outcome is unknown and the call may be repeated, `GatewayRefused` for a refusal.
 */

/** The most that the gateway returns of a list. */
export const GATEWAY_PAGE_SIZE = 100;

/**
 * Origins that the content security policy of the checkout allows for scripts, frames, requests and images: Razorpay's
 * own, or the sandbox's alone.
 */
export function checkoutSources(checkoutUrl: string) {
  const { origin, hostname } = new URL(checkoutUrl);
  if (!/(^|\.)razorpay\.com$/.test(hostname)) {
    return { 'script-src': origin, 'frame-src': origin, 'connect-src': origin, 'img-src': origin };
  }
  return {
    'script-src': 'https://checkout.razorpay.com',
    'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    'connect-src': 'https://*.razorpay.com',
    'img-src': 'https://*.razorpay.com',
  };
}

const TIMEOUT_MS = 10_000;

export type Gateway = {
  keyId: string;
  checkoutUrl: string;
  /** Creates an order. The receipt is unique: repeating the call with the same one returns the same order. */
  createOrder(order: { amountPaise: number; currency: string; receipt: string }): Promise<GatewayOrder>;
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Returns a page of all payments between two instants, at most 100, newest first. */
  listAllPayments(from: Date, to: Date, skip: number): Promise<GatewayPayment[]>;
  findPayment(gatewayPaymentId: string): Promise<GatewayPayment>;
  capture(gatewayPaymentId: string, amountPaise: number, currency: string): Promise<GatewayPayment>;
  /** Refunds money. Repeating the call with the same key returns the same refund. @param key 10 characters or more */
  refund(gatewayPaymentId: string, amountPaise: number, key: string): Promise<GatewayRefund>;
  listRefunds(gatewayPaymentId: string): Promise<GatewayRefund[]>;
  findDispute(gatewayDisputeId: string): Promise<GatewayDispute>;
  /** Whether the gateway's signature, which its checkout gives the browser, is valid for this payment of this order. */
  signedCheckout(gatewayOrderId: string, gatewayPaymentId: string, signature: string): boolean;
  /** Whether the gateway's signature of a webhook body is valid. */
  signedEvent(body: Buffer, signature: string): boolean;
};

/** Creates the client of a gateway account. */
export function openGateway(account: GatewayAccount): Gateway {
  const authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;

  async function call<T extends z.ZodType>(
    shape: T,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<z.output<T>> {
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(`${account.apiUrl}/v1${path}`, {
        method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body ? JSON.stringify(body) : undefined,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await answer.text();
    } catch (error) {
      throw new GatewayDown(`${method} ${path}: ${(error as Error).name}`);
    }
    const json = readJson(text);
    if (answer.ok) {
      const parsed = shape.safeParse(json);
      if (parsed.success) return parsed.data;
      throw new GatewayDown(`${method} ${path}: an answer of another shape than documented`);
    }
    const reported = failure.safeParse(json).data?.error;
    const words = `${method} ${path}: ${answer.status} ${reported?.description ?? ''}`.trim();
    // 401 is our own wrong key and 409 a call in progress: neither is the outcome of the payment.
    if (answer.status >= 500 || [401, 408, 409, 429].includes(answer.status)) throw new GatewayDown(words);
    throw new GatewayRefused(words);
  }

  const id = encodeURIComponent;
  return {
    keyId: account.keyId,
    checkoutUrl: account.checkoutUrl,
    async createOrder({ amountPaise: amount, currency, receipt }) {
      const order = { amount, currency, receipt, payment: { capture: 'manual' } };
      try {
        return await call(gatewayOrder, 'POST', '/orders', { ...order, unique_receipt: true });
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        // The option is in the guide to retries, not in the reference: an account may not have it.
        const made = await call(collection(gatewayOrder), 'GET', `/orders?receipt=${id(receipt)}`);
        const same = made.items.find(
          (one) => one.receipt === receipt && one.amount === amount && one.currency === currency,
        );
        if (same) return same;
        if (!error.message.includes('unique_receipt')) throw error;
        return call(gatewayOrder, 'POST', '/orders', order);
      }
    },
    listPayments: async (order) =>
      (await call(collection(gatewayPayment), 'GET', `/orders/${id(order)}/payments`)).items,
    listAllPayments: async (from, to, skip) => {
      const [since, until] = [from, to].map((instant) => Math.floor(instant.getTime() / 1000));
      const path = `/payments?from=${since}&to=${until}&count=${GATEWAY_PAGE_SIZE}&skip=${skip}`;
      return (await call(collection(gatewayPayment), 'GET', path)).items;
    },
    findPayment: (payment) => call(gatewayPayment, 'GET', `/payments/${id(payment)}`),
    capture: (payment, amount, currency) =>
      call(gatewayPayment, 'POST', `/payments/${id(payment)}/capture`, { amount, currency }),
    refund: (payment, amount, key) =>
      call(
        gatewayRefund,
        'POST',
        `/payments/${id(payment)}/refund`,
        { amount, speed: 'normal', notes: { refund: key } },
        { 'x-refund-idempotency': key },
      ),
    listRefunds: async (payment) =>
      (
        await call(
          collection(gatewayRefund),
          'GET',
          `/payments/${id(payment)}/refunds?count=${GATEWAY_PAGE_SIZE}`,
        )
      ).items,
    findDispute: (dispute) => call(gatewayDispute, 'GET', `/disputes/${id(dispute)}`),
    signedCheckout: (order, payment, signature) => signs(account.keySecret, `${order}|${payment}`, signature),
    signedEvent: (body, signature) => signs(account.webhookSecret, body, signature),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function signs(secret: string, message: string | Buffer, signature: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest();
  const given = Buffer.from(signature, 'hex');
  return /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(right, given);
}

const opened = new WeakMap<GatewayAccount, Gateway>();

/** Returns the client of the site's gateway, one per account; null where plans cannot be paid for. */
export function gatewayOf({ config }: Pick<App, 'config'>): Gateway | null {
  const account = config.gateway;
  if (!account) return null;
  const gateway = opened.get(account) ?? openGateway(account);
  opened.set(account, gateway);
  return gateway;
}
