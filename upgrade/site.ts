import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { serveApi } from '../src/app/api.ts';
import { prepare } from '../src/app/prepare.ts';
import { tasks } from '../src/app/worker.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { workOff } from '../src/kit/jobs/jobs.ts';
import { openContext } from '../src/kit/start/context.ts';
import { type Answers, loadOldSite, sessionOf } from './fixture.ts';

/** Runs SQL on the server of the tests, outside of any database of a site. */
async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * Starts today's server on the database of the old site, as an upgrade does, with a fixed clock.
 * The gateway is unreachable: no read needs it.
 */
export async function openUpgradedSite(old: Answers) {
  const now = new Date(old.askedAt);
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  await loadOldSite(url.href, old);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'humsafar-upgrade-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:1',
    SUPPORT_EMAIL: 'support@humsafar.example',
    MODERATION: 'automatic',
    REQUESTS_PER_MINUTE: '0',
    READING_LIMITS: 'off',
    VISITOR_REQUESTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATABASE_PATIENCE_MS: '60000',
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    RAZORPAY_KEY_ID: 'rzp_test_OfTheTests0001',
    RAZORPAY_KEY_SECRET: 'secretOfTheTests000000000001',
    RAZORPAY_WEBHOOK_SECRET: 'webhookSecretOfTheTests',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  });
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (...words: unknown[]) => void errors.push(words) };
  const app = await openContext(config, { clock: () => now, log });
  await prepare(app);
  const http = openHttp(config, 'silent');
  await serveApi(http, app);
  await http.ready();

  return {
    app,
    /** Errors that the server has logged. */
    errors,
    /** Sends a request as an account's browser, or a visitor's. Returns the status, and the body read by its type. */
    async send(account: number | null, method: 'GET' | 'POST' | 'PUT', address: string, body?: object) {
      const response = await http.inject({
        method,
        url: address,
        payload: body,
        cookies: account === null ? {} : { session: sessionOf(account) },
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return { status: response.statusCode, body: isJson ? response.json() : response.rawPayload };
    },
    workOff: () => workOff(app, tasks),
    /** Returns the recipients of sent emails. */
    async readReceivers(): Promise<string[]> {
      const outbox = path.join(dataDir, 'outbox');
      const emails = await Promise.all(
        (await readdir(outbox)).map((file) => readFile(path.join(outbox, file), 'utf8')),
      );
      return emails.map((email) => /^To: (.*?)\r?$/m.exec(email)![1]!);
    },
    async close() {
      await http.close();
      await app.close();
      await onServer(`drop database ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof openUpgradedSite>>;
