import {
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

// X25519: the server needs the public key alone. The private one is a file that the operator moves to another place.

const folderOf = (dataDir: string) => path.join(dataDir, 'sealed');

export type PublicKey = { id: string; key: KeyObject };

const keyCache = new Map<string, Promise<PublicKey>>();

/** Returns the public key for sealed copies. Without one, a pair is made in DATA_DIR/sealed. */
export function readPublicKey(dataDir: string): Promise<PublicKey> {
  const cached = keyCache.get(dataDir);
  if (cached) return cached;
  const found = findOrMake(dataDir);
  keyCache.set(dataDir, found);
  found.catch(() => keyCache.delete(dataDir));
  return found;
}

async function findOrMake(dataDir: string): Promise<PublicKey> {
  const file = path.join(folderOf(dataDir), 'public.pem');
  const pem = (await readFile(file, 'utf8').catch(noFile)) ?? (await makePair(dataDir, file));
  const key = createPublicKey(pem);
  return { id: idOf(key), key };
}

const noFile = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

async function makePair(dataDir: string, file: string): Promise<string> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const { publicKey, privateKey } = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  // The private one first: with the public one alone, copies would be sealed for good.
  await writeFile(path.join(folderOf(dataDir), 'private.pem'), privateKey, { mode: 0o600, flush: true });
  await writeFile(`${file}.part`, publicKey, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
  return publicKey;
}

/** Returns the name of a key: the same for a private key and its public one. */
export function idOf(key: KeyObject): string {
  const bytes = createPublicKey(
    key.type === 'private'
      ? key.export({ type: 'pkcs8', format: 'pem' })
      : key.export({ type: 'spki', format: 'pem' }),
  );
  return createHash('sha256')
    .update(bytes.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** Returns the AES key that two key pairs share. */
export const sharedKey = (privateKey: KeyObject, publicKey: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), '', 'sealed copy', 32));
