import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Everything that works in the folder is killed, frozen or not, what is mounted there is unmounted, and the folder goes.
const CLEAN = `
read -r _
for round in 1 2 3; do
  for cwd in /proc/[0-9]*/cwd; do
    case "$(readlink "$cwd" 2>&-)" in "$0"/*) pid=\${cwd#/proc/}; kill -KILL "\${pid%/cwd}" 2>&-; esac
  done
  sleep 0.2
done
while read -r _ mount _; do
  case "$mount" in "$0"/*) umount -l "$mount"; esac
done < /proc/mounts
rm -rf "$0"`;

/**
 * Makes a folder for servers and databases. A small process beside waits on a pipe, which the system closes with us:
 * nothing that was started in the folder outlives this process, however that ends.
 */
export async function openFolder(): Promise<{ folder: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'humsafar-faults-'));
  // PostgreSQL's own user must be able to enter the folder.
  await chmod(folder, 0o711);
  const guard = spawn('/bin/sh', ['-c', CLEAN, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return {
    folder,
    async close() {
      guard.ref();
      guard.stdin.end();
      if (guard.exitCode === null) await once(guard, 'exit');
    },
  };
}

/** Ids of the processes that work in a folder: PostgreSQL's all work in its data folder. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** Sends a signal to processes that may have ended meanwhile. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
