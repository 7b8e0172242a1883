import type { z } from 'zod';
import type { variables } from '../variables.ts';

const KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** An account at the payment gateway. */
export type GatewayAccount = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Address of the API, without a slash at the end. */
  apiUrl: string;
  /** Address of the script that opens the checkout in a browser. */
  checkoutUrl: string;
};

/**
 * Returns the payment gateway's account of the environment; null without one. Throws an Error that names what is missing, or
 * an address that is not the gateway's own in production.
 */
export function gatewayOf(it: z.output<typeof variables>, production: boolean): GatewayAccount | null {
  const missing = KEYS.filter((key) => it[key] === undefined);
  if (missing.length === KEYS.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The configuration is not valid:\n${missing.map((key) => `  ${key} must be set too: the gateway needs all three`).join('\n')}`,
    );
  }
  // A stand-in must never take real money.
  const elsewhere = (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).filter((key) => {
    const { protocol, hostname } = new URL(it[key]);
    return protocol !== 'https:' || !/(^|\.)razorpay\.com$/.test(hostname);
  });
  if (production && elsewhere.length > 0) {
    throw new Error(
      `The configuration is not valid:\n${elsewhere.map((key) => `  ${key} must be an https: address of razorpay.com in production`).join('\n')}`,
    );
  }
  return {
    keyId: it.RAZORPAY_KEY_ID!,
    keySecret: it.RAZORPAY_KEY_SECRET!,
    webhookSecret: it.RAZORPAY_WEBHOOK_SECRET!,
    apiUrl: it.RAZORPAY_API_URL.replace(/\/+$/, ''),
    checkoutUrl: it.RAZORPAY_CHECKOUT_URL,
  };
}
