import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { type PublicKey, sharedKey } from './sealedKey.ts';

const CIPHER = 'aes-256-gcm';
/** Of an X25519 public key in DER. */
const KEY_BYTES = 44;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns bytes that only the private key opens. */
export function sealBytes(content: Buffer, { key }: PublicKey): Buffer {
  const own = generateKeyPairSync('x25519');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sharedKey(own.privateKey, key), iv);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  const ownKey = own.publicKey.export({ type: 'spki', format: 'der' });
  return Buffer.concat([ownKey, iv, cipher.getAuthTag(), sealed]);
}

/** Returns the content of sealed bytes. Throws an Error for another key, and for bytes that were changed. */
export function openBytes(sealed: Buffer, privateKey: KeyObject): Buffer {
  const key = createPublicKey({ key: sealed.subarray(0, KEY_BYTES), type: 'spki', format: 'der' });
  const rest = sealed.subarray(KEY_BYTES);
  const decipher = createDecipheriv(CIPHER, sharedKey(privateKey, key), rest.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Returns keyed hashes of email addresses or profile ids, in their order; sealed copies are looked up by them. */
export async function hashLookups(db: Database | Tx, words: string[]): Promise<Buffer[]> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'sealed copies')
    .executeTakeFirstOrThrow();
  return words.map((word) => createHmac('sha256', value).update(word.trim().toLowerCase()).digest());
}
