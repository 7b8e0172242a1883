import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { generate } from '../seed/generate/generate.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/app/context.ts';
import { addMissingRows } from '../src/search/rows/rows.ts';
import { logInAll } from './members.ts';
import { memoryOf, startServer } from './server.ts';

// node bench/uploads.ts
// Four photos of 10 MB are uploaded at once: how much memory the server takes, and how long others wait meanwhile.

const UPLOADS = 4;
const ASKED_EVERY_MS = 50;
const QUIET_MS = 5000;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-uploads-'));
const server = await startServer({ DATA_DIR: dataDir });
const app = await openContext(
  readConfig({ NODE_ENV: 'production', PUBLIC_URL: server.base, DATA_DIR: dataDir }),
  { besideServer: true, log: { info() {}, warn: console.warn, error: console.error } },
);
try {
  await generate(app, { count: 20, seed: 7 });
  await addMissingRows(app.db);
  const members = await logInAll(app);
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photo = await sharp({ create: { width: 4900, height: 4900, channels: 3, background: 'red', noise } })
    .jpeg({ quality: 88 })
    .toBuffer();
  console.log(`A photo of ${(photo.length / 1e6).toFixed(1)} MB, ${UPLOADS} at once`);
  const quiet = await ask(sleep(QUIET_MS));
  const before = await memoryOf(server.pid);
  let peak = before;
  const watching = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(server.pid));
  }, 20);
  const began = performance.now();
  const sent = Promise.all(members.slice(0, UPLOADS).map(({ cookie }) => upload(cookie, photo)));
  const meanwhile = await ask(sent);
  clearInterval(watching);
  console.log(
    `finished after ${((performance.now() - began) / 1000).toFixed(1)} s: ${(await sent).join(', ')}`,
  );
  console.log(`memory: ${mb(before)} before, ${mb(peak)} at most`);
  console.log(`another request: ${quiet} before, ${meanwhile} meanwhile`);
} finally {
  await app.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function mb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

/** Uploads a photo. Returns the status of the answer. */
async function upload(cookie: string, photo: Buffer): Promise<number> {
  const answer = await fetch(`${server.base}/api/me/photos/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', cookie, origin: server.base },
    body: new Uint8Array(photo),
  });
  return answer.status;
}

/** Requests a page of profiles again and again until something has ended. Returns how long it took. */
async function ask(until: Promise<unknown>): Promise<string> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  until.then(end, end);
  const times: number[] = [];
  while (!ended) {
    const began = performance.now();
    const answer = await fetch(`${server.base}/api/profiles`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} for a page of profiles`);
    times.push(performance.now() - began);
    await sleep(ASKED_EVERY_MS);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(0);
  return `${at(0.5)} ms (p95 ${at(0.95)}, at most ${at(1)})`;
}
