import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

/**
 * Removes `folders` when the returned function is called, after the postmaster has ended. When this process ends
 * without calling it, a small process beside ends the postmaster and removes them: it waits on a pipe, which
 * the system closes with us.
 */
export function removeAfter(postmaster: number, ...folders: string[]): () => Promise<void> {
  if (process.platform === 'win32') return () => removeAll(folders);
  const script = 'read -r _; kill -QUIT "$0"; while kill -0 "$0" 2>&-; do sleep 0.1; done; rm -rf "$@"';
  const guard = spawn('/bin/sh', ['-c', script, String(postmaster), ...folders], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return async () => {
    guard.kill('SIGKILL');
    await removeAll(folders);
  };
}

/** Removes folders, even while somebody who is about to end still writes in one. */
export async function removeAll(folders: string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
