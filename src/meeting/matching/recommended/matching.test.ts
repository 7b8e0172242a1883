import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { save } from '../../../../test/setup/myProfile.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';
import { settleBatches } from '../../../kit/database/batch.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { choosePicks } from '../picks/choose.ts';
import { renewQueue } from '../queue/renew.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const him = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
const standingOf = ({ key }: { key: number }) =>
  site.app.db.selectFrom('match_people').selectAll().where('profile_id', '=', key).executeTakeFirst();

/** Runs the tasks of a night. */
async function passNight() {
  await enqueue(site.app.db, { task: 'learn_matching', payload: {} });
  await site.workOff();
}

test('a queue follows what happens: an interest, a block, a hidden profile, a must that is failed now', async () => {
  const her = await addMember(site);
  const men = [await him(), await him(), await him(), await him()];
  await site.workOff();
  const shown = async () => {
    const ids = new Set((await readRecommendations(her.browser)).map(({ id }) => id));
    return men.map(({ id }) => ids.has(id));
  };
  expect(await shown()).toEqual([true, true, true, true]);
  await her.browser.put(`/api/profiles/${men[0]!.id}/interest`);
  await site.app.db.insertInto('blocks').values({ blocker_id: men[1]!.key, blocked_id: her.key }).execute();
  await save(men[2]!.browser, 'wishes', { heightMinCm: 240, importance: { height: 'must' } });
  expect(await shown()).toEqual([false, false, false, true]);
  await site.app.db
    .updateTable('profiles')
    .set({ hidden_at: site.app.clock() })
    .where('id', '=', men[3]!.key)
    .execute();
  expect(await shown()).toEqual([false, false, false, false]);
});

test('a new profile comes into the queues of others by itself, and its own is there before it is read', async () => {
  const her = await addMember(site);
  await readRecommendations(her.browser);
  const one = await him();
  await site.workOff();
  expect((await readRecommendations(her.browser)).map(({ id }) => id)).toContain(one.id);
  const queue = site.app.db.selectFrom('match_queues').select('others').where('profile_id', '=', one.key);
  expect((await queue.executeTakeFirstOrThrow()).others.map(Number)).toContain(her.key);
});

test('who waits for a queue gets a short one at once, and the whole one after they have read it', async () => {
  const her = await addMember(site);
  const one = await him();
  await site.workOff();
  const forget = () => site.app.db.deleteFrom('match_queues').where('profile_id', '=', her.key).execute();
  const waiting = async () => {
    const { rows } = await site.app.pool.query(
      `select run_at > now() + interval '9 minutes' as later from graphile_worker.jobs
       where key = 'renew_match_queue:' || $1 || ':whole'`,
      [her.key],
    );
    return rows;
  };
  await forget();
  const first = await readRecommendations(her.browser);
  expect(first.map(({ id }) => id)).toContain(one.id);
  expect(await waiting()).toEqual([{ later: true }]);
  // The same queue is read until then.
  await readRecommendations(her.browser);
  await forget();
  await site.app.pool.query('update graphile_worker._private_jobs set run_at = now() where key like $1', [
    `renew_match_queue:${her.key}:%`,
  ]);
  await site.workOff();
  expect(await waiting()).toEqual([]);
  const queue = site.app.db.selectFrom('match_queues').select('others').where('profile_id', '=', her.key);
  expect((await queue.executeTakeFirstOrThrow()).others.map(Number)).toContain(one.key);
});

test('whom somebody was shown is kept once a day, with the place', async () => {
  const her = await addMember(site);
  const all = await readRecommendations(her.browser);
  await readRecommendations(her.browser);
  const kept = async () => {
    await settleBatches(site.app.db);
    return site.app.db
      .selectFrom('match_showings')
      .select(['other_id', 'place', 'days'])
      .where('profile_id', '=', her.key)
      .orderBy('place')
      .execute();
  };
  expect((await kept()).map(({ place, days }) => [place, days])).toEqual(all.map((_, place) => [place, 1]));
  site.travel(1);
  await her.browser.get('/api/recommendations');
  expect((await kept()).map(({ days }) => days).filter((days) => days === 2)).toHaveLength(6);
  site.travel(-1);
});

test('the night counts who is chosen, brakes who gets too many, and shows the staff the figures', async () => {
  const { her, him: wanted } = await addCouple(site);
  const others = await Promise.all(Array.from({ length: 8 }, () => addMember(site)));
  for (const other of others) await other.browser.put(`/api/profiles/${wanted.id}/interest`);
  await connect(her, wanted);
  const staff = await site.as('admin');
  await passNight();
  const his = (await standingOf(wanted))!;
  expect(his.chosen_for).toBeGreaterThan(8);
  expect(his.brake).toBeGreaterThan(0);
  expect(await standingOf(her)).toMatchObject({ brake: 0, choosing_for: expect.any(Number) });
  expect((await standingOf(others[0]!))!.choosing_for).toBeCloseTo(1, 1);
  await passNight();
  expect((await standingOf(wanted))!.brake).toBeGreaterThan(his.brake);
  const { body, status } = await staff.get('/api/staff/matching');
  expect(status).toBe(200);
  expect(body.days[0]).toMatchObject({
    activeMembers: expect.any(Number),
    exposureGini: expect.any(Number),
    shareAnswered: expect.any(Number),
  });
  expect(body.days[0].matchesPerMember).toBeGreaterThan(0);
});

test('with few events everything stays at its start', async () => {
  await passNight();
  const { model } = await site.app.db.selectFrom('match_model').select('model').executeTakeFirstOrThrow();
  expect(model).toMatchObject({ send: { pull: 4 }, accept: { pull: 4 } });
});

test('the pick of the week is mutual, the same all week, and over once something is decided', async () => {
  const { her, him: one } = await addCouple(site);
  for (const { browser } of [her, one]) await save(browser, 'community', { motherTongue: 'other' });
  for (const { browser } of [her, one])
    await save(browser, 'wishes', { motherTongue: ['other'], importance: { motherTongue: 'must' } });
  for (const { key } of [her, one]) await renewQueue(site.app, key);
  await choosePicks(site.app);
  await choosePicks(site.app);
  const pickOf = async ({ browser }: typeof her) =>
    (await browser.get('/api/recommendations/pick')).body.pick;
  expect((await pickOf(her)).id).toBe(one.id);
  expect(await pickOf(one)).toMatchObject({
    id: her.id,
    pick: true,
    reasons: { mine: [{ wish: 'motherTongue', value: 'other' }] },
  });
  expect((await readRecommendations(her.browser)).find(({ id }) => id === one.id).pick).toBe(true);
  const { rows } = await site.app.pool.query(
    'select week, profile_id, count(*) from match_picks group by 1, 2 having count(*) > 1',
  );
  expect(rows).toEqual([]);
  await her.browser.put(`/api/profiles/${one.id}/interest`);
  expect(await pickOf(her)).toBeNull();
  expect(await pickOf(one)).toBeNull();
});

test('members see no figures', async () => {
  const her = await addMember(site);
  expect((await her.browser.get('/api/staff/matching')).status).toBe(404);
});
