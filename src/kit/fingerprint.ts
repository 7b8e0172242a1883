import { createHash } from 'node:crypto';

/** Returns a short text that is the same for the same text, and another one for any other: 22 characters of its SHA-256. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
