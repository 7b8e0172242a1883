import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Test } from './app.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  server.close();
  return address.port;
}

/**
 * Runs the server in its own process, on a test's database, so that it can be killed: as in a power cut, nothing is finished or logged.
 * @param settings environment variables beside those of every test
 */
export async function openKillable({ app }: Pick<Test, 'app'>, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-kill-'));
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [path.join(import.meta.dirname, 'child.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        PORT: String(port),
        DATABASE_URL: app.config.databaseUrl,
        SMTP_URL: app.config.smtpUrl,
        DATA_DIR: folder,
        REQUESTS_PER_MINUTE: '0',
        READING_LIMITS: 'off',
        MAX_EVENT_LOOP_DELAY_MS: '0',
        DATABASE_PATIENCE_MS: '60000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await Promise.race([
      once(started.stdout!, 'data'),
      once(started, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    ]);
  }

  const kill = () => child.kill('SIGKILL');
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.signalCode;
  };

  return {
    base: `http://127.0.0.1:${port}`,
    start,
    kill,
    /** Waits until the killed server is gone, and starts it again. */
    async startAgain(): Promise<void> {
      if ((await ended()) !== 'SIGKILL') throw new Error('The server ended before it was killed.');
      await start();
    },
    async close(): Promise<void> {
      kill();
      await ended();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
