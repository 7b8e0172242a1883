import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

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
  ssr: true,
  splitRouteModules: false,
  // The list of all routes is one file that browsers cache.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    await writeWorker(folder);
    await compress(folder);
  },
} satisfies Config;
