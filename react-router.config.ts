import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { prerendered } from './src/app/screens.ts';
import { buildStaff } from './vite.staff.ts';

/** Writes the text files of a folder again, compressed at the best level: once, and not for each visit. */
async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pack = { br: promisify(brotliCompress), gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }) };
  for (const name of names.filter((one) => /\.(?:js|css|svg|webmanifest)$/.test(one))) {
    const file = path.join(folder, name);
    const text = await readFile(file);
    for (const [ending, packed] of Object.entries(pack))
      await writeFile(`${file}.${ending}`, await packed(text));
  }
}

/**
 * Removes what only React Router's own browser half loads, which the browser's router (src/kit/web/router) replaces: a
 * list of all routes, and for each route a file that exports what another one holds.
 */
async function removeUnused(folder: string): Promise<void> {
  const names = await readdir(folder);
  const scripts = new Map<string, string>();
  for (const name of names.filter((one) => one.endsWith('.js')))
    scripts.set(name, await readFile(path.join(folder, name), 'utf8'));
  const list = [...scripts.keys()].find((one) => one.startsWith('manifest-'));
  const named = [...(scripts.get(list ?? '') ?? '').matchAll(/"module":"\/assets\/([^"]+)"/g)];
  for (const name of new Set([list, ...named.map(([, file]) => file)])) {
    const users = [...scripts].filter(([one, code]) => one !== list && one !== name && code.includes(name!));
    if (name && users.length === 0 && !name.startsWith('entry.client-')) await rm(path.join(folder, name));
  }
}

/** Writes the service worker of this build, with the names of the scripts that members' pages load. */
async function writeWorker(folder: string): Promise<void> {
  const names = await readdir(path.join(folder, 'assets'));
  const files = names.filter((one) => one.endsWith('.js')).sort();
  const source = await readFile('src/kit/worker/serviceWorker.js', 'utf8');
  const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
  const worker = source
    .replace('FILES = []', `FILES = ${JSON.stringify(files.map((one) => `/assets/${one}`))}`)
    .replace('files-BUILD', `files-${build}`);
  await writeFile(path.join(folder, 'service-worker.js'), worker);
}

export default {
  appDirectory: 'src',
  // scripts/ensure.mjs builds beside the folder that is served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: false,
  prerender: { paths: [...prerendered], concurrency: 2 },
  async buildEnd({ reactRouterConfig }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    await removeUnused(path.join(folder, 'assets'));
    await buildStaff(folder);
    await writeWorker(folder);
    await compress(folder);
  },
} satisfies Config;
