import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { type Browser, openBrowser } from '../../test/client.ts';
import { addManager } from '../../test/managers.ts';
import { openOtherProcess } from '../../test/otherProcess.ts';
import { addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { statementsOf } from '../../test/statements.ts';
import { openHttp } from '../kit/http/open.ts';
import { serveApi } from './api.ts';

let site: Test;
let other: Awaited<ReturnType<typeof openOther>>;
beforeAll(async () => {
  site = await openTest();
  other = await openOther();
});
afterAll(async () => {
  await other.close();
  await site.close();
});

/** Starts another server of the same site: it shares the database, and nothing in memory. */
async function openOther() {
  const { app, close } = await openOtherProcess(site);
  const http = openHttp(site.app.config, 'silent');
  await serveApi(http, app);
  await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    live: app.live,
    base: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`,
    async close() {
      await http.close();
      await close();
    },
  };
}

/** The same browser at the other server, where its session is cached after a request. */
async function elsewhere({ cookies }: Browser): Promise<Browser> {
  const browser = openBrowser(other.base, Object.fromEntries(cookies));
  expect((await browser.get('/api/me')).body.viewer).not.toBeNull();
  return browser;
}

const me = async (browser: Browser) => (await browser.get('/api/me')).body.viewer;
const set = (profile: number, change: Record<string, unknown>) =>
  site.app.db.updateTable('profiles').set(change).where('id', '=', profile).execute();

describe('what changes at one server holds for the next request at another', () => {
  test.each<[string, (browser: Browser) => Promise<unknown>]>([
    ['logging out', (browser) => browser.delete('/api/sessions/current')],
    [
      'the account is suspended',
      async (browser) => {
        const { email } = await me(browser);
        const { db } = site.app;
        await db
          .updateTable('accounts')
          .set({ suspended_at: new Date() })
          .where('email', '=', email)
          .execute();
      },
    ],
    [
      'the account is deleted by hand',
      async (browser) => {
        const { email } = await me(browser);
        await site.app.db.deleteFrom('accounts').where('email', '=', email).execute();
      },
    ],
  ])('%s ends the session', async (_what, end) => {
    const { browser } = await addMember(site);
    const there = await elsewhere(browser);
    expect((await there.get('/api/interests')).status).toBe(200);
    await end(browser);
    expect((await there.get('/api/interests')).status).toBe(401);
    expect(await me(there)).toBeNull();
  });

  test('a manager who is removed, and one who may only view from now on', async () => {
    const { key } = await addMember(site);
    const { id, browser } = await addManager(site, key);
    const there = await elsewhere(browser);
    const managers = site.app.db.updateTable('profile_managers').where('account_id', '=', id);
    await managers.set({ role: 'viewer' }).execute();
    expect((await there.put('/api/my-profile/hiding', { until: null })).status).toBe(403);
    await site.app.db.deleteFrom('profile_managers').where('account_id', '=', id).execute();
    expect((await there.get('/api/interests')).status).toBe(403);
    expect((await me(there)).profile).toBeNull();
  });

  test('a plan that begins, ends, or runs out', async () => {
    const { browser, key } = await addMember(site);
    const there = await elsewhere(browser);
    expect((await me(there)).premium).toBe(false);
    await site.giveTo(key, 'Gold', -1, 2);
    expect((await me(there)).premium).toBe(true);
    await site.app.db.deleteFrom('memberships').where('profile_id', '=', key).execute();
    expect((await me(there)).premium).toBe(false);
    await site.giveTo(key, 'Gold', 1, 2);
    expect((await me(there)).premium).toBe(false);
    const seen: boolean[] = [];
    for (const days of [1.5, 1, -2.5]) {
      site.travel(days);
      seen.push((await me(there)).premium);
    }
    expect(seen).toEqual([true, false, false]);
  });

  test('a profile that is hidden, renamed, not listed any more, and the one the session acts for', async () => {
    const { browser, key } = await addMember(site);
    const there = await elsewhere(browser);
    await set(key, { hidden_at: new Date() });
    expect((await me(there)).profile).toMatchObject({ listed: false, hidden: { until: null } });
    // Its time is over by the database's clock, without anything being written.
    await set(key, { hidden_until: new Date(Date.now() + 300) });
    expect((await me(there)).profile.hidden).not.toBeNull();
    await expect.poll(async () => (await me(there)).profile.hidden).toBeNull();
    await set(key, { hidden_at: null, hidden_until: null, name: 'Nandini Rao', listed_at: null });
    expect((await me(there)).profile).toMatchObject({ listed: false, hidden: null, name: 'Nandini Rao' });
    const second = await addMember(site);
    const account = await site.accountOf(key);
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: second.key, account_id: account, accepted_at: new Date() })
      .execute();
    expect((await browser.put('/api/me/profile', { id: second.id })).status).toBe(200);
    expect((await me(there)).profile.id).toBe(second.id);
  });

  test('a block, by either side, until it is taken back', async () => {
    const [one, two] = [await addMember(site), await addMember(site)];
    const blocks = { blocker_id: two.key, blocked_id: one.key };
    for (const [it, them] of [
      [one, two],
      [two, one],
    ] as const) {
      const there = await elsewhere(it.browser);
      const count = async () => (await there.get('/api/profiles/count?gender=all')).body.count;
      const before = await count();
      await site.app.db.insertInto('blocks').values(blocks).execute();
      expect(await count(), them.id).toBe(before - 1);
      await site.app.db.deleteFrom('blocks').where('blocker_id', '=', two.key).execute();
      expect(await count(), them.id).toBe(before);
    }
  });

  test('an interest of either side, and one that a merge moves to another profile', async () => {
    const [one, two, third] = [await addMember(site), await addMember(site), await addMember(site)];
    const { db } = site.app;
    for (const [it, them, other] of [
      [one, two, third],
      [two, one, third],
    ] as const) {
      const there = await elsewhere(it.browser);
      const shown = async () => {
        const { profiles } = (await there.get('/api/profiles?gender=all')).body;
        const withInterest = profiles.filter(({ interest }: { interest: unknown }) => interest);
        return withInterest.map(({ id, interest }: { id: string; interest: { sent: boolean } }) => [
          id,
          interest.sent,
        ]);
      };
      expect(await shown()).toEqual([]);
      const dates = { sent_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) };
      await db
        .insertInto('interests')
        .values({ sender_id: one.key, receiver_id: two.key, state: 'pending', ...dates })
        .execute();
      expect(await shown()).toEqual([[them.id, it === one]]);
      const moved = it === one ? { receiver_id: other.key } : { sender_id: other.key };
      await db.updateTable('interests').set(moved).where('sender_id', '=', one.key).execute();
      expect(await shown()).toEqual([[other.id, it === one]]);
      const kept = it === one ? 'sender_id' : 'receiver_id';
      await db.deleteFrom('interests').where(kept, '=', it.key).execute();
      expect(await shown()).toEqual([]);
    }
  });

  test('a role of the staff', async () => {
    const there = await elsewhere(await addStaff(site, 'Meera Kulkarni', 'moderator'));
    expect((await there.get('/api/staff/dashboard')).status).toBe(200);
    await site.app.db.deleteFrom('staff').where('name', '=', 'Meera Kulkarni').execute();
    expect((await there.get('/api/staff/dashboard')).status).toBe(404);
  });
});

test('many requests while it changes again and again: none is answered by what was before', async () => {
  const { browser, key } = await addMember(site);
  const there = await elsewhere(browser);
  for (let round = 0; round < 25; round++) {
    const meanwhile = Array.from({ length: 4 }, () => me(there));
    const name = `Nandini ${round}`;
    await set(key, { name });
    const seen = await Promise.all(Array.from({ length: 6 }, () => me(there)));
    expect(seen.map(({ profile }) => profile.name)).toEqual(Array(6).fill(name));
    await Promise.all(meanwhile);
  }
});

/** Resolves once both servers receive notifications: they may still be connecting. */
async function connected() {
  const all = () =>
    Promise.all([site.app.live.catchUp(), other.live.catchUp()]).then(
      () => true,
      () => false,
    );
  await expect.poll(all).toBe(true);
}

test('what changes while notifications cannot arrive is not missed', async () => {
  const { browser, key } = await addMember(site);
  const there = await elsewhere(browser);
  for (const name of ['Nandini One', 'Nandini Two']) {
    await connected();
    await me(there);
    await site.app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'humsafar live'`);
    await set(key, { name });
    // A busy server may refuse, and then has not answered by what was before.
    let answer = await there.get('/api/me');
    while (answer.status === 503) answer = await there.get('/api/me');
    expect(answer.body.viewer.profile.name).toBe(name);
  }
});

test('a held session costs no statement; an unknown one is looked up each time', async () => {
  const { browser } = await addMember(site);
  await connected();
  // What was notified while it was read makes the next request read it again.
  const lookUps = async () =>
    (await statementsOf(() => me(browser))).filter((text) => /from sessions/.test(text)).length;
  await expect.poll(lookUps).toBe(0);
  const stranger = openBrowser(site.base, { session: 'x'.repeat(43) });
  expect(await me(stranger)).toBeNull();
});

test('a page of cards asks for no interests where there are none between the viewer and those on it', async () => {
  const [one, two] = [await addMember(site), await addMember(site)];
  const asked = async () => {
    const texts = await statementsOf(() => one.browser.get('/api/profiles?gender=all'));
    return texts.filter((text) => /from interests i/.test(text)).length;
  };
  expect(await asked()).toBe(0);
  expect((await one.browser.put(`/api/profiles/${two.id}/interest`)).status).toBe(200);
  expect(await asked()).toBe(1);
});

test('suspending a member ends the live connections at both servers within a second', async () => {
  const { browser, id } = await addMember(site);
  const moderator = await addStaff(site, 'Meera Kulkarni', 'moderator');
  const headers = { cookie: `session=${browser.cookies.get('session')}` };
  const opened = await Promise.all(
    [site.base, other.base].map((base) => fetch(`${base}/api/live`, { headers })),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  const ended = opened.map(async (one) => ({ text: await one.text(), endedAt: performance.now() }));
  const suspension = { reason: 'money', days: null };
  const answer = await moderator.put(`/api/staff/members/${id}/suspension`, suspension);
  const suspendedAt = performance.now();
  expect(answer.status).toBe(200);
  for (const { text, endedAt } of await Promise.all(ended)) {
    expect(text).toMatch(/event: ended\ndata: {}\n\n$/);
    expect(endedAt - suspendedAt).toBeLessThan(1000);
  }
  expect(await me(openBrowser(other.base, Object.fromEntries(browser.cookies)))).toBeNull();
});
