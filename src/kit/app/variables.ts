import { isIP } from 'node:net';
import { z } from 'zod';
import { isNetwork } from '../ipAddress.ts';
import { connectionLimit } from './connectionLimit.ts';

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

export const variables = z.object({
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
  SMTP_URL: address(['smtp:', 'smtps:'])
    .refine((text) => ![...new URL(text).searchParams.keys()].some((key) => /tls|secure/i.test(key)), {
      error: 'must have no options about TLS: use SMTP_TLS and SMTP_CA',
    })
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
  SMTP_CA: z.string().optional(),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  MAIL_FROM: z.string().min(3, 'must be an email address').optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  MODERATION: z.enum(['automatic', 'staff'], { error: 'must be automatic or staff' }).optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, on) => {
      const proxies = readProxies(text);
      if (proxies !== undefined) return proxies;
      on.addIssue(
        'must be the number of proxies in front (1 for one nginx), or their addresses and networks, separated by commas:  ' +
          'clients can send any X-Forwarded-For header, so only known proxies are trusted',
      );
      return z.NEVER;
    }),
  REQUESTS_PER_MINUTE: wholeNumber(600, 0, 1_000_000),
  READING_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  VISITOR_REQUESTS_PER_MINUTE: wholeNumber(3000, 1, 1_000_000),
  DATABASE_PATIENCE_MS: wholeNumber(2000, 100, 600_000),
  DATABASE_CONNECTIONS: wholeNumber(16, 4, 500),
  RENDER_PATIENCE_MS: wholeNumber(1000, 100, 600_000),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(3000, 0, 600_000),
  SEARCH_INDEX: z.enum(['on', 'off']).default('on'),
  MAX_CONNECTIONS: wholeNumber(connectionLimit(), 10, 1_000_000),
  SMS_PER_HOUR: wholeNumber(500, 1, 1_000_000),
});

/** Reads TRUST_PROXY; undefined when it is neither a number of proxies nor a list of their networks. */
export function readProxies(text: string): false | number | string[] | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
