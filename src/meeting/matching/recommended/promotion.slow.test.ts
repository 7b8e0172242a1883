import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addCouple, addMember, fillFacts } from '../../../../test/registration.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { addMissingPeople } from '../people/peopleStore.ts';
import { renewQueue, renewSoon } from '../queue/renew.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Card = {
  id: string;
  name: string;
  premium: boolean;
  highlighted: boolean;
  featured: boolean;
  promoted?: boolean;
};
type Member = Awaited<ReturnType<typeof addMember>>;

async function give(member: Member, plan: string, from?: number, until?: number) {
  await site.give(await site.accountOf(member.key), plan, from, until);
}

const recommended = async (browser: Browser): Promise<Card[]> =>
  (await browser.get('/api/recommendations')).body.profiles;

/** Returns one profile as every list shows it to somebody who has an interest from it, and as a visitor sees it. */
async function everywhere(viewer: Browser, { id }: Member): Promise<Record<string, Card | undefined>> {
  const one = ({ body }: { body: { profiles: Card[] } }) => body.profiles.find((card) => card.id === id);
  return {
    browse: one(await viewer.get('/api/profiles')),
    'browse of a visitor': one(await site.visitor().get('/api/profiles')),
    profile: (await viewer.get(`/api/profiles/${id}`)).body,
    'profile for a visitor': (await site.visitor().get(`/api/profiles/${id}`)).body,
    interests: (await viewer.get('/api/interests')).body.interests
      .map(({ profile }: { profile: Card }) => profile)
      .find((card: Card) => card.id === id),
  };
}

const marks = ({ premium, highlighted, featured }: Card) => ({ premium, highlighted, featured });
const nothing = { premium: false, highlighted: false, featured: false };

describe.each([
  ['Gold', { premium: true, highlighted: true, featured: false }],
  ['Diamond', { premium: true, highlighted: true, featured: true }],
  ['Platinum', { premium: true, highlighted: true, featured: true }],
])('the marks on the cards of a member with %s', (plan, expected) => {
  test('is in every list and on the profile while the membership runs, not before and not after', async () => {
    const { her, him } = await addCouple(site);
    await him.browser.put(`/api/profiles/${her.id}/interest`);
    const shows = async (wanted: typeof nothing) => {
      for (const [place, card] of Object.entries(await everywhere(her.browser, him))) {
        expect([place, card && marks(card)]).toEqual([place, wanted]);
      }
    };
    await shows(nothing);
    await give(him, plan, 1, 2);
    await shows(nothing);
    await site.app.db
      .updateTable('memberships')
      .set({ starts_at: site.app.clock() })
      .where('profile_id', '=', him.key)
      .execute();
    await shows(expected);
    site.travel(2);
    await shows(nothing);
    site.travel(-2);
  });

  test('ends at the very instant the membership ends', async () => {
    const { her, him } = await addCouple(site);
    await give(him, plan);
    const end = async (endsAt: Date) =>
      site.app.db
        .updateTable('memberships')
        .set({ ends_at: endsAt })
        .where('profile_id', '=', him.key)
        .execute();
    const seen = async () => marks((await her.browser.get(`/api/profiles/${him.id}`)).body);
    const now = site.app.clock().getTime();
    await end(new Date(now + 60_000));
    expect(await seen()).toEqual(expected);
    await end(new Date(now - 1));
    expect(await seen()).toEqual(nothing);
  });
});

describe('a promotion', () => {
  // Only profiles that a test adds are listed.
  beforeEach(async () => {
    await site.app.db.deleteFrom('match_people').execute();
  });

  type Wishes = {
    age_min?: number;
    age_max?: number;
    height_min_cm?: number;
    nice?: string[];
  };
  const wish = async ({ key }: Member, wishes: Wishes) => {
    await site.app.db
      .insertInto('preferences')
      .values({ profile_id: key, ...wishes })
      .execute();
    await site.app.db.transaction().execute((tx) => renewSoon(tx, key));
  };

  async function addHim(wishes: Wishes = {}) {
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    await wish(him, { age_min: 25, age_max: 35, ...wishes });
    return him;
  }

  /** Adds women whose preferences he meets: all; all but a height that is nice to have; all but an important one. */
  async function addMatches() {
    const all = { age_min: 25, age_max: 40 };
    const best = await addMember(site);
    const good = await addMember(site);
    const fair = await addMember(site);
    await wish(best, all);
    await wish(good, { ...all, height_min_cm: 150, nice: ['height'] });
    await wish(fair, { ...all, height_min_cm: 150 });
    return { best, good, fair };
  }

  /** Returns some of the profiles in the order in which he is shown them. */
  async function order(him: Member, some: Record<string, Member>) {
    const names = new Map(Object.entries(some).map(([name, { id }]) => [id, name]));
    return (await recommended(him.browser)).flatMap(({ id, promoted }) =>
      names.has(id) ? [{ name: names.get(id), promoted }] : [],
    );
  }

  test('lifts a match past those less than the bound better, marked, until it ends', async () => {
    const him = await addHim();
    const some = await addMatches();
    const plain = [
      { name: 'best', promoted: false },
      { name: 'good', promoted: false },
      { name: 'fair', promoted: false },
    ];
    expect(await order(him, some)).toEqual(plain);

    await give(some.fair, 'Diamond');
    const lifted = [plain[0], { ...plain[2], promoted: true }, plain[1]];
    expect(await order(him, some)).toEqual(lifted);
    await give(some.good, 'Gold');
    expect(await order(him, some)).toEqual(lifted);
    site.travel(1.5);
    expect(await order(him, some)).toEqual(plain);
    site.travel(-1.5);
    expect(await order(him, some)).toEqual(lifted);
  });

  test("lifts nobody who does not meet all of the viewer's preferences", async () => {
    const him = await addHim({ height_min_cm: 150 });
    const { best, good } = await addMatches();
    // She states no height, so she does not meet his preference.
    await give(good, 'Diamond');
    expect((await order(him, { best, good })).map(({ name, promoted }) => ({ name, promoted }))).toEqual([
      { name: 'best', promoted: false },
      { name: 'good', promoted: false },
    ]);
  });

  test('is worth the same with one plan or two', async () => {
    const him = await addHim();
    const some = await addMatches();
    await give(some.fair, 'Diamond');
    await give(some.fair, 'Platinum');
    expect((await order(him, some)).map(({ name }) => name)).toEqual(['best', 'fair', 'good']);
  });

  test('keeps a profile recommended after thousands of newer ones, as long as it runs', async () => {
    const him = await addHim();
    const { best } = await addMatches();
    // An empty profile ranks below the newer ones.
    await fillFacts(site, best.key);
    await generate(site.app, { count: 5200, seed: 9 });
    await site.app.db
      .updateTable('profiles')
      .set({ last_active_at: new Date(site.app.clock().getTime() - 5 * DAY_MS) })
      .where('id', '=', best.key)
      .execute();
    await site.app.db
      .updateTable('profiles')
      .set({ last_active_at: site.app.clock() })
      .where('id', '>', best.key)
      .execute();
    await site.app.db.deleteFrom('match_people').execute();
    await addMissingPeople(site.app.db);
    const shown = async () => {
      await renewQueue(site.app, him.key);
      return (await readRecommendations(him.browser)).find(({ id }) => id === best.id);
    };
    expect(await shown()).toBeUndefined();
    await give(best, 'Diamond');
    expect(await shown()).toMatchObject({ promoted: true });
    await site.app.db.insertInto('blocks').values({ blocker_id: best.key, blocked_id: him.key }).execute();
    expect(await shown()).toBeUndefined();
    await site.app.db.deleteFrom('blocks').where('blocker_id', '=', best.key).execute();
    site.travel(1.5);
    expect(await shown()).toBeUndefined();
    site.travel(-1.5);
  });
});
