import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, tokenIn } from '../../../../test/registration.ts';
import type { Client } from '../../../kit/api/call.ts';
import { type OpenApp, openContext } from '../../../kit/start/context.ts';
import { answerLink, readLink } from '../../../people/person-consent/answers/answer.ts';
import { suspendProfile } from '../../../people/sanctions/suspensions.ts';
import { catchUpWithJournal, restoredFile } from './catchUp.ts';
import { readJournal } from './file.ts';

const PASSWORD = 'a quiet river 7';
const copy = `test_${randomBytes(6).toString('hex')}`;
let site: Test;
let server: pg.Client;
beforeAll(async () => {
  site = await openTest();
  server = new pg.Client({ connectionString: inject('postgres') });
  await server.connect();
});
afterAll(async () => {
  await site.close();
  await server.query(`drop database if exists ${copy} with (force)`);
  await server.end();
});

/** Copies the site's database as it is now, as a backup would. */
async function backUp(): Promise<void> {
  await site.app.close();
  const name = new URL(site.app.config.databaseUrl!).pathname.slice(1);
  // The server may not have noticed yet that connections were closed.
  await server.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = $1 and backend_type = 'client backend'`,
    [name],
  );
  await server.query(`drop database if exists ${copy} with (force)`);
  await server.query(`create database ${copy} template ${name}`);
  site.app.close = async () => {};
  await site.crash();
}

/** Opens the copy on the site's data folder, as after a restore. The site is stopped meanwhile. */
async function restored<T>(work: (app: OpenApp) => Promise<T>): Promise<T> {
  const { config } = site.app;
  const url = new URL(config.databaseUrl!);
  url.pathname = `/${copy}`;
  await site.app.close();
  const log = { info() {}, warn() {}, error: console.error };
  const app = await openContext(
    { ...config, databaseUrl: url.href },
    { clock: site.app.clock, log, alone: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
    site.app.close = async () => {};
    await site.crash();
  }
}

const count = async (app: Pick<OpenApp, 'pool'>, query: string, values: unknown[] = []) =>
  (await app.pool.query(`select count(*)::int as n from ${query}`, values)).rows[0].n;

async function member(): Promise<{ browser: Browser; key: number; accountId: number }> {
  const made = await addMember(site);
  return { browser: made.browser, key: made.key, accountId: await site.accountOf(made.key) };
}

test('a restore ends all sessions and repeats what was deleted, suspended and changed since the backup', async () => {
  const [gone, suspended, forgiven, changed, kept] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
  ];
  await backUp();

  const { body: plan } = await gone.browser.get('/api/me/deletion');
  const { status } = await gone.browser.post('/api/me/deletion', {
    reason: 'married_elsewhere',
    password: PASSWORD,
    profiles: plan.profiles.map(({ id }: { id: string }) => ({ id, outcome: 'delete' })),
  });
  expect(status).toBeLessThan(300);
  const { rows } = await site.app.pool.query('select account_id from staff limit 1');
  for (const { key } of [suspended, forgiven]) {
    await site.app.db.transaction().execute((tx) =>
      suspendProfile(site.app, tx, key, {
        reason: 'money',
        message: null,
        days: 7,
        actor: Number(rows[0].account_id),
        bulk: null,
      } as never),
    );
  }
  const renewed = await changed.browser.put('/api/account/password', {
    currentPassword: PASSWORD,
    password: 'another quiet hill 9',
    confirmPassword: 'another quiet hill 9',
  });
  expect(renewed.status).toBeLessThan(300);
  await site.workOff();
  const hashOf = (app: Pick<OpenApp, 'pool'>) =>
    app.pool
      .query('select password_hash from accounts where id = $1', [changed.accountId])
      .then(({ rows: [row] }) => row.password_hash);
  const newHash = await hashOf(site.app);
  const { dataDir } = site.app.config;

  // What is in the journal is for nobody's eyes.
  for (const name of (await readdir(path.join(dataDir, 'journal'))).filter((one) => one !== 'key')) {
    const text = await readFile(path.join(dataDir, 'journal', name), 'utf8');
    expect(text).not.toMatch(/password|suspended|account/);
    // The power went while a line was written.
    await writeFile(path.join(dataDir, 'journal', name), `${text}torn`);
  }

  await restored(async (app) => {
    const errors: unknown[] = [];
    app.log.error = (...words: unknown[]) => void errors.push(words);
    expect(await count(app, 'accounts where id = $1', [gone.accountId])).toBe(1);
    expect(await hashOf(app)).not.toBe(newHash);
    expect(await count(app, 'sessions')).toBeGreaterThan(0);
    await catchUpWithJournal(app);
    expect(await count(app, 'accounts where id = $1', [gone.accountId])).toBe(0);
    expect(await count(app, 'profiles where id = $1', [gone.key])).toBe(0);
    expect(await hashOf(app)).toBe(newHash);
    expect(await count(app, 'suspensions where profile_id = $1 and ended_at is null', [suspended.key])).toBe(
      1,
    );
    expect(await count(app, 'sessions')).toBe(0);
    expect(await count(app, 'accounts where id = $1', [kept.accountId])).toBe(1);
    expect(errors).toEqual([['1 lines of the journal cannot be read']]);

    // Once: the next start leaves sessions and passwords alone.
    await app.pool.query('update accounts set password_hash = $2 where id = $1', [
      changed.accountId,
      'newer',
    ]);
    await catchUpWithJournal(app);
    expect(await hashOf(app)).toBe('newer');

    await writeFile(path.join(dataDir, restoredFile), '');
    await app.pool.query(
      `insert into sessions (token_hash, account_id, user_agent, expires_at, created_at, last_seen_at)
       values ('x', $1, '', now() + interval '1 day', now(), now())`,
      [kept.accountId],
    );
    await catchUpWithJournal(app);
    expect(await count(app, 'sessions')).toBe(0);
    expect(await readdir(dataDir)).not.toContain(restoredFile);
  });
});

test('what persons have answered since the backup holds after a restore: who has refused is not shown again', async () => {
  let made = 0;
  const addDaughter = async () => {
    const { browser, key } = await addMember(site, { profileFor: 'daughter', name: 'Gauri Bhide' });
    return { browser, key, links: [] as string[], addresses: [] as string[] };
  };
  type Daughter = Awaited<ReturnType<typeof addDaughter>>;
  async function ask(her: Daughter) {
    site.travel(1.05);
    const address = `gauri${process.pid}-${++made}@example.com`;
    const sent = await her.browser.put('/api/my-profile/person-consent', { channel: 'email', address });
    expect(sent.status).toBe(200);
    await site.workOff();
    her.links.push(tokenIn(site.mail.filter(({ to }) => to === address).at(-1)));
    her.addresses.push(address);
  }
  async function answer({ links }: Daughter, given: 'given' | 'refused') {
    const sent = await site
      .visitor()
      .put('/api/person-consent/answer', { token: links.at(-1), answer: given });
    expect(sent.status).toBe(200);
  }
  const [refused, askedSince, movedSince, withdrawn, changed, agreed, unchanged] = [
    await addDaughter(),
    await addDaughter(),
    await addDaughter(),
    await addDaughter(),
    await addDaughter(),
    await addDaughter(),
    await addDaughter(),
  ];
  for (const her of [refused, movedSince, withdrawn, changed, agreed, unchanged]) await ask(her);
  await answer(withdrawn, 'given');
  await answer(agreed, 'refused');
  await backUp();

  await answer(refused, 'refused');
  await ask(askedSince);
  await answer(askedSince, 'refused');
  await ask(movedSince);
  await answer(movedSince, 'refused');
  await answer(withdrawn, 'refused');
  await answer(changed, 'refused');
  await answer(changed, 'given');
  await answer(agreed, 'given');
  await site.workOff();
  const { entries } = await readJournal(site.app.config.dataDir, site.app.clock());
  expect(entries.filter(({ kind }) => kind === 'person_answered')).toHaveLength(9);
  expect(JSON.stringify(entries)).not.toMatch(/gauri|@|example/i);

  await restored(async (app) => {
    const stateOf = async ({ key }: Daughter) => {
      const { rows } = await app.pool.query(
        `select state, address, refused_addresses, listed_at is not null as listed
         from profiles p left join person_consents c on c.profile_id = p.id where p.id = $1`,
        [key],
      );
      return rows[0];
    };
    expect(await stateOf(refused)).toMatchObject({ state: 'asked', listed: true });
    await catchUpWithJournal(app);
    const [address] = refused.addresses;
    expect(await stateOf(refused)).toEqual({
      ...{ state: 'refused', listed: false, address, refused_addresses: [address] },
    });
    const unknown = { state: 'refused', listed: false, address: null, refused_addresses: [] };
    expect(await stateOf(askedSince)).toEqual(unknown);
    // The address that the backup has is not the one that has answered.
    expect(await stateOf(movedSince)).toEqual(unknown);
    expect(await stateOf(withdrawn)).toMatchObject({ state: 'withdrawn', listed: false });
    expect(await stateOf(changed)).toMatchObject({ state: 'given', listed: true, refused_addresses: [] });
    expect(await stateOf(agreed)).toMatchObject({ state: 'given', listed: true });
    expect(await stateOf(unchanged)).toMatchObject({ state: 'asked', listed: true });

    // Each link that worked works; the replaced one does not.
    const client = { address: '192.0.2.1' } as Client;
    const [replaced, current] = movedSince.links;
    await expect(readLink(app, client, replaced!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await readLink(app, client, current!)).state).toBe('refused');
    await answerLink(app, client, { token: askedSince.links[0]!, answer: 'given' });
    expect(await stateOf(askedSince)).toMatchObject({ state: 'given', listed: true });

    // Once, and never over a later answer.
    await app.pool.query('delete from journal');
    await catchUpWithJournal(app);
    expect(await stateOf(askedSince)).toMatchObject({ state: 'given', listed: true });
  });
});
