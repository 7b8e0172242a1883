import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember, registration } from '../../../test/registration.ts';
import type { Tx } from '../database/db.ts';
import { MINUTE_MS } from '../shared/time/durations.ts';
import { onEvent, recordEvent } from './events.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The events of a name, the last one first. */
const events = (name: string) =>
  site.app.db.selectFrom('events').selectAll().where('name', '=', name).orderBy('id', 'desc').execute();

const sinceClock = (instant: Date | undefined) => Math.abs(site.app.clock().getTime() - instant!.getTime());

/** Registers somebody from an address. @returns the account */
async function registerFrom(address: string): Promise<number> {
  const { body } = await site
    .visitor()
    .post('/api/accounts', registration(), { 'x-forwarded-for': `198.51.100.7, ${address}` });
  return site.accountOf(await site.idOf(body.id));
}

describe('the row of an event', () => {
  test('has the actor, the subject, the time of the clock, the address and the request', async () => {
    site.travel(5);
    const account = await registerFrom('203.0.113.9');
    const [created] = await events('account.created');
    expect(created).toMatchObject({
      actor: account,
      subject_kind: 'account',
      subject_id: String(account),
      data: { account },
      address: '203.0.113.9',
      request_id: expect.stringMatching(UUID),
    });
    expect(sinceClock(created!.recorded_at)).toBeLessThan(MINUTE_MS);
    // Of the same request; another one has another id.
    expect((await events('session.opened'))[0]!.request_id).toBe(created!.request_id);
    await registerFrom('2001:db8:1:2:3::4');
    expect((await events('account.created'))[0]).toMatchObject({
      address: '2001:db8:1:2::/64',
      request_id: expect.not.stringMatching(created!.request_id!),
    });
  });

  test('has them also when the body of the request arrives later than its head', async () => {
    const body = JSON.stringify(registration());
    const sent = request(`${site.base}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    });
    sent.write(body.slice(0, 20));
    await sleep(100);
    sent.end(body.slice(20));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect((await events('account.created'))[0]).toMatchObject({
      address: '203.0.113.77',
      request_id: expect.stringMatching(UUID),
    });
  });

  test('of a task has the system as its actor, and the time of the clock', async () => {
    const { email } = await addMember(site);
    expect((await site.visitor().post('/api/password-resets', { email })).status).toBe(200);
    site.travel(3);
    await site.workOff();
    const [forgotten] = await events('password.forgotten');
    expect(forgotten).toMatchObject({
      actor: null,
      subject_kind: 'account',
      address: null,
      request_id: null,
    });
    expect(sinceClock(forgotten!.recorded_at)).toBeLessThan(MINUTE_MS);
  });
});

test('an event, its listeners, its jobs and its notification commit together, or none does', async () => {
  const { key } = await addMember(site);
  const account = await site.accountOf(key);
  let failing = true;
  onEvent('profile.approved', async (tx, { profile }) => {
    // It stays for the tests after this one.
    if (profile !== key) return;
    await tx.updateTable('profiles').set({ bio: 'Listened' }).where('id', '=', profile).execute();
    if (failing) throw new Error('This listener fails.');
  });
  const received: string[][] = [];
  const stop = site.app.live.listen(account, (topics) => received.push(topics));
  const act = () =>
    site.app.db.transaction().execute(async (tx) => {
      await recordEvent(tx, {
        name: 'profile.changed',
        data: { profile: key },
        actor: account,
        subject: { kind: 'profile', id: key },
        jobs: [{ task: 'mail_verification', payload: { account } }],
      });
      await recordEvent(tx, {
        name: 'profile.approved',
        data: { profile: key },
        actor: 'system',
        subject: { kind: 'profile', id: key },
      });
    });
  const state = async () => {
    const { bio } = await site.app.db
      .selectFrom('profiles')
      .select('bio')
      .where('id', '=', key)
      .executeTakeFirstOrThrow();
    const { rows } = await site.app.pool.query(
      `select from graphile_worker._private_jobs where (payload->>'account')::bigint = $1`,
      [account],
    );
    const own = (await events('profile.approved')).filter(({ subject_id }) => subject_id === String(key));
    return { bio, jobs: rows.length, events: own.length };
  };
  // Notifications of the registration may still be pending.
  await site.app.pool.query(`select pg_notify('live', $1)`, [
    JSON.stringify({ accounts: [account], topics: ['joined'] }),
  ]);
  await expect.poll(() => received.at(-1), { timeout: 30_000 }).toEqual(['joined']);
  received.length = 0;
  const before = await state();
  await expect(act()).rejects.toThrow('This listener fails.');
  expect(await state()).toEqual(before);
  failing = false;
  await act();
  expect(await state()).toEqual({ bio: 'Listened', jobs: before.jobs + 1, events: before.events + 1 });
  // What was rolled back would have come first.
  await expect
    .poll(() => received, { timeout: 30_000 })
    .toEqual([
      ['accounts', 'dashboard', 'matching', 'myProfile', 'profileHoroscopes', 'profiles', 'search.opening'],
      ['notifications'],
    ]);
  stop();
});

test('events older than a year are pruned, however many; others stay', async () => {
  const insert = (name: string, days: number, count: number) =>
    site.app.pool.query(
      `insert into events (name, data, subject_kind, subject_id, recorded_at)
       select $1, '{}', 'test', '', $2 from generate_series(1, $3)`,
      [name, new Date(site.app.clock().getTime() - days * 24 * 60 * MINUTE_MS), count],
    );
  await insert('test.old', 365.01, 2001);
  await insert('test.young', 364.9, 1);
  await site.app.pool.query(`select graphile_worker.add_job('prune_events')`);
  await site.workOff();
  expect(await events('test.old')).toEqual([]);
  expect(await events('test.young')).toHaveLength(1);
});

test('an unknown name and a wrong payload do not compile', () => {
  // Compiled and never called.
  const misuse = async (tx: Tx) => {
    const rest = { actor: 'system', subject: { kind: 'account', id: 1 } } as const;
    await recordEvent(tx, { name: 'account.verified', data: { account: 1 }, ...rest });
    // @ts-expect-error: nobody declares this event
    await recordEvent(tx, { name: 'account.forgotten', data: { account: 1 }, ...rest });
    // @ts-expect-error: an account is a number
    await recordEvent(tx, { name: 'account.verified', data: { account: 'asha' }, ...rest });
    // @ts-expect-error: the account is missing
    await recordEvent(tx, { name: 'account.verified', data: {}, ...rest });
    // @ts-expect-error: an actor is an account or the system
    await recordEvent(tx, { ...rest, name: 'account.verified', data: { account: 1 }, actor: 'asha' });
    const after = { name: 'account.verified', data: { account: 1 }, ...rest } as const;
    await recordEvent(tx, { ...after, jobs: [{ task: 'prune_events', payload: {} }] });
    // @ts-expect-error: no room has this task
    await recordEvent(tx, { ...after, jobs: [{ task: 'mail_nobody', payload: {} }] });
    // @ts-expect-error: this task needs an account
    await recordEvent(tx, { ...after, jobs: [{ task: 'mail_verification', payload: {} }] });
    // @ts-expect-error: nobody declares this event
    onEvent('account.forgotten', async () => {});
    // @ts-expect-error: this event has no profile
    onEvent('account.verified', async (_tx, { profile }) => profile);
  };
  expect(misuse).toBeTypeOf('function');
});
