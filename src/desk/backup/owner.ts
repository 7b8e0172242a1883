import { existsSync, statSync } from 'node:fs';

/**
 * Throws when root works on a folder of another user: files that root leaves there keep that user's site from starting.
 */
export function refuseOtherOwner(dataDir: string, command: string): void {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const { uid } = statSync(dataDir);
  if (uid === 0) return;
  throw new Error(
    `${dataDir} belongs to the user ${uid}. Run this as that user: sudo -u '#${uid}' ${command} …`,
  );
}
