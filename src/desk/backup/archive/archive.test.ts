import { truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORMAT, headerFile, ownVersion, reasonAgainst, summaryFile } from './manifest.ts';
import { readArchive } from './readArchive.ts';
import { type Archive, writeArchive } from './writeArchive.ts';

let folder: string;
let file: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'humsafar-archive-'));
  file = path.join(folder, 'archive.tar.zst');
  target = path.join(folder, 'target');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  const archive = writeArchive(file);
  await archive.addText(headerFile, '{}');
  await archive.addFolder('postgres/data');
  for (const [name, text] of Object.entries(files)) await archive.addText(name, text);
  await finish(archive);
}

const finish = (archive: Archive) =>
  archive.finish(summaryFile, (totals) =>
    JSON.stringify({
      ...totals,
      endedAt: new Date().toISOString(),
      photos: 0,
      rowsBefore: {},
      rowsAfter: {},
    }),
  );

const read = () => readArchive(file, target, () => undefined);

test('what was written is read back, for its owner only', async () => {
  await write({ 'photos/a/small.webp': 'picture', 'outbox/empty.eml': '' });
  expect(await read()).toMatchObject({ files: 3, bytes: 9, lists: 1 });
  expect(await readFile(path.join(target, 'photos/a/small.webp'), 'utf8')).toBe('picture');
  expect(await readFile(path.join(target, 'outbox/empty.eml'), 'utf8')).toBe('');
  const modes = ['photos/a/small.webp', 'photos/a', 'postgres/data'].map((name) =>
    stat(path.join(target, name)),
  );
  expect((await Promise.all(modes)).map(({ mode }) => (mode & 0o777).toString(8))).toEqual([
    '600',
    '700',
    '700',
  ]);
});

test('a byte that has changed is found by the sums, whatever compressed it', async () => {
  await write({ 'photos/a/small.webp': 'picture' });
  const tar = zstdDecompressSync(await readFile(file));
  tar[tar.indexOf('picture')] = 'P'.charCodeAt(0);
  await writeFile(file, zstdCompressSync(tar));
  await expect(read()).rejects.toThrow(
    'The backup is damaged: photos/a/small.webp is not what was backed up.',
  );
});

test('a flipped bit, a cut-off end and another kind of file are refused', async () => {
  await write({ 'photos/a/small.webp': 'picture'.repeat(1000) });
  const whole = await readFile(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1]! ^= 0x20;
  for (const bytes of [
    flipped,
    whole.subarray(0, -60),
    whole.subarray(0, 100),
    Buffer.from('text'),
    Buffer.of(),
  ]) {
    await rm(target, { recursive: true, force: true });
    await writeFile(file, bytes);
    await expect(read(), `${bytes.length} bytes`).rejects.toThrow(/^The backup is damaged/);
  }
});

test.each(['../../etc/passwd', 'photos/../../x', 'photos/a\\..\\b', '/etc/passwd', 'postgres/log'])(
  'the name %s is refused',
  async (name) => {
    await write({ [name]: 'text' });
    await expect(read()).rejects.toThrow('does not belong in it');
  },
);

test('a file that shrinks while it is copied is filled up, one that vanishes is left out', async () => {
  const source = path.join(folder, 'relation');
  writeFileSync(source, Buffer.alloc(3_000_000, 'x'));
  const archive = writeArchive(file);
  await archive.addText(headerFile, '{}');
  // The first megabyte has been read when this returns.
  const copying = archive.addFile('postgres/data/1', source);
  truncateSync(source, 1_500_000);
  expect((await copying)?.size).toBe(3_000_000);
  expect(await archive.addFile('postgres/data/2', path.join(folder, 'vanished'))).toBeUndefined();
  await finish(archive);
  expect(await read()).toMatchObject({ files: 2, bytes: 3_000_002 });
  const copy = await readFile(path.join(target, 'postgres/data/1'));
  expect([copy.length, copy.indexOf(0)]).toEqual([3_000_000, 1_500_000]);
});

test('a backup of another PostgreSQL, a newer Humsafar or another format is refused in a sentence', () => {
  const header = {
    format: FORMAT,
    ...ownVersion(),
    postgres: '18.4',
    kind: null,
    platform: 'linux-x64',
    startedAt: new Date().toISOString(),
  };
  const against = (change: object) =>
    reasonAgainst(JSON.stringify({ ...header, ...change }), '18.4.0-beta.17');
  expect(against({})).toBeUndefined();
  expect(against({ postgres: '17.6' })).toContain('This backup is of PostgreSQL 17');
  expect(against({ migration: '9999_future.sql' })).toContain('made by a newer Humsafar');
  expect(against({ migration: '0001_accounts.sql' })).toBeUndefined();
  expect(against({ format: 2 })).toContain('has format 2');
  expect(reasonAgainst('{}', '18.4')).toBe('This file is not a backup of Humsafar.');
});
