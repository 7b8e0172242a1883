import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPeople } from '../../../seed/write/seedPeople.ts';
import { beginSlowUpload, sha256, writeUntilStopped } from '../../../test/setup/backups.ts';
import { prepare } from '../../app/prepare.ts';
import { readConfig } from '../../kit/app/config.ts';
import { type OpenApp, openContext } from '../../kit/start/context.ts';
import { DOCUMENTS_FOLDER } from '../../people/identity/shared/rules.ts';
import { createBackup } from './backup.ts';
import { removeOldBackups } from './oldBackups.ts';
import { restoreBackup, verifyBackup } from './restore.ts';
import { verifyOrRename } from './verify.ts';

const silent = { info() {}, warn() {}, error: console.error };

let folder: string;
export let dataDir: string;
let to: string;
let app: OpenApp;
/** A backup of the site as it was before the tests. */
let whole: string;

const open = (folder: string) =>
  openContext(
    readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: folder,
      MODERATION: 'automatic',
    }),
    { log: silent },
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'humsafar-backup-'));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
  to = path.join(folder, 'backups');
  app = await open(dataDir);
  await prepare(app);
  await seedPeople(app, { draw: false });
  await app.storage.put('first/small.webp', Buffer.from('picture'));
  ({ file: whole } = await createBackup({ dataDir, to }));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

// Before the others: what they write makes the backup larger than the limit.
if (process.platform !== 'win32') {
  test('a backup that could not be verified for want of disk keeps its name, with exit code 1', async () => {
    const full = path.join(folder, 'full-for-verifying');
    expect((await stat(whole)).size).toBeLessThan(14_000_000);
    // 15 MB (of 512 bytes each) are enough for the backup, and not for a segment of the write-ahead log of 16 MB.
    const { code, output } = await command(['--to', full, '--verify'], { before: 'ulimit -f 30000' });
    expect(output).toContain('EFBIG');
    const names = await readdir(full);
    expect(names).toEqual([expect.stringMatching(/^humsafar-\d{8}T\d{9}Z\.tar\.zst$/)]);
    expect(output).toContain(`Couldn't verify the backup. The file was kept: ${path.join(full, names[0]!)}`);
    expect(code).toBe(1);
  });
}

test('an identity document that waits is in no backup', async () => {
  const document = path.join(dataDir, 'photos', DOCUMENTS_FOLDER, 'one/document.bin');
  await mkdir(path.dirname(document), { recursive: true });
  await writeFile(document, 'nobody keeps this');
  await writeFile(path.join(dataDir, 'photos/beside.webp'), 'a photo');
  const { file } = await createBackup({ dataDir, to: path.join(folder, 'without-documents') });
  const other = path.join(folder, 'restored-without-documents');
  await restoreBackup({ file, dataDir: other });
  expect((await readdir(path.join(other, 'photos'))).sort()).toContain('beside.webp');
  expect(await readdir(path.join(other, 'photos'))).not.toContain(DOCUMENTS_FOLDER);
  await rm(path.join(dataDir, 'photos', DOCUMENTS_FOLDER), { recursive: true });
  await rm(path.join(dataDir, 'photos/beside.webp'));
});

test('every write acknowledged before the end of a backup is there after the folder was destroyed', async () => {
  const { rows: seeded } = await app.pool.query('select count(*)::int as photos from photos');
  const writers = [0, 1, 2, 3].map((number) => writeUntilStopped(app, number));
  const began = await beginSlowUpload(app);
  const backup = createBackup({ dataDir, to });
  const slow = await began.finish();
  const { file, summary } = await backup;
  const written = () => writers.reduce((sum, { accounts }) => sum + accounts.length, 0);
  const atEnd = written();
  while (written() < atEnd + 50) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(writers.map((writer) => writer.stop()));
  await app.close();
  await rm(dataDir, { recursive: true });

  const restored = await restoreBackup({ file, dataDir });
  // The samples of this test are seeded without pictures.
  expect(restored.photosWithoutFile).toBe(seeded[0].photos);
  app = await open(dataDir);
  const end = Date.parse(summary.endedAt);
  const accounts = writers.flatMap((writer) => writer.accounts).filter(({ madeAt }) => madeAt < end);
  const photos = [slow, ...writers.flatMap((writer) => writer.photos)].filter(({ madeAt }) => madeAt < end);
  expect(accounts.length).toBeGreaterThan(50);
  expect(photos.length).toBeGreaterThan(5);
  const emails = new Set(
    (await app.db.selectFrom('accounts').select('email').execute()).map((row) => row.email),
  );
  expect(accounts.filter(({ email }) => !emails.has(email))).toEqual([]);
  const keys = new Set(
    (await app.db.selectFrom('photos').select('storage_key').execute()).map((row) => row.storage_key),
  );
  for (const { key, sum } of photos) {
    expect(keys.has(key), key).toBe(true);
    expect(sha256((await app.storage.read(`${key}/small.webp`))!)).toBe(sum);
  }
  const late = writers.flatMap((writer) => writer.accounts).at(-1)!;
  expect(late.madeAt).toBeGreaterThan(end);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a folder that holds data is kept; with --replace it is moved aside, and a running site is refused', async () => {
  const file = whole;
  await expect(restoreBackup({ file, dataDir, replace: true })).rejects.toThrow(
    `Humsafar is running with the data folder ${dataDir}. Stop it first.`,
  );

  const other = path.join(folder, 'other');
  await mkdir(path.join(other, 'photos/one'), { recursive: true });
  await writeFile(path.join(other, 'photos/one/small.webp'), 'precious');
  await expect(restoreBackup({ file, dataDir: other })).rejects.toThrow(
    `${other} already has data (photos).`,
  );
  expect(await readFile(path.join(other, 'photos/one/small.webp'), 'utf8')).toBe('precious');

  const { movedTo, rows } = await restoreBackup({ file, dataDir: other, replace: true });
  expect(await readFile(path.join(movedTo!, 'photos/one/small.webp'), 'utf8')).toBe('precious');
  expect(rows.profiles).toBeGreaterThan(0);
  const names = (await readdir(other)).sort();
  expect(names).toEqual(['photos', 'postgres', path.basename(movedTo!), 'restored']);

  // Nothing runs there: its database is started for the backup.
  const output: string[] = [];
  const again = await createBackup({ dataDir: other, to, log: (line) => output.push(line) });
  expect(output).toEqual(['Humsafar is not running: starting the database for the backup.']);
  const verified = await verifyBackup({ file: again.file, folder: to });
  expect(verified.rows).toEqual(rows);
  expect((await readdir(to)).filter((entry) => entry.startsWith('.'))).toEqual([]);
});

test('a damaged backup is refused and changes nothing', async () => {
  const bytes = await readFile(whole);
  const target = path.join(folder, 'target');
  const damaged = path.join(folder, 'damaged.tar.zst');
  await writeFile(damaged, bytes.subarray(0, bytes.length - 1000));
  await expect(restoreBackup({ file: damaged, dataDir: target })).rejects.toThrow(/The backup is damaged/);
  expect(await readdir(target)).toEqual(['postgres']);
  expect(await readdir(path.join(target, 'postgres'))).toEqual(['lock']);

  for (const file of [path.join(folder, 'mistyped.tar.zst'), folder])
    await expect(restoreBackup({ file, dataDir: target })).rejects.toThrow(
      `There is no backup file ${file}.`,
    );
});

/** The command as an operator runs it; `before` is what the shell does first. */
async function command(args: string[], { before = 'true', env = {} as Record<string, string> } = {}) {
  const program = path.join(import.meta.dirname, 'commands/backup.ts');
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, program, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

// Windows has no limit on the size of a file.
if (process.platform !== 'win32') {
  test('a disk that fills up leaves no half file, and exit code 1', async () => {
    const full = path.join(folder, 'full');
    const { code, output } = await command(['--to', full], { before: 'ulimit -f 400' });
    expect(output).toContain(`Couldn't write the backup to ${full}: EFBIG`);
    expect(code).toBe(1);
    expect(await readdir(full)).toEqual([]);
  });
}

test('a backup that verifying finds damaged is renamed to .bad', async () => {
  const kept = path.join(folder, 'damaged');
  await mkdir(kept);
  const file = path.join(kept, path.basename(whole));
  const bytes = await readFile(whole);
  await writeFile(file, bytes.subarray(0, bytes.length - 1000));
  await expect(verifyOrRename({ file, folder: kept })).rejects.toThrow(
    /The backup is damaged.*cannot be trusted/s,
  );
  expect(await readdir(kept)).toEqual([`${path.basename(whole)}.bad`]);
});

/** Leaves the demo's payments in `at` as a killed server does: the newest are only in the log beside the file. */
async function leaveSandbox(folder: string, payment: string): Promise<void> {
  const source = path.join(await mkdtemp(path.join(folder, 'sandbox-')), 'sandbox.sqlite');
  const database = new DatabaseSync(source);
  database.exec('pragma journal_mode = wal; create table payments (id text)');
  database.prepare('insert into payments values (?)').run(payment);
  for (const ending of ['', '-wal', '-shm']) {
    await copyFile(`${source}${ending}`, path.join(folder, `sandbox.sqlite${ending}`));
  }
  database.close();
}

test('payments in the log of a killed demo are in the backup, and its old log is moved aside by a restore', async () => {
  await leaveSandbox(dataDir, 'backed up');
  const { file } = await createBackup({ dataDir, to });
  const other = path.join(folder, 'demo');
  await mkdir(other);
  await leaveSandbox(other, 'of another time');
  const { movedTo } = await restoreBackup({ file, dataDir: other, replace: true });
  expect((await readdir(movedTo!)).sort()).toEqual([
    'sandbox.sqlite',
    'sandbox.sqlite-shm',
    'sandbox.sqlite-wal',
  ]);
  expect((await readdir(other)).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  const database = new DatabaseSync(path.join(other, 'sandbox.sqlite'));
  expect(database.prepare('select id from payments').all()).toEqual([{ id: 'backed up' }]);
  database.close();
  for (const ending of ['', '-wal', '-shm']) {
    await rm(path.join(dataDir, `sandbox.sqlite${ending}`), { force: true });
  }
});

test('a folder in which a restore was interrupted is not backed up; restoring again mends it', async () => {
  const interrupted = path.join(folder, 'interrupted-restore');
  await mkdir(path.join(interrupted, 'photos/new'), { recursive: true });
  await writeFile(path.join(interrupted, 'photos/new/small.webp'), 'from the backup');
  await writeFile(path.join(interrupted, 'restoring'), '');
  await expect(createBackup({ dataDir: interrupted, to })).rejects.toThrow(/was interrupted/);
  expect((await readdir(interrupted)).sort()).toEqual(['photos', 'restoring']);
  await restoreBackup({ file: whole, dataDir: interrupted, replace: true });
  expect((await readdir(interrupted)).filter((name) => !name.startsWith('replaced-')).sort()).toEqual([
    'photos',
    'postgres',
    'restored',
  ]);
});

test('a stopped backup leaves no half file', async () => {
  const stopped = path.join(folder, 'interrupted');
  const stopping = new AbortController();
  const backup = createBackup({ dataDir, to: stopped, signal: stopping.signal });
  const refused = expect(backup).rejects.toThrow('enough');
  stopping.abort(new Error('enough'));
  await refused;
  expect(await readdir(stopped)).toEqual([]);
});

test('an outside database is refused with a word on pg_dump', async () => {
  const { code, output } = await command(['--to', to], {
    env: { DATABASE_URL: 'postgresql://localhost/site' },
  });
  expect(output).toContain('pg_dump');
  expect(code).toBe(1);
});

test('the newest backups are kept, and nothing else is removed', async () => {
  const kept = path.join(folder, 'kept');
  await mkdir(kept);
  const name = (day: number) => `humsafar-202611${day}T021500000Z.tar.zst`;
  for (const file of [name(11), name(12), name(13), name(14), 'notes.txt', 'humsafar-old.tar.zst']) {
    await writeFile(path.join(kept, file), '');
  }
  expect(await removeOldBackups(kept, 2)).toEqual([name(11), name(12)]);
  expect((await readdir(kept)).sort()).toEqual([name(13), name(14), 'humsafar-old.tar.zst', 'notes.txt']);

  // Damaged ones do not count, and go with the backups of their time.
  for (const file of [`${name(10)}.bad`, `${name(15)}.bad`, name(16), 'notes.bad'])
    await writeFile(path.join(kept, file), '');
  expect(await removeOldBackups(kept, 2)).toEqual([`${name(10)}.bad`, name(13)]);
  expect((await readdir(kept)).filter((file) => file.startsWith('humsafar-2026')).sort()).toEqual([
    name(14),
    `${name(15)}.bad`,
    name(16),
  ]);
});
