import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate, openDatabase, openPool, type Pool } from '../database/db.ts';
import { lock } from '../database/postgres/lock.ts';
import { findPostgres, startPostgres } from '../database/postgres.ts';
import { openLive } from '../events/live.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { openMail } from '../mail/mail.ts';
import type { App } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openSettings } from './settings.ts';
import { openStorage } from './storage.ts';

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

export type OpenApp = App & { close(): Promise<void> };

/**
 * Builds what the server is made of: the embedded database unless DATABASE_URL is set, migrated; the pool,
 * mail, storage and the live connection and the settings. `onDatabaseLost` is called when the embedded database keeps ending.
 * With `besideServer`, for commands, it uses the database of the site that runs on DATA_DIR, as it is, where one does.
 * `close()` takes it apart in reverse, the embedded database last.
 */
export async function openContext(
  config: Config = readConfig(process.env),
  {
    clock = systemClock,
    log = console as App['log'],
    onDatabaseLost,
    besideServer = false,
  }: {
    clock?: Clock;
    log?: App['log'];
    onDatabaseLost?: (reason: string) => void;
    besideServer?: boolean;
  } = {},
): Promise<OpenApp> {
  await mkdir(config.dataDir, { recursive: true });
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
  try {
    const pool = openPool(postgres.url, {
      max: config.databaseConnections,
      connectMs: config.databasePatienceMs,
    });
    const db = openDatabase(pool);
    if (running) await expectAnswer(pool);
    // The server that runs has brought its database up to date, and may be older than this program.
    if (!running) await migrate(postgres.url);
    if (!running) await prepareJobs({ pool });
    const live = await openLive(postgres.url, {
      warn: (line) => log.warn(line),
      onAway: pool.suspend,
      onBack: pool.resume,
      patienceMs: config.databasePatienceMs,
    });
    const settings = await openSettings(db, live, (line) => log.warn(line));
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
      storage: await openStorage(config.dataDir),
      async close() {
        mail.close();
        settings.close();
        await live.close();
        await db.destroy();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
