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

/** Starts the server in its own process, as a real site. Returns its address and a function that stops it. */
export async function startServer(env: Record<string, string>) {
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || tries > 1200) {
      child.kill();
      throw new Error('The server did not start.');
    }
    await sleep(100);
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
