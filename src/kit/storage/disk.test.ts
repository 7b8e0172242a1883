import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFolder, openDisk, UNFINISHED } from './disk.ts';

let root: string;
let umask: number;
beforeEach(async () => {
  root = path.join(await mkdtemp(path.join(tmpdir(), 'humsafar-storage-')), 'photos');
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(path.dirname(root), { recursive: true });
});

/** The modes of whatever is in the folder, by path. */
async function modes(): Promise<Record<string, string>> {
  const names = ['', ...(await readdir(root, { recursive: true }))].sort();
  const entries = names.map(async (name) => [
    name,
    ((await stat(path.join(root, name))).mode & 0o777).toString(8),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

test('files are for the owner of the server alone, however they are written', async () => {
  const disk = await openDisk(root);
  await disk.put('a/b/small.webp', Buffer.from('picture'));
  await disk.put('a/c/large.webp', Readable.from([Buffer.from('picture')]));
  expect(await modes()).toEqual({
    '': '700',
    [UNFINISHED]: '700',
    a: '700',
    'a/b': '700',
    'a/b/small.webp': '600',
    'a/c': '700',
    'a/c/large.webp': '600',
  });
});

test('files of a site from before, which others could read, are closed at the next start', async () => {
  await mkdir(path.join(root, 'p/q'), { recursive: true });
  await writeFile(path.join(root, 'p/q/small.webp'), 'picture');
  expect(await modes()).toMatchObject({ '': '755', 'p/q': '755', 'p/q/small.webp': '644' });
  const disk = await openDisk(root);
  expect(await modes()).toEqual({ '': '700', p: '700', 'p/q': '700', 'p/q/small.webp': '600' });
  expect(String(await disk.read('p/q/small.webp'))).toBe('picture');
});

test('a folder that is closed already is not walked again', async () => {
  await openDisk(root);
  const inside = path.join(root, 'p');
  await mkdir(inside);
  await chmod(inside, 0o755);
  await openDisk(root);
  expect((await modes()).p).toBe('755');
});

test('what a killed server left is not listed, and removed when it is older than an hour', async () => {
  const disk = await openDisk(root);
  await disk.put('whole', Buffer.from('x'));
  const leftover = async (name: string, hours: number) => {
    const file = path.join(root, UNFINISHED, name);
    await writeFile(file, 'x');
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(file, then, then);
  };
  await leftover('new', 0.5);
  await leftover('old', 2);
  expect(await Array.fromAsync(disk.list(''))).toEqual(['whole']);
  await disk.removeUnfinished();
  expect(await readdir(path.join(root, UNFINISHED))).toEqual(['new']);
});

test('a folder that cannot be written to is reported', async () => {
  const disk = await openDisk(root);
  await rm(root, { recursive: true });
  await expect(disk.check()).rejects.toThrow('ENOENT');
});

test('a folder that is not there has no names; one that cannot be read is an error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(await listFolder(folder)).toEqual(['file']);
  expect(await listFolder(path.join(folder, 'gone'))).toEqual([]);
  await expect(listFolder(file)).rejects.toThrow('ENOTDIR');
  await rm(folder, { recursive: true });
});
