import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import type { Database } from '../database/db.ts';
import { memoize } from '../memoize.ts';

// Authenticated encryption of values that clients send back, such as cursors: nobody can read, change or forge them.

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new WeakMap<Database, Map<string, Promise<Buffer>>>();

/** Returns a key of the site by its name, which is the same in every process. */
function readKey(db: Database, name: string): Promise<Buffer> {
  const keysByName = keys.get(db) ?? new Map<string, Promise<Buffer>>();
  keys.set(db, keysByName);
  const found = keysByName.get(name);
  if (found) return found;
  const key = db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
    .then(({ value }) => value);
  keysByName.set(name, key);
  key.catch(() => keysByName.delete(name));
  return key;
}

/** Purpose of a sealed value: the name of the site's key, and the only use for which it can be opened. */
export type Purpose = { key: string; use: string };

// To draw twelve bytes takes as long as to draw thousands.
const drawn = Buffer.alloc(IV_BYTES * 256);
let used = drawn.length;

/** Returns bytes that no other value is sealed with. */
function drawIv(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += IV_BYTES;
  return Buffer.from(drawn.subarray(used - IV_BYTES, used));
}

function sealWith(secret: Buffer, use: string, text: string): string {
  const iv = drawIv();
  const cipher = createCipheriv(CIPHER, secret, iv).setAAD(Buffer.from(use));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns a value as text that this site alone can read, for one purpose. */
export async function seal(db: Database, { key, use }: Purpose, value: unknown): Promise<string> {
  return sealWith(await readKey(db, key), use, JSON.stringify(value));
}

const sealers = new WeakMap<Buffer, (named: string) => string>();

/**
 * As `seal`; while it is cached, the same value is the same text again, so that everybody gets the same answer to the same
 * question. Not for secrets, which would stay in memory.
 */
export async function sealCached(db: Database, { key, use }: Purpose, value: unknown): Promise<string> {
  const secret = await readKey(db, key);
  const sealer =
    sealers.get(secret) ??
    memoize((named) => {
      // No JSON has it.
      const end = named.lastIndexOf('\0');
      return sealWith(secret, named.slice(0, end), named.slice(end + 1));
    }, 500_000);
  sealers.set(secret, sealer);
  return sealer(`${use}\0${JSON.stringify(value)}`);
}

/** Returns a value that was sealed for the same purpose; undefined for anything else. */
export async function unseal(db: Database, { key, use }: Purpose, text: string): Promise<unknown> {
  const secret = await readKey(db, key);
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(use))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(opened.toString());
  } catch {
    return undefined;
  }
}
