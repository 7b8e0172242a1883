import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/client.ts';
import { registration } from '../../../test/registration.ts';
import { readConfig } from '../../kit/app/config.ts';
import { lock } from '../../kit/database/postgres/lock.ts';
import { openHttp } from '../../kit/http/open.ts';
import { type OpenApp, openContext } from '../../kit/start/context.ts';
import { serveApi } from '../api.ts';
import { prepare } from '../prepare.ts';

// A separate site with the embedded database, as run by somebody without PostgreSQL.
let env: Record<string, string>;
let app: OpenApp;
let http: ReturnType<typeof openHttp>;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'humsafar-approve-'));
  await chmod(dataDir, 0o755);
  env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    READING_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  };
  const config = readConfig(env);
  app = await openContext(config, { log: { info() {}, warn() {}, error: console.error } });
  await prepare(app);
  http = openHttp(config, 'silent');
  await serveApi(http, app);
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
  await rm(env.DATA_DIR!, { recursive: true, force: true, maxRetries: 10 });
});

/** Runs `npm run profiles:approve` with ids, in another process. */
const approve = (...ids: string[]) => approveIn(env, ids);

async function approveIn(env: Record<string, string>, ids: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'approve.ts'), ...ids], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, wrong };
}

test('a profile is approved while the site runs on the embedded database', async () => {
  const { port } = http.server.address() as AddressInfo;
  const visitor = openBrowser(`http://127.0.0.1:${port}`);
  const member = openBrowser(`http://127.0.0.1:${port}`);
  const { id } = (await member.post('/api/accounts', registration())).body;
  await app.db.updateTable('accounts').set({ email_verified_at: app.clock() }).execute();
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404);

  expect(await approve()).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`${id}  waiting since \\d.*\\d:\\d\\d [ap]m`)),
  });
  expect(await approve(id, 'P0000')).toEqual({
    code: 1,
    output: `${id} is approved.\n`,
    wrong: 'P0000 is not waiting for approval.\n',
  });
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(200);
  expect(await approve()).toMatchObject({ code: 0, output: 'No profiles are waiting for approval.\n' });
});

test('a profile is approved while the site is stopped', async () => {
  const { id } = (
    await openBrowser(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`).post(
      '/api/accounts',
      registration(),
    )
  ).body;
  await app.close();
  expect(await approve(id)).toMatchObject({ code: 0, output: expect.stringContaining(`${id} is approved.`) });
  app = await openContext(readConfig(env), { log: { info() {}, warn() {}, error: console.error } });
  const row = await app.db
    .selectFrom('profiles')
    .select('approved_at')
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.approved_at).not.toBeNull();
});

test('a site that does not answer yet is reported as starting', async () => {
  const dataDir = path.join(env.DATA_DIR!, 'starting');
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
  const release = await lock(path.join(dataDir, 'postgres', 'lock'));
  const { code, wrong } = await approveIn({ ...env, DATA_DIR: dataDir }, []);
  release!();
  expect(code).toBe(1);
  expect(wrong).toContain('The site is starting or stopping.');
});
