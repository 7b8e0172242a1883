import { cp, mkdir, mkdtemp, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStubs } from '../../test/pages.ts';
import { readConfig } from '../kit/app/config.ts';
import { openHttp } from '../kit/http/open.ts';
import { DAY_MS } from '../kit/shared/time/durations.ts';

type Builds = {
  buildFolder(hash: string): string;
  carryOver(folder: string): void;
  switchTo(folder: string): void;
  removeOld(): void;
};

// The script in a folder of its own, where it builds nothing but what a test says.
let root: string;
let builds: Builds;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'humsafar-builds-'));
  const scripts = path.resolve(import.meta.dirname, '../../scripts');
  await mkdir(path.join(root, 'scripts'));
  for (const name of ['builds.mjs', 'node.mjs'])
    await cp(path.join(scripts, name), path.join(root, 'scripts', name));
  builds = await import(pathToFileURL(path.join(root, 'scripts/builds.mjs')).href);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function build(...scripts: string[]): Promise<void> {
  const folder = builds.buildFolder('abc');
  const client = path.join(folder, 'client');
  await mkdir(path.join(client, 'assets'), { recursive: true });
  for (const name of scripts) {
    await writeFile(path.join(client, 'assets', name), name);
    await writeFile(path.join(client, 'assets', `${name}.gz`), gzipSync(name));
  }
  builds.carryOver(folder);
  builds.switchTo(folder);
  builds.removeOld();
}

/** Starts the server on the newest build; resolves to what it answers to an address. */
async function start() {
  const http = openHttp(readConfig({ NODE_ENV: 'test', DATA_DIR: root }), 'silent');
  const folder = path.join(await realpath(path.join(root, 'build')), 'client');
  await serveStubs(http, { folder });
  return {
    ask: async (url: string, encoding = 'identity') => {
      const { statusCode, headers, body } = await http.inject({
        url,
        headers: { 'accept-encoding': encoding },
      });
      return { statusCode, encoding: headers['content-encoding'], cache: headers['cache-control'], body };
    },
    close: () => http.close(),
  };
}

const lasting = { statusCode: 200, cache: 'public, max-age=31536000, immutable' };

test('a running server goes on with its own build, and the next one has the scripts of pages that are open', async () => {
  await build('one.js', 'desk.js');
  const before = await start();
  await build('two.js', 'desk.js');
  expect(await before.ask('/assets/one.js')).toMatchObject({ ...lasting, body: 'one.js' });
  await before.close();

  const after = await start();
  expect((await after.ask('/robots.txt')).statusCode).toBe(200);
  for (const script of ['two.js', 'one.js', 'desk.js'])
    expect(await after.ask(`/assets/${script}`)).toMatchObject({ ...lasting, body: script });
  expect(await after.ask('/assets/one.js', 'gzip')).toMatchObject({ ...lasting, encoding: 'gzip' });
  expect((await after.ask('/assets/none.js')).statusCode).toBe(404);
  await after.close();
});

test('old scripts go 30 days after they were replaced, old builds after the third', async () => {
  for (const script of ['three.js', 'four.js']) await build(script);
  const older = path.join(root, 'build/older/assets');
  expect(await readdir(older)).toContain('one.js');
  const long = new Date(Date.now() - 31 * DAY_MS);
  await utimes(path.join(older, 'one.js'), long, long);
  await build('five.js');
  expect(await readdir(older)).not.toContain('one.js');
  expect(await readdir(older)).toContain('four.js');
  expect(await readdir(path.join(root, 'builds'))).toHaveLength(3);
});
