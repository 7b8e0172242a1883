import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rename as renameFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveIntoPlace, partsIn, refuseOtherDisks } from './place.ts';

let folder: string;
let dataDir: string;
let staging: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'humsafar-place-'));
  dataDir = path.join(folder, 'data');
  staging = path.join(dataDir, '.restore-1');
});
afterEach(() => rm(folder, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** The files in `at` and what is in them, without files that are being restored. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.restore-') && statSync(path.join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

const before = {
  'photos/one/small.webp': 'old',
  'sandbox.sqlite': 'old',
  'sandbox.sqlite-wal': 'old',
  'postgres/secret': 'old',
  'postgres/data/PG_VERSION': 'old',
  'postgres/lock': 'held',
};
const restored = {
  'photos/two/small.webp': 'new',
  'outbox/1.eml': 'new',
  'sandbox.sqlite': 'new',
  'postgres/secret': 'new',
  'postgres/data/PG_VERSION': 'new',
};

function writeAll(): void {
  write(dataDir, before);
  mkdirSync(path.join(dataDir, 'outbox'));
  write(staging, restored);
}

test('an error at any move leaves the folder as it was', async () => {
  writeAll();
  let moves = 0;
  let failing = 0;
  async function rename(from: string, to: string): Promise<void> {
    moves++;
    if (moves === failing) throw new Error('no space left');
    // A start after a kill here would otherwise create an empty database.
    expect(existsSync(path.join(dataDir, 'restoring'))).toBe(true);
    await renameFile(from, to);
  }
  const run = () =>
    moveIntoPlace({ staging, dataDir, present: partsIn(dataDir), rename: rename as typeof renameFile });
  for (failing = 1; failing <= 11; failing++) {
    moves = 0;
    await expect(run(), `move ${failing}`).rejects.toThrow('no space left');
    expect(filesIn(dataDir), `move ${failing}`).toEqual(before);
    expect(filesIn(staging), `move ${failing}`).toEqual(restored);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('replaced-'))).toEqual([]);
    expect(readdirSync(path.join(dataDir, 'outbox'))).toEqual([]);
  }
  moves = 0;
  const aside = await run();
  expect(moves).toBe(11);
  const { 'postgres/lock': held, ...replaced } = before;
  expect(filesIn(aside!)).toEqual(replaced);
  await rm(aside!, { recursive: true });
  expect(filesIn(dataDir)).toEqual({ ...restored, 'postgres/lock': held });
});

test('when moving back fails too, the folder stays marked and the error says where the data is', async () => {
  writeAll();
  let moves = 0;
  async function rename(from: string, to: string): Promise<void> {
    moves++;
    if (moves >= 4) throw new Error(`move ${moves} failed`);
    await renameFile(from, to);
  }
  await expect(
    moveIntoPlace({ staging, dataDir, present: partsIn(dataDir), rename: rename as typeof renameFile }),
  ).rejects.toThrow(/^move 4 failed\nMoving the data back failed too: move 5 failed\n.*replaced-/);
  expect(readFileSync(path.join(dataDir, 'restoring'), 'utf8')).toContain('replaced-');
});

test('a log of SQLite without its file is data that is moved aside', () => {
  write(dataDir, { 'sandbox.sqlite-wal': 'old' });
  expect(partsIn(dataDir)).toEqual(['sandbox.sqlite-wal']);
});

const otherDisk = ['/dev/shm', '/var/tmp'].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
);

const testOnOtherDisk = otherDisk ? test : () => {};
testOnOtherDisk('a database on another disk than DATA_DIR is refused before anything is moved', async () => {
  write(dataDir, { 'photos/one/small.webp': 'old' });
  expect(() => refuseOtherDisks(dataDir)).not.toThrow();
  const elsewhere = await mkdtemp(path.join(otherDisk!, 'humsafar-place-'));
  try {
    symlinkSync(elsewhere, path.join(dataDir, 'postgres'));
    expect(() => refuseOtherDisks(dataDir)).toThrow(/postgres is on a different disk from .*--to/);
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});
