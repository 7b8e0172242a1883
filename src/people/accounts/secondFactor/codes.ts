import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from './rules.ts';

const PERIOD = 30;
// Without 0, 1, 8 and 9, which look like letters: 32 characters, so that each byte gives one without bias.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns a new secret for an authenticator app, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** Returns the address that an authenticator app reads from a QR code. */
export const appUri = (secret: string, { site, email }: { site: string; email: string }): string =>
  totp(secret, { issuer: site.replaceAll(':', ' '), label: email }).toString();

/** Returns the period that a code belongs to, one before and after now included; null for a wrong one. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Creates the recovery codes of an account: 80 random bits each, in four groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte) => LETTERS[byte % 32])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/**
 * Returns the text that is hashed like a password for a recovery code: its SHA-256 without dashes, in hex. Earlier versions stored
 * that, so existing codes could be hashed again without being known.
 */
export const recoverySecret = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
