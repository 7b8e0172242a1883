import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * Cost of a new hash: argon2id with 19 MiB (in KiB), two passes, one lane (OWASP Password Storage Cheat Sheet).
 * Tests of other subjects lower it.
 */
export const passwordCost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

const hash = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength } = passwordCost) =>
  derive('argon2id', {
    // The same letters from another keyboard may be composed differently in Unicode.
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  }) as Promise<Buffer>;

/** Hashes a password into a PHC string (argon2id). Takes about 30 ms. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash(password, nonce);
  return phc(nonce, tag);
}

function phc(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = passwordCost;
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Returns whether a password matches a stored hash. Without a hash (no such account, or one that cannot log in)
 * it takes as long and returns false, so that the time reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored ? PHC.exec(stored) : null;
  const [, memory, passes, parallelism, nonce, tag] =
    known ?? PHC.exec(phc(Buffer.alloc(16), Buffer.alloc(passwordCost.tagLength)))!;
  const wanted = Buffer.from(tag!, 'base64');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const found = await hash(password, Buffer.from(nonce!, 'base64'), cost);
  return timingSafeEqual(found, wanted) && known !== null;
}
