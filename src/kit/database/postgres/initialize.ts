import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { type Owner, requireUserName } from './owner.ts';
import { environment } from './postmaster.ts';
import { executable } from './programs.ts';
import { removeAll } from './throwaway.ts';

/**
 * Makes the data folder of `cluster`, with a superuser named postgres.
 * It is made beside and moved into place, so a start that is killed meanwhile leaves no half of one.
 * Without `sync` it may be lost with the machine's power.
 */
export async function initialize(cluster: Cluster, sync: boolean): Promise<void> {
  const { data, dataName, owner, programs } = cluster;
  requireUserName(owner);
  const folder = path.dirname(data);
  for (const name of await readdir(folder)) {
    // Its initdb may still be writing; without its folder it ends.
    if (name.startsWith('data.')) await removeAll([path.join(folder, name)]);
  }
  const unfinished = `${data}.${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password('postgres'), { mode: 0o600 });
  if (owner) {
    await chown(unfinished, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const args = ['--pgdata', dataName === data ? unfinished : dataName];
  args.push('--username=postgres', `--pwfile=../${path.basename(passwordFile)}`, '--auth=scram-sha-256');
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  if (!sync) args.push('--no-sync');
  try {
    await run(path.join(programs, 'bin', executable('initdb')), args, unfinished, owner);
    await rename(unfinished, data);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function run(program: string, args: string[], cwd: string, owner: Owner): Promise<void> {
  const child = spawn(program, args, { ...owner, cwd, env: environment(), windowsHide: true });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`Couldn't create PostgreSQL's data folder:\n${output.trim()}`);
}
