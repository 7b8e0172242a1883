import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, writeFolder } from './storage.ts';

let dataDir: string;
let umask: number;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'humsafar-storage-'));
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(dataDir, { recursive: true });
});

/** The modes of whatever is in the folder of photos, by path. */
async function modes(): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'photos');
  const names = ['', ...(await readdir(root, { recursive: true }))].sort();
  const entries = names.map(async (name) => [
    name,
    ((await stat(path.join(root, name))).mode & 0o777).toString(8),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

test('photos are for the owner of the server alone, however they are written', async () => {
  const disk = await openStorage(dataDir);
  await disk.put('a/b/small.webp', 'picture');
  await disk.putStream('a/c/large.webp', Readable.from(['picture']));
  await disk.copy('a/b/small.webp', 'd/copy.webp');
  await disk.move('a/c/large.webp', 'e/f/moved.webp');
  expect(await modes()).toEqual({
    '': '700',
    a: '700',
    'a/b': '700',
    'a/b/small.webp': '600',
    'a/c': '700',
    d: '700',
    'd/copy.webp': '600',
    e: '700',
    'e/f': '700',
    'e/f/moved.webp': '600',
  });
  expect(await disk.get('e/f/moved.webp')).toBe('picture');
  await disk.put('a/b/small.webp', 'another');
  expect(await disk.get('a/b/small.webp')).toBe('another');
});

test('photos of a site from before, which others could read, are closed at the next start', async () => {
  const root = path.join(dataDir, 'photos');
  await mkdir(path.join(root, 'p/q'), { recursive: true });
  await writeFile(path.join(root, 'p/q/small.webp'), 'picture');
  expect(await modes()).toMatchObject({ '': '755', 'p/q': '755', 'p/q/small.webp': '644' });
  const disk = await openStorage(dataDir);
  expect(await modes()).toEqual({ '': '700', p: '700', 'p/q': '700', 'p/q/small.webp': '600' });
  expect(await disk.get('p/q/small.webp')).toBe('picture');
});

test('a folder that is closed already is not walked again', async () => {
  await openStorage(dataDir);
  const inside = path.join(dataDir, 'photos/p');
  await mkdir(inside);
  await chmod(inside, 0o755);
  await openStorage(dataDir);
  expect((await modes()).p).toBe('755');
});

test('the files of a folder are written together or not at all, for the owner of the server alone', async () => {
  const disk = await openStorage(dataDir);
  await writeFolder(dataDir, 'p/one', {
    'small.webp': Buffer.from('small'),
    'large.webp': Buffer.from('large'),
  });
  expect(await modes()).toEqual({
    '': '700',
    p: '700',
    'p/one': '700',
    'p/one/large.webp': '600',
    'p/one/small.webp': '600',
  });
  expect(await disk.get('p/one/small.webp')).toBe('small');
  // The second name is none that a file can have.
  await expect(
    writeFolder(dataDir, 'p/two', { a: Buffer.from('x'), 'b/c': Buffer.from('x') }),
  ).rejects.toThrow();
  await expect(writeFolder(dataDir, 'p/one', { a: Buffer.from('x') })).rejects.toThrow();
  expect(Object.keys(await modes())).toHaveLength(5);
});
