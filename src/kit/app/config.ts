import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isNetwork } from '../http/address.ts';
import { connectionLimit } from '../http/connections.ts';

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`)
    .default(fallback);

const address = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
  });

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  PORT: wholeNumber(3000, 0, 65535),
  HOST: z
    .string()
    .refine((text) => text === 'localhost' || isIP(text) > 0, { error: 'must be an IP address or localhost' })
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  MAIL_FROM: z.string().min(3, 'must be an e-mail address').optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  MODERATION: z.enum(['automatic', 'staff'], { error: 'must be automatic or staff' }).optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, on) => {
      const proxies = readProxies(text);
      if (proxies !== undefined) return proxies;
      on.addIssue(
        'must be the number of proxies in front (1 for one nginx), or their addresses and networks with commas between: ' +
          'a client can write any X-Forwarded-For itself, so not every one can be believed',
      );
      return z.NEVER;
    }),
  REQUESTS_PER_MINUTE: wholeNumber(600, 0, 1_000_000),
  VISITOR_REQUESTS_PER_MINUTE: wholeNumber(3000, 1, 1_000_000),
  DATABASE_PATIENCE_MS: wholeNumber(2000, 100, 600_000),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(3000, 0, 600_000),
  MAX_CONNECTIONS: wholeNumber(connectionLimit(), 10, 1_000_000),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: address(['http:', 'https:']).default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: address(['http:', 'https:']).default('https://checkout.razorpay.com/v1/checkout.js'),
});

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

export type Config = {
  production: boolean;
  /** Demo mode (development): samples are seeded, both login forms are prefilled, moderation and e-mail pass by themselves. */
  demo: boolean;
  port: number;
  host: string;
  /** Absolute folder of everything the server keeps besides an external database. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Where browsers reach the site, without a slash at the end. */
  publicUrl: string;
  /** Sender of every email; without it, the site's contact address is. */
  mailFrom: string | undefined;
  /** The site's contact address until staff have set one. */
  supportEmail: string | undefined;
  moderation: 'automatic' | 'staff';
  /** Whose X-Forwarded-For is believed: nobody's, that of a number of proxies in front, or of those at addresses. */
  trustProxy: false | number | string[];
  /** Requests a session may send in a minute; 0 switches this limit and the next one off. */
  requestsPerMinute: number;
  /** Requests an address may send in a minute without a session. */
  visitorRequestsPerMinute: number;
  /** How long the database may be silent, and a connection to it be waited for, before requests are answered 503. */
  databasePatienceMs: number;
  /** How late the server may be with its work before it answers 503; 0 switches this off. */
  maxEventLoopDelayMs: number;
  /** Connections that are kept open at a time. */
  maxConnections: number;
  /** The payment gateway's account; null where plans cannot be paid for. */
  gateway: GatewayAccount | null;
};

/**
 * Reads the configuration from environment variables.
 * Throws an Error that names every wrong variable and what it must be.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const it = parsed.data;
  const production = it.NODE_ENV === 'production';
  if (production && !it.PUBLIC_URL) {
    throw new Error(
      'The configuration is wrong:\n  PUBLIC_URL must be set in production: it stands in every mail',
    );
  }
  const publicUrl = publicOrigin(it.PUBLIC_URL ?? `http://localhost:${it.PORT}`, production);
  return {
    production,
    demo: it.NODE_ENV === 'development',
    port: it.PORT,
    host: it.HOST,
    dataDir: path.resolve(it.DATA_DIR),
    databaseUrl: it.DATABASE_URL,
    smtpUrl: it.SMTP_URL,
    publicUrl,
    mailFrom: it.MAIL_FROM,
    supportEmail: it.SUPPORT_EMAIL,
    moderation: it.MODERATION ?? (production ? 'staff' : 'automatic'),
    trustProxy: it.TRUST_PROXY,
    requestsPerMinute: it.REQUESTS_PER_MINUTE,
    visitorRequestsPerMinute: it.VISITOR_REQUESTS_PER_MINUTE,
    databasePatienceMs: it.DATABASE_PATIENCE_MS,
    maxEventLoopDelayMs: it.MAX_EVENT_LOOP_DELAY_MS,
    maxConnections: it.MAX_CONNECTIONS,
    gateway: gatewayOf(it, production),
  };
}

/** Reads TRUST_PROXY; undefined when it is neither a number of proxies nor a list of their networks. */
function readProxies(text: string): Config['trustProxy'] | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Brings PUBLIC_URL to the form in which browsers send it as their origin: lower case, no default port, no slash at
 * the end. Throws an Error when it has more than an origin, or when a real site would be reached without TLS.
 */
function publicOrigin(text: string, production: boolean): string {
  const { origin, protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const wrong = (what: string) => new Error(`The configuration is wrong:\n  PUBLIC_URL ${what}`);
  if (username || password || search || hash || !/^\/+$/.test(pathname)) {
    throw wrong(`must be the address of a whole site, such as ${origin}, without anything after it`);
  }
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
  if (production && protocol === 'http:' && !loopback) {
    throw wrong('must begin with https:// in production: passwords would travel for all to read');
  }
  return origin;
}

function gatewayOf(it: z.output<typeof variables>, production: boolean): GatewayAccount | null {
  const missing = KEYS.filter((key) => it[key] === undefined);
  if (missing.length === KEYS.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The configuration is wrong:\n${missing.map((key) => `  ${key} must be set too: a gateway has all three`).join('\n')}`,
    );
  }
  // A stand-in must never take real money.
  const elsewhere = (['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const).filter((key) => {
    const { protocol, hostname } = new URL(it[key]);
    return protocol !== 'https:' || !/(^|\.)razorpay\.com$/.test(hostname);
  });
  if (production && elsewhere.length > 0) {
    throw new Error(
      `The configuration is wrong:\n${elsewhere.map((key) => `  ${key} must be an https: address of razorpay.com in production`).join('\n')}`,
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
