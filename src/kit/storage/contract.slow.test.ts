import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../app/config.ts';
import { adapters, openStorage } from './adapters.ts';
import type { FileStorage, Root } from './storage.ts';

const MEGABYTE = 1024 * 1024;
const bytesOf = (length: number, seed = 1) => {
  const bytes = Buffer.alloc(length);
  for (let n = 0; n < length; n += 1) bytes[n] = (n * 31 + (n >> 8) * 7 + seed) & 255;
  return bytes;
};

/** Yields bytes in uneven pieces, and fails after the last one where `failure` is given. */
async function* inPieces(bytes: Buffer, failure?: Error) {
  for (let start = 0, piece = 1; start < bytes.length; start += piece, piece = (piece * 7) % 99_991) {
    yield bytes.subarray(start, start + piece);
  }
  if (failure) throw failure;
}

async function readAll(content: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

const listOf = async (storage: FileStorage, folder: string) =>
  (await Array.fromAsync(storage.list(folder))).sort();

type StandIn = { env: Record<string, string>; close(): Promise<void> };

/** A kind of storage, and how its stand-in is started; the disk needs none. */
const kinds: [name: string, start: () => Promise<StandIn | null>][] = [
  ['disk', async () => null],
  ...adapters.map(({ name }): [string, () => Promise<StandIn>] => [
    name,
    // Lists have many pages.
    async () => (await import(`../../../sandbox/storage/${name}.ts`)).openSandbox({ pageSize: 7 }),
  ]),
];

describe.each(kinds)('%s', (_, start) => {
  let standIn: StandIn | null;
  let folder: string;
  let storage: FileStorage;
  let archives: FileStorage;
  const environment = () => ({ DATA_DIR: folder, ...standIn?.env });
  const open = (root: Root) => openStorage(readConfig(environment()), root, () => {});
  beforeAll(async () => {
    [standIn, folder] = await Promise.all([start(), mkdtemp(path.join(tmpdir(), 'humsafar-contract-'))]);
    [storage, archives] = [await open('photos'), await open('downloads')];
  });
  afterAll(async () => {
    await standIn?.close();
    await rm(folder, { recursive: true });
  });

  test('keeps any bytes, however they come, and reads them whole and piece by piece', async () => {
    const contents = [0, 1, 256, 100_000, 8 * MEGABYTE, 17 * MEGABYTE + 1].map((length) => bytesOf(length));
    for (const [n, content] of contents.entries()) {
      await storage.put(`whole/${n}`, content);
      await storage.put(`pieces/${n}`, inPieces(content));
      for (const name of [`whole/${n}`, `pieces/${n}`]) {
        expect(content.equals((await storage.read(name))!), name).toBe(true);
        expect(await storage.size(name)).toBe(content.length);
        const opened = (await storage.open(name))!;
        expect(opened.size).toBe(content.length);
        expect(content.equals(await readAll(opened.content)), name).toBe(true);
      }
    }
  });

  test('keeps names as the site makes them, at every depth', async () => {
    const names = [
      'storage-id',
      'photos/0b7c4e0e-2f6c-4d8e-9d5c-0a8f8f1b2c3d/small.webp',
      'samples/pool/female-hindu-0/blurred.webp',
      `a_b-c.d/${'x'.repeat(200)}.bin`,
    ];
    for (const name of names) await storage.put(name, Buffer.from(name));
    for (const name of names) expect(String(await storage.read(name))).toBe(name);
    expect(await listOf(storage, '')).toEqual(expect.arrayContaining(names));
  });

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../../b', 'a/.b', '.', 'a\\b', 'a b', 'x'.repeat(600)])(
    'refuses the name %j',
    async (name) => {
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('no name of a file');
      await expect(async () => storage.read(name)).rejects.toThrow('no name of a file');
      await expect(async () => storage.removeAll(name)).rejects.toThrow('no name of a file');
    },
  );

  test('replaces a file; who reads the one before gets it whole', async () => {
    const [before, after] = [bytesOf(3 * MEGABYTE, 1), bytesOf(MEGABYTE, 2)];
    await storage.put('replaced/file', before);
    const opened = (await storage.open('replaced/file'))!;
    await storage.put('replaced/file', inPieces(after));
    expect(before.equals(await readAll(opened.content))).toBe(true);
    expect(after.equals((await storage.read('replaced/file'))!)).toBe(true);
  });

  test('has nothing where there is no file, nor where there is a folder', async () => {
    await storage.put('folder/file', Buffer.from('x'));
    for (const name of ['missing', 'folder', 'folder/missing', 'folder/file/below']) {
      expect([await storage.read(name), await storage.open(name), await storage.size(name)]).toEqual([
        null,
        null,
        null,
      ]);
      expect(await listOf(storage, 'missing')).toEqual([]);
    }
    await storage.remove('missing');
    await storage.removeAll('missing');
  });

  test('lists a folder and those in it, over many pages, and none beside it', async () => {
    const names = Array.from({ length: 25 }, (_, n) => `listed/${n % 3}/${n}`);
    await Promise.all(
      [...names, 'listed-not', 'listed2/a'].map((name) => storage.put(name, Buffer.from('x'))),
    );
    expect(await listOf(storage, 'listed')).toEqual(names.sort());
    for await (const name of storage.list('listed')) {
      expect(names).toContain(name);
      break;
    }
  });

  test('removes a file, and a folder with all in it, and none beside it', async () => {
    const names = ['gone/a', 'gone/b', ...Array.from({ length: 20 }, (_, n) => `gone/c/${n}`), 'gone-not/a'];
    for (const name of names) await storage.put(name, Buffer.from('x'));
    await storage.remove('gone/a');
    expect(await storage.size('gone/a')).toBeNull();
    expect(await listOf(storage, 'gone')).toHaveLength(21);
    await storage.removeAll('gone');
    expect(await listOf(storage, 'gone')).toEqual([]);
    expect(await storage.size('gone-not/a')).toBe(1);
    await storage.put('gone/a', Buffer.from('again'));
    expect(String(await storage.read('gone/a'))).toBe('again');
  });

  test('keeps the two roots apart', async () => {
    await archives.put('apart.zip', Buffer.from('archive'));
    expect(await storage.size('apart.zip')).toBeNull();
    expect(await listOf(archives, '')).toEqual(['apart.zip']);
  });

  test('of several writers at once one wins, and nobody reads a mixture', async () => {
    const contents = [1, 2, 3, 4].map((seed) => bytesOf(9 * MEGABYTE, seed));
    const writing = Promise.all(
      contents.map((content, n) => storage.put('contested/file', n % 2 ? inPieces(content) : content)),
    );
    const seen: (Buffer | null)[] = [];
    for (let n = 0; n < 3; n += 1) seen.push(await storage.read('contested/file'));
    await writing;
    seen.push(await storage.read('contested/file'));
    for (const one of seen.filter((found) => found !== null)) {
      expect(contents.some((content) => content.equals(one))).toBe(true);
    }
    expect(seen.at(-1)).not.toBeNull();
  });

  test.each([10, 9 * MEGABYTE])(
    'when the source fails after %d bytes, there is no file, or the one before',
    async (length) => {
      const failure = new Error('the source broke');
      await expect(storage.put('failed/new', inPieces(bytesOf(length), failure))).rejects.toThrow(failure);
      await storage.put('failed/old', Buffer.from('before'));
      await expect(storage.put('failed/old', inPieces(bytesOf(length), failure))).rejects.toThrow(failure);
      expect(await listOf(storage, 'failed')).toEqual(['failed/old']);
      expect(String(await storage.read('failed/old'))).toBe('before');
    },
  );

  test('who stops reading in the middle harms no other reader', async () => {
    const content = bytesOf(9 * MEGABYTE);
    await storage.put('interrupted/file', content);
    for (let n = 0; n < 5; n += 1) {
      const opened = (await storage.open('interrupted/file'))!;
      if (n === 0) opened.content.destroy();
      else for await (const _ of opened.content) break;
      expect(opened.content.destroyed).toBe(true);
    }
    expect(content.equals((await storage.read('interrupted/file'))!)).toBe(true);
  });

  test('what a killed process has acknowledged is there, and no part of what it was writing', async () => {
    const size = 300_000;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', writer, pathToFileURL(import.meta.dirname).href, String(size)],
      { env: { ...process.env, ...environment() }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const acknowledged: string[] = [];
    for await (const line of child.stdout.setEncoding('utf8')) {
      acknowledged.push(...line.trim().split('\n'));
      if (acknowledged.length >= 10) break;
    }
    child.kill('SIGKILL');
    await once(child, 'close');
    const found = await listOf(storage, 'killed');
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    expect(found.length).toBeLessThanOrEqual(acknowledged.length + 8);
    for (const name of found) expect((await storage.read(name))!.length, name).toBe(size);
    await storage.removeUnfinished();
    await storage.check();
  });
});

/** Writes files, four at a time, and prints the name of each that is written. */
const writer = `
  const [folder, size] = process.argv.slice(1);
  const { readConfig } = await import(folder + '/../app/config.ts');
  const { openStorage } = await import(folder + '/adapters.ts');
  const storage = await openStorage(readConfig(process.env), 'photos', console.error);
  async function* slowly() {
    for (let n = 0; n < 3; n++) {
      yield Buffer.alloc(Number(size) / 3, n);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  async function work(lane) {
    for (let n = 0; ; n++) {
      const name = 'killed/' + lane + '/' + n;
      await storage.put(name, slowly());
      process.stdout.write(name + '\\n');
    }
  }
  await Promise.all([0, 1, 2, 3].map(work));
`;
