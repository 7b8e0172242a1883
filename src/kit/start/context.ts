import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../app/app.ts';
import { type Config, readConfig } from '../app/config.ts';
import { openSettings } from '../app/settings.ts';
import { settleBatches } from '../database/batch.ts';
import { migrate, openDatabase, openPool, type Pool } from '../database/db.ts';
import { lock } from '../database/postgres/lock.ts';
import { findPostgres, startPostgres } from '../database/postgres.ts';
import { claimStorage, expectOwnStorage, openClaim } from '../database/server/claim.ts';
import { checkDatabase } from '../database/server/requirements.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { openLive } from '../live/live.ts';
import { openMail } from '../mail/mail.ts';
import { type Clock, systemClock } from '../shared/time/clock.ts';
import { openStorage } from '../storage/adapters.ts';

// An outside database serves many, but the photos and letters in DATA_DIR belong to one.
async function useDatabase(url: string, dataDir: string) {
  const release = await lock(path.join(dataDir, 'lock'));
  if (!release) {
    throw new Error(
      `Another Humsafar is already running with the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { url, stop: async () => release() };
}

/** The address of the database of a site that runs on DATA_DIR; undefined when none does. */
async function findRunning({ databaseUrl, dataDir }: Config): Promise<string | undefined> {
  if (!databaseUrl) return findPostgres(dataDir);
  const release = await lock(path.join(dataDir, 'lock'));
  release?.();
  return release ? undefined : databaseUrl;
}

async function expectAnswer(pool: Pool): Promise<void> {
  await pool.query('select 1').catch((cause: unknown) => {
    throw new Error('The site is starting or stopping. Please try again in a moment.', { cause });
  });
}

/**
 * Makes the data folder, which the site's user alone may open. Linux lets PostgreSQL, where it runs as another user, work
 * in a folder whose parents are closed to it; other systems do not.
 */
async function openDataDir(dataDir: string, log: App['log']): Promise<void> {
  const shared = process.platform !== 'linux' && process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, shared ? 0o711 : 0o700).catch(({ code }: NodeJS.ErrnoException) =>
    log.warn(
      `The mode of ${dataDir} stays as it is (${code}): other users of this machine may be able to open it.`,
    ),
  );
}

export type OpenApp = App & { close(): Promise<void> };

/**
 * Builds what the server is made of: the embedded database unless DATABASE_URL is set, migrated; the pool,
 * mail, storage and the live connection and the settings. `onDatabaseLost` is called when the embedded database keeps ending.
 * With `besideServer`, for commands, it uses the database of the site that runs on DATA_DIR, as it is, where one does.
 * A database of DATABASE_URL is taken for this process and its data folder, and refused when another has it, unless `alone` is
 * false, as in tests of several processes.
 * `close()` takes it apart in reverse, the embedded database last.
 */
export async function openContext(
  config: Config = readConfig(process.env),
  {
    clock = systemClock,
    log = console as App['log'],
    onDatabaseLost,
    besideServer = false,
    alone = true,
  }: {
    clock?: Clock;
    log?: App['log'];
    onDatabaseLost?: (reason: string) => void;
    besideServer?: boolean;
    alone?: boolean;
  } = {},
): Promise<OpenApp> {
  await openDataDir(config.dataDir, log);
  const running = besideServer ? await findRunning(config) : undefined;
  const postgres = running
    ? { url: running, stop: async () => {} }
    : config.databaseUrl
      ? await useDatabase(config.databaseUrl, config.dataDir)
      : await startPostgres({
          dataDir: config.dataDir,
          log: (line) => log.info(line),
          onLost: onDatabaseLost,
        });
  const opened: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const warn = (line: string) => log.warn(line);
    const storage = await openStorage(config, 'photos', warn);
    const archives = await openStorage(config, 'downloads', warn);
    const pool = openPool(postgres.url, {
      max: config.databaseConnections,
      connectMs: config.databasePatienceMs,
    });
    const db = openDatabase(pool);
    opened.push(() => db.destroy());
    if (running) await expectAnswer(pool);
    const own = config.databaseUrl && alone && !running;
    if (config.databaseUrl) await checkDatabase(pool);
    const live = await openLive(postgres.url, {
      warn,
      onAway: pool.suspend,
      onBack: pool.resume,
      patienceMs: config.databasePatienceMs,
      ...(own ? { claim: openClaim() } : {}),
    });
    opened.push(() => live.close());
    // The server that runs has brought its database up to date, and may be older than this program.
    if (!running) {
      if (own) await expectOwnStorage(pool, storage);
      await migrate(postgres.url);
      await prepareJobs({ pool });
      if (own) await claimStorage(pool, storage);
    }
    const settings = await openSettings(db, live, warn);
    const mail = openMail(config, (line) => log.info(line));
    return {
      config,
      pool,
      db,
      clock,
      live,
      settings,
      mail,
      log,
      storage,
      archives,
      async close() {
        await settleBatches(db);
        mail.close();
        settings.close();
        await live.close();
        await db.destroy();
        await postgres.stop();
      },
    };
  } catch (error) {
    for (const close of opened.reverse()) await close();
    throw error;
  }
}
