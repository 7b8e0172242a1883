// PostgreSQL refuses to run as root. Started by root, its programs run as an ordinary user of the system, who may not
// be able to reach the folders of the user who started them.

import { execFileSync, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The user that PostgreSQL runs as; undefined for the user who started the server. */
export type Owner = { uid: number; gid: number } | undefined;

/** The owner of the folder `data` where it exists, otherwise the system's user postgres or nobody. */
export async function ownerOf(data: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await stat(data).catch(() => undefined);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const id = (flag: string) => {
      const answer = execFileSync('id', [flag, name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return Number(answer.trim()) | 0;
    };
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user here
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user named postgres or nobody. ' +
      'Start Humsafar as a normal user, or set DATABASE_URL.',
  );
}

/** @throws Error where the user that initdb would run as has no name here, which it refuses in words that help nobody */
export function requireUserName(owner: Owner): void {
  const uid = owner?.uid ?? process.getuid?.();
  if (uid === undefined) return;
  const answer = spawnSync('id', ['-un', String(uid)], { stdio: 'ignore' });
  if (answer.error || answer.status === 0) return;
  throw new Error(
    `PostgreSQL cannot create its data folder as user id ${uid}, because this system has no user with that id. ` +
      'Add one to /etc/passwd, start Humsafar as another user, or set DATABASE_URL.',
  );
}

/** Whether `owner` can enter the folder, or run the program, `path`; the system itself decides. */
export function reaches(owner: Owner, path: string): boolean {
  if (!owner) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...owner, cwd: '/' });
  if (asked.error) {
    throw new Error(`Couldn't switch to user ${owner.uid}, which PostgreSQL runs as: ${asked.error.message}`);
  }
  return asked.status === 0;
}
