const badBackups = new WeakSet<object>();

/** Creates an error about a fault in a backup's content, which does not depend on this machine. */
export function badBackup(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  badBackups.add(error);
  return error;
}

/** Returns whether the error is about the content of a backup. A full disk or a timeout is not. */
export const isBadBackup = (error: unknown): error is Error =>
  error instanceof Error && badBackups.has(error);
