import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// Each file has a key of its own, in the row of its document: when the row is deleted, no copy of the file can be read.

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates the random key of one file. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Returns bytes that only the key opens. */
export function encrypt(content: Buffer, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Returns the content of encrypted bytes. Throws an Error for another key, and for bytes that were changed. */
export function decrypt(sealed: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
