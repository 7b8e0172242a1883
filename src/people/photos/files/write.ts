import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { noteUnowned, takeOwnership } from '../store.ts';

/** Longer than anything takes from its first file to its row. */
const UNOWNED_MS = HOUR_MS;

/**
 * Writes the files of a photo, before its row. The task that removes files finds them an hour later if no row follows.
 * Throws when one of them could not be written, once none is being written any more.
 * @returns what the transaction that writes the row has to call
 */
export async function keepFiles(
  app: App,
  storageKey: string,
  files: Record<string, Buffer>,
): Promise<(tx: Tx) => Promise<void>> {
  await noteUnowned(app.db, storageKey, new Date(app.clock().getTime() + UNOWNED_MS));
  const written = await Promise.allSettled(
    Object.entries(files).map(([name, content]) => app.storage.put(`${storageKey}/${name}`, content)),
  );
  for (const one of written) if (one.status === 'rejected') throw one.reason;
  return async (tx) => {
    if (!(await takeOwnership(tx, storageKey))) throw new Error(`The files of ${storageKey} were removed`);
  };
}

/** Lets the next task remove files whose row could not be written. */
export async function removeUnowned(app: App, storageKey: string): Promise<void> {
  await noteUnowned(app.db, storageKey, app.clock());
}
