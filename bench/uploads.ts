import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type JpegOptions } from 'sharp';
import { generate } from '../seed/generate/generate.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/start/context.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { logInAll } from './members.ts';
import { memoryOf, startServer } from './server.ts';

// node bench/uploads.ts
// Photos of 10 MB are uploaded, one and then four at once: how much memory the server takes, and how long others wait meanwhile.

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
  // What a camera writes, and the one that takes most to decode: 20 megapixels are its limit.
  const camera = await draw(4900, { quality: 88 });
  const progressive = await draw(4400, { quality: 76, progressive: true, chromaSubsampling: '4:4:4' });
  console.log(
    `load ${os.loadavg()[0]!.toFixed(1)}; another request without uploads: ${await ask(sleep(QUIET_MS))}`,
  );
  await measure('one', [camera]);
  await measure('one, progressive', [progressive]);
  await measure('four at once', [camera, camera, camera, camera]);

  async function measure(name: string, photos: Buffer[]): Promise<void> {
    const before = await memoryOf(server.pid);
    let peak = before;
    const watching = setInterval(async () => {
      peak = Math.max(peak, await memoryOf(server.pid));
    }, 20);
    const began = performance.now();
    const sent = Promise.all(photos.map((photo, place) => upload(members[place]!.cookie, photo)));
    const meanwhile = await ask(sent);
    clearInterval(watching);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${name} of ${(photos[0]!.length / 1e6).toFixed(1)} MB: ${(await sent).join(', ')} after ${seconds} s; ${mb(peak - before)} above ${mb(before)}; another request meanwhile: ${meanwhile}`,
    );
  }
} finally {
  await app.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Returns a square photo with the noise of a camera. */
function draw(side: number, options: JpegOptions): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: 'red', noise } })
    .jpeg(options)
    .toBuffer();
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
  const percentile = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(0);
  return `${percentile(0.5)} ms (p95 ${percentile(0.95)}, at most ${percentile(1)})`;
}
