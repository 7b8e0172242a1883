import { rename } from 'node:fs/promises';
import { isBadBackup } from './badBackup.ts';
import { type Restored, verifyBackup } from './restore.ts';

/** What the name of a backup ends in when verifying it found its content damaged. */
export const badEnding = '.bad';

/**
 * Verifies the backup `file` in a throwaway folder in `folder`. When its content is damaged, the file is renamed to end
 * in `.bad`; when something else kept it from being verified, the file keeps its name. Throws in both cases.
 */
export async function verifyOrRename({
  file,
  folder,
  signal,
}: {
  file: string;
  folder: string;
  signal?: AbortSignal;
}): Promise<Restored> {
  try {
    return await verifyBackup({ file, folder, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (!isBadBackup(error)) {
      throw new Error(`${message}\nCouldn't verify the backup. The file was kept: ${file}`, { cause: error });
    }
    const bad = `${file}${badEnding}`;
    await rename(file, bad);
    throw new Error(`${message}\nThis backup cannot be trusted. It was renamed to ${bad}`, { cause: error });
  }
}
