import type { FastifyBaseLogger } from 'fastify';
import type { Database, Pool } from '../database/db.ts';
import type { Live } from '../live/live.ts';
import type { Mail } from '../mail/mail.ts';
import type { Clock } from '../shared/time/clock.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { Config } from './config.ts';
import type { Settings } from './settings.ts';

/** The server's dependencies: built in context.ts, passed to every operation. */
export type App = {
  config: Config;
  pool: Pool;
  db: Database;
  /** Photos, identity documents and pictures of posts. */
  storage: FileStorage;
  /** Archives with the data of accounts. */
  archives: FileStorage;
  mail: Mail;
  clock: Clock;
  live: Live;
  settings: Settings;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
