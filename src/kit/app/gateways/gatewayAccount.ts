import { z } from 'zod';
import { invalid, isAddressOf } from '../../chooseAdapter.ts';

const address = z
  .string()
  .refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), {
    error: 'must be an address that begins with http:// or https://',
  });

/** The variables of the payment gateways. The addresses are for tests: production accepts the gateways' own only. */
export const gatewayVariables = {
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: address.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: address.default('https://checkout.razorpay.com/v1/checkout.js'),
  CASHFREE_CLIENT_ID: z.string().optional(),
  CASHFREE_CLIENT_SECRET: z.string().optional(),
  CASHFREE_API_URL: address.default('https://api.cashfree.com/pg'),
  CASHFREE_CHECKOUT_URL: address.default('https://sdk.cashfree.com/js/v3/cashfree.js'),
};

type Variables = z.output<z.ZodObject<typeof gatewayVariables>>;

/** An account at a payment gateway. */
export type GatewayAccount = {
  gateway: GatewayName;
  keyId: string;
  keySecret: string;
  /** Key of the signature of webhooks. */
  webhookSecret: string;
  /** Address of the API, without a slash at the end. */
  apiUrl: string;
  /** Address of the script that opens the checkout in a browser. */
  checkoutUrl: string;
};

/** Each gateway: the names of its variables, and the domain of its own addresses. */
const GATEWAYS = {
  razorpay: {
    keyId: 'RAZORPAY_KEY_ID',
    keySecret: 'RAZORPAY_KEY_SECRET',
    webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
    apiUrl: 'RAZORPAY_API_URL',
    checkoutUrl: 'RAZORPAY_CHECKOUT_URL',
    domain: 'razorpay.com',
  },
  cashfree: {
    keyId: 'CASHFREE_CLIENT_ID',
    keySecret: 'CASHFREE_CLIENT_SECRET',
    // Cashfree signs its webhooks with the client secret.
    webhookSecret: 'CASHFREE_CLIENT_SECRET',
    apiUrl: 'CASHFREE_API_URL',
    checkoutUrl: 'CASHFREE_CHECKOUT_URL',
    domain: 'cashfree.com',
  },
} as const;

export type GatewayName = keyof typeof GATEWAYS;
export const gatewayNames = Object.keys(GATEWAYS) as [GatewayName, ...GatewayName[]];

/**
 * Returns the payment gateway's account of the environment; null without one. Throws an Error that names what is missing, a
 * second gateway, or an address that is not the gateway's own in production.
 */
export function readGatewayAccount(it: Variables, production: boolean): GatewayAccount | null {
  const accounts = gatewayNames.flatMap((name) => readAccount(name, it, production) ?? []);
  const [account, second] = accounts;
  if (second) {
    throw invalid([
      `${GATEWAYS[second.gateway].keyId} must not be set beside ${GATEWAYS[account!.gateway].keyId}: a site has one payment gateway`,
    ]);
  }
  return account ?? null;
}

function readAccount(name: GatewayName, it: Variables, production: boolean): GatewayAccount | null {
  const { domain, apiUrl, checkoutUrl, ...secrets } = GATEWAYS[name];
  const keys = [...new Set(Object.values(secrets))];
  const missing = keys.filter((key) => it[key] === undefined);
  if (missing.length === keys.length) return null;
  if (missing.length > 0) {
    const all = keys.length === 2 ? 'both' : 'all three';
    throw invalid(missing.map((key) => `${key} must be set too: the gateway needs ${all}`));
  }
  // A stand-in must never take real money.
  const elsewhere = ([apiUrl, checkoutUrl] as const).filter((key) => !isAddressOf(it[key], domain));
  if (production && elsewhere.length > 0) {
    throw invalid(elsewhere.map((key) => `${key} must be an https: address of ${domain} in production`));
  }
  return {
    gateway: name,
    keyId: it[secrets.keyId]!,
    keySecret: it[secrets.keySecret]!,
    webhookSecret: it[secrets.webhookSecret]!,
    apiUrl: it[apiUrl].replace(/\/+$/, ''),
    checkoutUrl: it[checkoutUrl],
  };
}
