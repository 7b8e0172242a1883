import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { openLive } from '../../live/live.ts';
import { type OpenApp, openContext } from '../../start/context.ts';
import { openClaim } from './claim.ts';

// The test's own server leaves its database to others; these are servers as they run for real.
let site: Test;
const folders: string[] = [];
const running: OpenApp[] = [];
beforeAll(async () => {
  site = await openTest();
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});
afterAll(async () => {
  await site.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'humsafar-folder-'));
  folders.push(folder);
  return folder;
}

/** Opens what a server opens on the test's database; closed after the test. */
async function start(dataDir: string): Promise<OpenApp> {
  const app = await openContext(
    { ...site.app.config, dataDir },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  running.push(app);
  return app;
}

const stop = () => running.pop()!.close();

const own = await newFolder();

test('a second server on the database is refused while the first runs, whatever its folder', async () => {
  await start(own);
  const copy = await newFolder();
  await cp(own, copy, { recursive: true });
  for (const folder of [await newFolder(), copy]) {
    await expect(start(folder)).rejects.toThrow('Another Humsafar is running on this database');
  }
  await stop();
  await start(copy);
});

test('a server has stopped once the database has given its claim back, so that the next can start', async () => {
  const { pool } = site.app;
  const url = pool.options.connectionString!;
  const live = await openLive(url, { warn() {}, patienceMs: 10_000, claim: openClaim() });
  const { rows } = await pool.query(
    `select pid from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  process.kill(rows[0].pid, 'SIGSTOP');
  const closing = live.close();
  try {
    expect(await Promise.race([closing.then(() => 'closed'), sleep(300, 'waiting')])).toBe('waiting');
  } finally {
    process.kill(rows[0].pid, 'SIGCONT');
  }
  await closing;
});

test('the server keeps its database when its connection is lost', async () => {
  const { pool } = await start(own);
  await pool.query(
    `select pg_terminate_backend(l.pid) from pg_locks l
     where l.locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0].n;
    })
    .toBe(1);
  await expect(start(await newFolder())).rejects.toThrow('Another Humsafar is running');
});

test('a database is refused with another folder than its own, also after its server has stopped', async () => {
  await start(own);
  await stop();
  const [moved, other] = [await newFolder(), await newFolder()];
  await cp(path.join(own, 'photos'), path.join(moved, 'photos'), { recursive: true });
  await start(moved);
  await stop();

  await expect(start(other)).rejects.toThrow(/are in another place than .*storage-id/s);
  // The message says what an operator writes where the old folder is lost.
  const line = await start(other).catch(({ message }: Error) => message.split('\n').at(-1)!);
  await writeFile(path.join(other, 'photos', 'storage-id'), `${line}\n`);
  await start(other);
});
