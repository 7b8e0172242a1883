import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that fits into an address or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random enough that one round of SHA-256 hides it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
