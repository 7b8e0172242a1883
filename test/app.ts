import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { seedPeople } from '../seed/write/seedPeople.ts';
import { serveApi } from '../src/app/api.ts';
import { prepare } from '../src/app/prepare.ts';
import { tasks } from '../src/app/worker.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { freeJobs, workOff } from '../src/kit/jobs/jobs.ts';
import { DAY_MS } from '../src/kit/shared/time/durations.ts';
import { openContext } from '../src/kit/start/context.ts';
import { addMissingPeople } from '../src/meeting/matching/people/peopleStore.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { findPlan } from '../src/money/memberships/plans/planStore.ts';
import { insertMembership } from '../src/money/memberships/store.ts';
import { openSession } from '../src/people/accounts/sessions/sessions.ts';
import { openBrowser } from './client.ts';
import { openSink } from './sink.ts';

const print = (...words: unknown[]) => console.error(...words);
const silent = { info() {}, warn() {}, error: print };

function named(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database with the migrations and the cast, created once a run; each test file gets a copy of it. */
async function cloneDatabase(): Promise<string> {
  const server = inject('postgres');
  const template = 'template_cast';
  const copy = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await client.query('create database template_making');
      const folder = await mkdtemp(path.join(tmpdir(), 'humsafar-template-'));
      const config = readConfig({
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://localhost',
        SUPPORT_EMAIL: 'support@humsafar.example',
        DATABASE_URL: named(server, 'template_making'),
        DATA_DIR: folder,
      });
      const app = await openContext(config, { log: silent, alone: false });
      await prepare(app);
      await seedPeople(app, { draw: false });
      await addMissingRows(app.db);
      await addMissingPeople(app.db);
      await app.close();
      await rm(folder, { recursive: true });
      await client.query(`alter database template_making rename to ${template}`);
    }
    // The other way writes all of it to the log, too.
    await client.query(`create database ${copy} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock(1)');
  });
  return named(server, copy);
}

/**
 * Starts the whole server on a copy of the cast's database, with a real SMTP server and a clock that can be moved.
 * It runs as a real site (no demo) unless `env` sets otherwise.
 */
export async function openTest(env: Record<string, string> = {}) {
  const [url, sink, dataDir] = await Promise.all([
    cloneDatabase(),
    openSink(),
    mkdtemp(path.join(tmpdir(), 'humsafar-test-')),
  ]);
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:1',
    SUPPORT_EMAIL: 'support@humsafar.example',
    MODERATION: 'automatic',
    REQUESTS_PER_MINUTE: '0',
    READING_LIMITS: 'off',
    // A busy machine makes a test slower and nothing else.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATABASE_PATIENCE_MS: '60000',
    // Each connection plans every statement for itself: fewer of them take a tenth less of the processor.
    DATABASE_CONNECTIONS: '4',
    DATABASE_URL: url,
    SMTP_URL: sink.url,
    SMTP_TLS: 'optional',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ...env,
  });
  let moved = 0;
  const clock = () => new Date(Date.now() + moved);
  async function start(port: number) {
    const log = { ...silent };
    const app = await openContext(config, { clock, log, alone: false });
    const http = openHttp(config, 'silent');
    await serveApi(http, app);
    await http.listen({ port, host: '127.0.0.1' });
    return { app, http, log };
  }
  let { app, http, log } = await start(0);
  const { port } = http.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  async function insertPlan(
    profileId: number,
    plan: string,
    now: Date,
    { from, until }: { from: number; until: number },
  ) {
    await app.db.transaction().execute(async (tx) => {
      const { id, grants } = (await findPlan(tx, plan))!;
      await insertMembership(tx, {
        profileId,
        orderId: null,
        planId: id,
        planName: plan,
        valuePaise: 100_000,
        startsAt: new Date(now.getTime() + from * DAY_MS),
        endsAt: new Date(now.getTime() + until * DAY_MS),
        grants,
      });
    });
  }

  return {
    get app() {
      return app;
    },
    base,
    /**
     * Breaks every connection to the database in the middle of its work, and restarts the server on the
     * same database and port.
     */
    async crash() {
      log.error = () => {};
      // An autovacuum belongs to the superuser: ending it would be refused.
      await asOwner(url, (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`),
      );
      const closed = http.close();
      http.server.closeAllConnections();
      await closed;
      await app.close();
      ({ app, http, log } = await start(port));
      await freeJobs(app);
    },
    /** Emails that reached the mail server. */
    mail: sink.received,
    /** Creates a browser without a login. */
    visitor: () => openBrowser(base),
    /** Creates a browser that is logged in as one of the cast, named by the part of the email before the @. */
    async as(key: string) {
      const { id } = await app.db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', `${key}@humsafar.example`)
        .executeTakeFirstOrThrow();
      const client = { userAgent: 'test', sessionToken: null, deviceToken: null };
      const { token } = await app.db.transaction().execute((tx) => openSession(app, tx, client, id));
      // Tests travel; that staff log in again after 12 hours has its own.
      await app.db
        .updateTable('sessions')
        .set({ expires_at: new Date(clock().getTime() + 365 * DAY_MS) })
        .where('account_id', '=', id)
        .execute();
      return openBrowser(base, { session: token });
    },
    /** Grants an account's only profile a plan of the price list, from and until a number of days from now. */
    async give(accountId: number, plan: string, from = -1, until = 1) {
      const now = clock();
      const { profile_id } = await app.db
        .selectFrom('profile_managers')
        .select('profile_id')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      await insertPlan(profile_id, plan, now, { from, until });
    },
    /** Grants a profile a plan of the price list, from and until a number of days from now. */
    giveTo: (profileId: number, plan: string, from = -1, until = 1) =>
      insertPlan(profileId, plan, clock(), { from, until }),
    /** The routes of the server, one a line. */
    routes: () => http.printRoutes({ commonPrefix: false }),
    /** Moves the server's clock. */
    travel: (days: number) => {
      moved += days * DAY_MS;
    },
    /**
     * Runs every due task, and sends at once emails that wait to be joined; with `patiently`, only emails
     * whose time has come by the server's clock.
     */
    async workOff({ patiently = false } = {}) {
      await app.pool.query(
        `update graphile_worker._private_jobs set run_at = now()
         where run_at > now() and attempts = 0 and ($1 or run_at <= $2)
           and task_id = (select id from graphile_worker._private_tasks where identifier = 'mail_notification')`,
        [!patiently, clock()],
      );
      await workOff(app, tasks);
    },
    /** Returns the internal id of a profile. */
    async idOf(publicId: string): Promise<number> {
      const row = await app.db
        .selectFrom('profiles')
        .select('id')
        .where('public_id', '=', publicId)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    /** Returns the account that has managed a profile the longest, by the profile's internal id. */
    async accountOf(profileId: number): Promise<number> {
      const row = await app.db
        .selectFrom('profile_managers')
        .select('account_id')
        .where('profile_id', '=', profileId)
        .orderBy('accepted_at')
        .orderBy('account_id')
        .executeTakeFirstOrThrow();
      return row.account_id;
    },
    async close() {
      const closed = http.close();
      // A connection without a request, as fetch may open one too many, would be waited for until it times out.
      http.server.closeAllConnections();
      await closed;
      await app.close();
      await sink.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Test = Awaited<ReturnType<typeof openTest>>;
