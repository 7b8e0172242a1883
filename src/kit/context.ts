import { mkdir } from 'node:fs/promises';
import type { App } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { migrate, openDatabase, openPool } from './db.ts';
import { prepareJobs } from './jobs.ts';
import { openLive } from './live.ts';
import { openMail } from './mail.ts';
import { startPostgres } from './postgres.ts';
import { openStorage } from './storage.ts';

export type OpenApp = App & { close(): Promise<void> };

/**
 * Builds what the server is made of: the embedded database unless DATABASE_URL is set, migrated; the pool,
 * mail, storage and the live line. `close()` takes it apart in reverse, the embedded database last.
 */
export async function openContext(
  config: Config = readConfig(process.env),
  { clock = systemClock, log = console as App['log'] }: { clock?: Clock; log?: App['log'] } = {},
): Promise<OpenApp> {
  await mkdir(config.dataDir, { recursive: true });
  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startPostgres({ dataDir: config.dataDir });
  try {
    const pool = openPool(postgres.url);
    const db = openDatabase(pool);
    await migrate(db);
    await prepareJobs({ pool });
    const live = await openLive(postgres.url, (line) => log.warn(line));
    const mail = openMail(config, (line) => log.info(line));
    return {
      config,
      pool,
      db,
      clock,
      live,
      mail,
      log,
      storage: openStorage(config.dataDir),
      async close() {
        mail.close();
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
