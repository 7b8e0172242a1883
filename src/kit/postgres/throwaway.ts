import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

/**
 * Removes `folder` when the returned function is called, after the postmaster has ended. When this process ends
 * without calling it, a small process beside ends the postmaster and removes the folder: it waits on a pipe, which
 * the system closes with us.
 */
export function removeAfter(postmaster: number, folder: string): () => Promise<void> {
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (process.platform === 'win32') return remove;
  const script = 'read -r _; kill -QUIT "$0"; while kill -0 "$0" 2>&-; do sleep 0.1; done; rm -rf "$1"';
  const guard = spawn('/bin/sh', ['-c', script, String(postmaster), folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return async () => {
    guard.kill('SIGKILL');
    await remove();
  };
}
