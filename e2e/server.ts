import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the built site as a demo, on a folder and a database of its own, for the whole run of journeys.
 * E2E_URL says where it is, E2E_OUTBOX where its letters are. An E2E_URL that is set already is used as it is.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      REQUESTS_PER_MINUTE: '0',
      // Each new member comes from an address of its own: a whole run is more than one may register in an hour.
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.env.E2E_URL = url;
  process.env.E2E_OUTBOX = path.join(folder, 'outbox');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 900; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return stop;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  await stop();
  throw new Error('The server for the journeys did not start.');
}
