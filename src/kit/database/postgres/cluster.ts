import { spawnSync } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Owner, ownerOf, reaches } from './owner.ts';
import { programsFor } from './programs.ts';

export type Cluster = {
  /** PostgreSQL's data folder. */
  data: string;
  /** How PostgreSQL itself, working in that folder, calls it. */
  dataName: string;
  /** Absolute folder of the unix socket; undefined on Windows. */
  sockets: string | undefined;
  port: number;
  /** In the postmaster's arguments; distinguishes it from every other process. */
  name: string;
  /** Folder with PostgreSQL's bin, lib and share. */
  programs: string;
  owner: Owner;
  logFile: string;
  /** The password of the user `role`. */
  password(role: string): string;
};

// Linux allows 107 bytes for the path of a unix socket, macOS 103.
const longestSocketPath = 103;

/** Makes the folder `dataDir/postgres`; resolves to its absolute path. Throws an Error that names DATA_DIR. */
export async function folderIn(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir, 'postgres');
  try {
    await mkdir(folder, { recursive: true });
    const { uid } = await stat(folder);
    const user = process.getuid?.() ?? 0;
    if (user !== 0 && user !== uid) throw new Error(`${folder} belongs to another user (${uid})`);
    // The user that PostgreSQL runs as may enter it; nobody may list it.
    await chmod(folder, 0o711);
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${(error as Error).message}`, { cause: error });
  }
  return realpath(folder);
}

/** Returns the cluster in `folder`, whether its data exists yet or not. */
export async function clusterIn(folder: string): Promise<Cluster> {
  const data = path.join(folder, 'data');
  const owner = await ownerOf(data);
  if (owner && existsSync(data)) giveTo(owner, data);
  const secret = await secretIn(folder);
  const windows = process.platform === 'win32';
  return {
    data,
    dataName: nameOf(data, owner),
    sockets: windows ? undefined : await socketsFor(folder, owner),
    port: windows ? await freePort() : 5432,
    name: `humsafar-${shortHash(folder)}`,
    programs: await programsFor(owner),
    owner,
    logFile: path.join(folder, 'log'),
    password: (role) => createHmac('sha256', secret).update(role).digest('base64url'),
  };
}

/** As `clusterIn`, of a cluster that runs: on Windows each start has another port, which its pid file names. */
export async function runningClusterIn(folder: string): Promise<Cluster> {
  const cluster = await clusterIn(folder);
  const pidFile = await readFile(path.join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  return { ...cluster, port: Number(pidFile.split('\n')[3]) || cluster.port };
}

async function secretIn(folder: string): Promise<string> {
  const file = path.join(folder, 'secret');
  if (!existsSync(file)) {
    if (existsSync(path.join(folder, 'data'))) {
      throw new Error(`${file} is missing. Without this password file, the database cannot be opened.`);
    }
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  }
  return readFile(file, 'utf8');
}

/** PostgreSQL cannot use files that belong to root, as after copying a backup. */
function giveTo(owner: NonNullable<Owner>, data: string): void {
  spawnSync('chown', ['-R', '--', `${owner.uid}:${owner.gid}`, data]);
}

function nameOf(data: string, owner: Owner): string {
  if (reaches(owner, path.dirname(data))) return data;
  // Linux lets a process use its working directory even when it may not enter the folders above.
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(
    `DATA_DIR cannot be used: PostgreSQL does not run as root, and no other user has access to ${data}.  ` +
      'Set DATA_DIR to a folder that other users can open, or start Humsafar as a normal user.',
  );
}

async function socketsFor(folder: string, owner: Owner): Promise<string> {
  const near = path.join(folder, 'sockets');
  const short = Buffer.byteLength(path.join(near, '.s.PGSQL.5432')) <= longestSocketPath;
  // Not TMPDIR: that may be long, or private, as well.
  const sockets = short && reaches(owner, folder) ? near : `/tmp/humsafar-${shortHash(folder)}`;
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(sockets);
  const own = uid === process.getuid?.() || uid === owner?.uid;
  if (!own || !(await lstat(sockets)).isDirectory()) {
    throw new Error(`${sockets} belongs to another user. Set DATA_DIR to a folder with a shorter path.`);
  }
  if (owner) await chown(sockets, owner.uid, owner.gid);
  await chmod(sockets, 0o700);
  return sockets;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
