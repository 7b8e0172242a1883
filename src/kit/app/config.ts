import path from 'node:path';
import { invalid } from '../chooseAdapter.ts';
import { openPaymentGateway, type PaymentGateway } from '../payments/gateways.ts';
import type { SmsGateway } from '../sms/gateway.ts';
import { openSmsGateway } from '../sms/gateways.ts';
import { chooseStorage } from '../storage/adapters.ts';
import type { OpenRoot } from '../storage/storage.ts';
import { variables } from './variables.ts';

export type Sms = {
  gateway: SmsGateway;
  /** How many messages are sent in an hour at most: codes for invented accounts cost money. */
  perHour: number;
  /** Page with the messages of the sandbox; null at a real gateway. */
  outboxUrl: string | null;
};

export type Config = {
  production: boolean;
  /** Demo mode (development): samples are seeded, both login forms are prefilled, profiles are approved and email addresses verified automatically. */
  demo: boolean;
  port: number;
  host: string;
  /** Absolute folder of everything the server keeps besides an external database and storage. */
  dataDir: string;
  /** How the storage outside of the data folder is opened; null where files are in it. */
  storage: OpenRoot | null;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether emails are sent over TLS only. Otherwise a mail server without TLS gets them in the clear. */
  smtpTls: boolean;
  /** File with the mail server's certificate or its issuer's, trusted in addition to Node's own list. */
  smtpCa: string | undefined;
  /** Where browsers reach the site, without a slash at the end. */
  publicUrl: string;
  /** Whether browsers are asked to stay under https for every name beneath the site's, too. */
  hstsSubdomains: boolean;
  /** Sender of every email; without it, the site's contact address is. */
  mailFrom: string | undefined;
  /** The site's contact address until staff have set one. */
  supportEmail: string | undefined;
  moderation: 'automatic' | 'staff';
  /** Whose X-Forwarded-For is trusted: nobody's, a number of proxies in front, or proxies at addresses. */
  trustProxy: false | number | string[];
  /** Requests a session may send in a minute; 0 switches this limit and the next one off. */
  requestsPerMinute: number;
  /** Whether what a reader sees of others in a day is counted and limited. */
  readingLimits: boolean;
  /** Requests an address may send in a minute without a session. */
  visitorRequestsPerMinute: number;
  /** How long the database may be silent, and a connection to it be waited for, before requests are answered 503. */
  databasePatienceMs: number;
  /** Connections that statements share. The ones that listen for notifications come on top. */
  databaseConnections: number;
  /** How long a page may take; after that the visitor gets it without data, and the browser fetches these. */
  renderPatienceMs: number;
  /** How late the server may be with its work before it answers 503; 0 switches this off. */
  maxEventLoopDelayMs: number;
  /** Whether searches are answered from an index in this process, and not by the database. */
  searchIndex: boolean;
  /** Connections that are kept open at a time. */
  maxConnections: number;
  /** The site's account at a payment gateway; null where plans cannot be paid for. */
  gateway: PaymentGateway | null;
  /** How the site sends SMS; null where phone numbers cannot be verified. */
  sms: Sms | null;
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
    throw invalid(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const it = parsed.data;
  const production = it.NODE_ENV === 'production';
  if (production && !it.PUBLIC_URL) {
    throw invalid(['PUBLIC_URL must be set in production: every email links to it']);
  }
  const publicUrl = publicOrigin(it.PUBLIC_URL ?? `http://localhost:${it.PORT}`, production);
  const smsGateway = openSmsGateway(present, { production, publicUrl });
  return {
    production,
    demo: it.NODE_ENV === 'development',
    port: it.PORT,
    host: it.HOST,
    dataDir: path.resolve(it.DATA_DIR),
    storage: chooseStorage(present, { production }),
    databaseUrl: it.DATABASE_URL,
    smtpUrl: it.SMTP_URL,
    smtpTls: it.SMTP_TLS ? it.SMTP_TLS === 'required' : production,
    smtpCa: it.SMTP_CA,
    publicUrl,
    hstsSubdomains: it.HSTS_SUBDOMAINS === 'on',
    mailFrom: it.MAIL_FROM,
    supportEmail: it.SUPPORT_EMAIL,
    moderation: it.MODERATION ?? (production ? 'staff' : 'automatic'),
    trustProxy: it.TRUST_PROXY,
    requestsPerMinute: it.REQUESTS_PER_MINUTE,
    readingLimits: it.READING_LIMITS === 'on',
    visitorRequestsPerMinute: it.VISITOR_REQUESTS_PER_MINUTE,
    databasePatienceMs: it.DATABASE_PATIENCE_MS,
    databaseConnections: it.DATABASE_CONNECTIONS,
    renderPatienceMs: it.RENDER_PATIENCE_MS,
    maxEventLoopDelayMs: it.MAX_EVENT_LOOP_DELAY_MS,
    searchIndex: it.SEARCH_INDEX === 'on',
    maxConnections: it.MAX_CONNECTIONS,
    gateway: openPaymentGateway(present, { production }),
    sms: smsGateway && { gateway: smsGateway, perHour: it.SMS_PER_HOUR, outboxUrl: null },
  };
}

/**
 * Brings PUBLIC_URL to the form in which browsers send it as their origin: lower case, no default port, no slash at
 * the end. Throws an Error when it has more than an origin, or when a real site would be reached without TLS.
 */
function publicOrigin(text: string, production: boolean): string {
  const { origin, protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const wrong = (what: string) => invalid([`PUBLIC_URL ${what}`]);
  if (username || password || search || hash || !/^\/+$/.test(pathname)) {
    throw wrong(`must be only the address of the site, such as ${origin}, with nothing after it`);
  }
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
  if (production && protocol === 'http:' && !loopback) {
    throw wrong('must begin with https:// in production, because http:// sends passwords unencrypted');
  }
  return origin;
}
