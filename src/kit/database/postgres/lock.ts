import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const busy = 5;

/**
 * Takes the lock `file` for this process; the returned function gives it back.
 * It is SQLite's exclusive lock on an empty file: the system drops it with the process, however that ends, so there
 * is no stale lock to guess about, and it works on Windows and across containers that share a folder.
 * Waits `patience` milliseconds for a process that is just dying. Returns undefined when another one keeps the lock.
 */
export async function lock(file: string, patience = 1500): Promise<(() => void) | undefined> {
  // Never opened when it exists: closing any descriptor of a file drops this process's locks on it.
  if (!existsSync(file)) await writeFile(file, '', { mode: 0o600 });
  const database = new DatabaseSync(file, { timeout: 0 });
  const giveUpAt = Date.now() + patience;
  for (;;) {
    try {
      database.exec('pragma journal_mode = memory; begin exclusive');
      return () => database.close();
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy) {
        database.close();
        throw error;
      }
    }
    if (Date.now() >= giveUpAt) break;
    await sleep(100);
  }
  database.close();
  return undefined;
}
