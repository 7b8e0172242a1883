import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { tasks } from './tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
type View = {
  kind: string;
  day: string;
  viewedAt?: string;
  days?: number;
  count?: number;
  profile?: { name: string };
};

const addMan = (name: string) => addMember(site, { name, gender: 'male', dateOfBirth: '1990-01-01' });
const view = (who: Member, whom: Member) => who.browser.get(`/api/profiles/${whom.id}`);
const read = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.get('/api/viewers')).body as { views: View[]; total: number; hidden: number };
const shown = async (who: Member) =>
  (await read(who)).views.map(({ kind, profile, days, count }) =>
    kind === 'person' ? [profile!.name, days] : ['private', count],
  );
const browsePrivately = ({ browser }: Pick<Member, 'browser'>, on = true) =>
  browser.put('/api/private-browsing', { on });

let her: Member;
let arun: Member;
let bala: Member;
beforeEach(async () => {
  [her, arun, bala] = await Promise.all([addMember(site), addMan('Arun Rao'), addMan('Bala Iyer')]);
});

describe('who viewed a profile', () => {
  test('is listed by day, newest first, each person once a day, with all views counted', async () => {
    expect(await read(her)).toEqual({ views: [], nextCursor: null, total: 0, hidden: 0 });
    await view(arun, her);
    site.travel(1);
    await view(bala, her);
    await view(arun, her);
    await view(arun, her);
    expect(await shown(her)).toEqual([
      ['Arun Rao', 2],
      ['Bala Iyer', 1],
      ['Arun Rao', 2],
    ]);
    const { views, total } = await read(her);
    const today = dayInIndia(site.app.clock());
    expect([total, views.map(({ day }) => day === today)]).toEqual([3, [true, true, false]]);
    expect(dayInIndia(new Date(views[0]!.viewedAt!))).toBe(today);
    // Members see only viewers of their own profile, not of others.
    expect(await shown(arun)).toEqual([]);
    expect((await site.visitor().get('/api/viewers')).status).toBe(401);
    site.travel(-1);
  });

  test('leaves out the blocked and the hidden, and still counts them', async () => {
    const chetan = await addMan('Chetan Naik');
    await site.giveTo(chetan.key, 'Platinum', -1, 9);
    await browsePrivately(chetan);
    for (const who of [arun, bala, chetan]) await view(who, her);
    expect((await read(her)).hidden).toBe(0);
    await site.app.db.insertInto('blocks').values({ blocker_id: her.key, blocked_id: arun.key }).execute();
    await site.app.db
      .updateTable('profiles')
      .set({ hidden_at: site.app.clock() })
      .where('id', '=', bala.key)
      .execute();
    expect(await shown(her)).toEqual([['private', 1]]);
    // Listed and hidden views add up to the total, which the dashboard also shows.
    expect(await read(her)).toMatchObject({ total: 3, hidden: 2 });
    expect((await her.browser.get('/api/dashboard')).body.profileViews).toBe(3);
  });
});

describe('private browsing', () => {
  test('needs a plan that includes it, and hides the name, not the number', async () => {
    expect((await arun.browser.get('/api/private-browsing')).body).toEqual({ on: false, allowed: false });
    const refused = await browsePrivately(arun);
    expect([refused.status, refused.body.data.reason.code]).toEqual([403, 'private_browsing_needs_plan']);

    await site.giveTo(arun.key, 'Platinum', -1, 9);
    expect((await browsePrivately(arun)).body).toEqual({ on: true, allowed: true });
    await view(arun, her);
    await view(bala, her);
    expect(await shown(her)).toEqual([
      ['Bala Iyer', 1],
      ['private', 1],
    ]);
    expect(JSON.stringify(await read(her))).not.toContain(arun.id);
    expect((await read(her)).total).toBe(2);
    expect((await her.browser.get('/api/dashboard')).body.profileViews).toBe(2);
  });

  test('ends when it is switched off or the plan is over; who is seen on a day is counted once', async () => {
    await site.giveTo(arun.key, 'Platinum', -1, 9);
    await browsePrivately(arun);
    await view(arun, her);
    await browsePrivately(arun, false);
    await view(arun, her);
    expect(await shown(her)).toEqual([['Arun Rao', 1]]);
    expect((await read(her)).total).toBe(1);
    // Seen already: switching it on takes nothing back.
    await browsePrivately(arun);
    await view(arun, her);
    expect(await shown(her)).toEqual([['Arun Rao', 1]]);

    await site.giveTo(bala.key, 'Platinum');
    await browsePrivately(bala);
    await site.app.db.deleteFrom('memberships').where('profile_id', '=', bala.key).execute();
    await view(bala, her);
    expect(await shown(her)).toContainEqual(['Bala Iyer', 1]);
    expect((await bala.browser.get('/api/private-browsing')).body).toEqual({ on: true, allowed: false });
  });

  test('keeps the day of the last visit out of searches, also when it was switched on later', async () => {
    await site.giveTo(arun.key, 'Platinum', -1, 9);
    const isFound = async (days: number) => {
      const { body } = await her.browser.get(`/api/profiles?gender=male&q=arun&activeWithin=${days}`);
      return body.profiles.some(({ id }: { id: string }) => id === arun.id);
    };
    expect(await isFound(1)).toBe(true);
    await browsePrivately(arun);
    expect([await isFound(1), await isFound(30)]).toEqual([false, true]);
    // Another visit, on another day.
    const visit = (daysAgo: number) =>
      site.app.db
        .updateTable('profiles')
        .set({ last_active_at: new Date(site.app.clock().getTime() - daysAgo * DAY_MS) })
        .where('id', '=', arun.key)
        .execute();
    await visit(3);
    await visit(0);
    expect([await isFound(1), await isFound(30)]).toEqual([false, true]);
    // This change writes the search row again.
    await arun.browser.put('/api/my-profile/hiding', { reason: 'break' });
    await arun.browser.delete('/api/my-profile/hiding');
    expect([await isFound(1), await isFound(30)]).toEqual([false, true]);
    await browsePrivately(arun, false);
    expect(await isFound(1)).toBe(true);
  });

  test('is switched by those who may act for the profile', async () => {
    await site.giveTo(arun.key, 'Platinum', -1, 9);
    const aunt = await addManager(site, arun.key, { role: 'viewer' });
    expect((await browsePrivately(aunt)).status).toBe(403);
    expect((await aunt.browser.get('/api/private-browsing')).body.allowed).toBe(true);
  });
});

describe('the daily notification', () => {
  const linesOf = async ({ browser }: Member) =>
    (await browser.get('/api/notifications')).body.notifications.map(({ text }: { text: string }) =>
      text.replace(/ on \d.*/, ''),
    );

  test('is one line a day, also when the task runs twice, and names nobody who browses privately', async () => {
    await site.giveTo(arun.key, 'Platinum', -1, 9);
    await browsePrivately(arun);
    await view(arun, her);
    site.travel(1);
    await Promise.all([1, 2].map(() => tasks.tasks.count_views!(site.app, {})));
    expect(await linesOf(her)).toEqual(['1 person viewed your profile']);
    await tasks.tasks.count_views!(site.app, {});
    expect(await linesOf(her)).toHaveLength(1);

    await view(arun, her);
    await view(bala, her);
    site.travel(1);
    await tasks.tasks.count_views!(site.app, {});
    expect(await linesOf(her)).toEqual([
      'Bala Iyer and 1 other viewed your profile',
      '1 person viewed your profile',
    ]);
    expect(await linesOf(arun)).toEqual([]);
    site.travel(-2);
  });
});
