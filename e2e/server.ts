import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import { takeFailure } from './failures.ts';
import { findChanges, readShared, type Shared } from './shared.ts';
import type { Site } from './sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const START_MS = 180_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The folder in which the drawn portraits outlive a run; its name is a hash of everything that determines them. */
async function findCache(): Promise<string> {
  const sum = createHash('sha256').update(await readFile(path.join(root, 'package-lock.json')));
  for (const folder of ['seed', 'src/people/photos']) {
    const names = await readdir(path.join(root, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).sort())
      sum.update(`\0${name}\0`).update(await readFile(path.join(root, folder, name)));
  }
  const caches = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(caches, 'humsafar', `portraits-${sum.digest('hex').slice(0, 16)}`);
}

/** Copies a folder whole or not at all, even while another process copies the same. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}-${process.pid}`;
  await cp(from, half, { recursive: true });
  await rename(half, to).catch(() => rm(half, { recursive: true }));
}

type Server = Site & { folder: string; child: ChildProcess; log: string };

/** Starts the built site as a demo, with its own folder and database. */
async function spawnServer(folder: string): Promise<Server> {
  const port = await freePort();
  const log = `${folder}.log`;
  const output = await open(log, 'a');
  // Members register and log in in most journeys, and none depends on the cost of a hash.
  const cheap = pathToFileURL(path.join(root, 'test/cheapPasswords.ts')).href;
  const child = spawn(process.execPath, ['--import', cheap, path.join(root, 'src/app/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      REQUESTS_PER_MINUTE: '0',
      READING_LIMITS: 'off',
      // A busy machine makes a journey slower and nothing else.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DATABASE_PATIENCE_MS: '60000',
      // Each connection plans every statement for itself, and one journey at a time needs few.
      DATABASE_CONNECTIONS: '4',
      RENDER_PATIENCE_MS: '60000',
      // Each new member has its own address: a whole run registers more than one address may in an hour.
      TRUST_PROXY: '1',
      SANDBOX_SLOW_MS: String(HOUR_MS),
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
    },
    stdio: ['ignore', output.fd, 'inherit'],
  });
  await output.close();
  return { folder, child, log, url: `http://localhost:${port}`, outbox: path.join(folder, 'outbox') };
}

async function waitUntilReady({ url, child }: Server): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error('A server for the journeys did not start.');
}

async function end({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function stop(server: Server): Promise<void> {
  await end(server);
  await Promise.all([server.folder, server.log].map((one) => rm(one, { recursive: true, force: true })));
}

/** Keeps what a server wrote while a journey failed. */
async function keepLog({ log }: Server, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(log, path.join(folder, path.basename(log)));
}

const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'humsafar-e2e-'));

/** Makes the folder of a demo: a server that is started and stopped has filled it. Returns what its journeys will share, too. */
async function makeDemo(): Promise<{ folder: string; shared: Shared }> {
  const folder = await newFolder();
  const cache = await findCache();
  if (existsSync(cache)) await cp(cache, path.join(folder, 'photos/samples'), { recursive: true });
  const server = await spawnServer(folder);
  let shared: Shared;
  try {
    await waitUntilReady(server);
    shared = await readShared(folder);
  } catch (error) {
    await stop(server);
    throw error;
  }
  await end(server);
  await rm(server.log);
  if (!existsSync(cache)) {
    await mkdir(path.dirname(cache), { recursive: true });
    await copyWhole(path.join(folder, 'photos/samples'), cache);
  }
  return { folder, shared };
}

/** Copies the folder of a demo and starts a site on it. */
async function startSite(demo: string): Promise<Server> {
  const folder = await newFolder();
  await cp(demo, folder, { recursive: true });
  const server = await spawnServer(folder);
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return server;
}

/**
 * Starts one site for each worker, so that journeys that run at the same time share nothing. A worker requests at E2E_SITES which
 * one is its own (`findSite`), and gets a new one after a journey has failed: its second try sees nothing of the first
 * and of no other journey. In the end no site may have changes that another order of the journeys would meet. An E2E_URL that is set
 * already is used as it is, by one worker.
 */
export default async function start(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return;
  const demo = await makeDemo();
  const sites: Promise<Server>[] = Array.from({ length: config.workers }, () => startSite(demo.folder));
  const changes: string[] = [];
  const results = config.projects[0]!.outputDir;
  const leave = async (server: Server, worker: number) => {
    try {
      // A journey that failed has put nothing back.
      if (takeFailure(worker)) await keepLog(server, results);
      else changes.push(...(await findChanges(server.folder, demo.shared)));
    } finally {
      await stop(server);
    }
  };
  const desk = createHttpServer(async (request, response) => {
    const worker = Number(request.url!.slice(1));
    if (takeFailure(worker)) {
      sites[worker] = sites[worker]!.then(async (failed) => {
        await keepLog(failed, results);
        await stop(failed);
        return startSite(demo.folder);
      });
    }
    try {
      const { url, outbox } = await sites[worker]!;
      response.end(JSON.stringify({ url, outbox } satisfies Site));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const stopAll = async () => {
    desk.close();
    const started = await Promise.allSettled(sites);
    await Promise.all(
      started.map(async (one, worker) => one.status === 'fulfilled' && leave(one.value, worker)),
    );
    await rm(demo.folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(sites);
  } catch (error) {
    await stopAll();
    throw error;
  }
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  process.env.E2E_SITES = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    await stopAll();
    if (changes.length > 0) throw new Error(`Journeys left changes behind:\n${changes.join('\n')}`);
  };
}
