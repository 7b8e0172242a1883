import { hash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 bits that is safe in a URL or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a token, which is what the database stores. One round of SHA-256 is enough for 256 random bits. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
