import { randomUUID } from 'node:crypto';
import type { App } from '../../../kit/app/app.ts';
import { keepFiles } from '../../photos/files/write.ts';
import { DOCUMENTS_FOLDER } from '../shared/rules.ts';
import { decrypt, encrypt, newKey } from './cipher.ts';

const FILE = 'document.bin';

/** Where a document is, and what opens it. */
export type SealedDocument = { storage_key: string; encryption_key: Buffer };

/** Writes the encrypted file of a document, before its row. @returns also what the transaction of the row has to call */
export async function keepDocument(app: App, picture: Buffer) {
  const sealed: SealedDocument = {
    storage_key: `${DOCUMENTS_FOLDER}/${randomUUID()}`,
    encryption_key: newKey(),
  };
  const takeOwnership = await keepFiles(app, sealed.storage_key, {
    [FILE]: encrypt(picture, sealed.encryption_key),
  });
  return { sealed, takeOwnership };
}

/** Returns the JPEG of a document; null when its file is gone, as after a restore. */
export async function openDocument(
  app: Pick<App, 'storage'>,
  { storage_key, encryption_key }: SealedDocument,
): Promise<Buffer | null> {
  const sealed = await app.storage.read(`${storage_key}/${FILE}`);
  return sealed && decrypt(sealed, encryption_key);
}
