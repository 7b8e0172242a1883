import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the server in its own process, as a real site. Returns its address and a function that stops it.
 * @param onLog receives what the server logs
 */
export async function startServer(env: Record<string, string>, onLog?: (text: string) => void) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/app/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: base,
      SUPPORT_EMAIL: 'bench@humsafar.example',
      PORT: String(port),
      REQUESTS_PER_MINUTE: '0',
      READING_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text) => onLog?.(text));
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || tries > 6000) {
      child.kill();
      throw new Error('The server did not start.');
    }
    await sleep(20);
  }
  return {
    base,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Starts the server of the two floors (floor.ts) beside a running one, on its database. */
export async function startFloor(env: Record<string, string>) {
  const child = fork(path.resolve(import.meta.dirname, 'floor.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', ...env },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Returns the memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024;
}

/** Returns the processor time that a process, or PostgreSQL with its children, has used so far, in ms. */
export async function processorOf(pids: number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    // A connection may have ended meanwhile.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    ticks += user + system;
  }
  return ticks * 10;
}

/** Returns the processes of the database of a data folder. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const file = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const parent = Number.parseInt(file, 10);
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return [parent, ...children.trim().split(' ').map(Number)];
}
