import { existsSync } from 'node:fs';
import path from 'node:path';

/** In DATA_DIR from before a restore moves its first file until after the last: a folder with it is incomplete. */
export const markerFile = 'restoring';

/** Throws when a restore into `dataDir` was interrupted while it moved files. */
export function refuseInterrupted(dataDir: string): void {
  if (!existsSync(path.join(dataDir, markerFile))) return;
  throw new Error(
    `A restore into ${dataDir} was interrupted. Restore again with --replace. ` +
      `The earlier data is in the folder ${dataDir}/replaced-…`,
  );
}
