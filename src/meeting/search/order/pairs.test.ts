import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { bothOf } from '../index/genderPartitions.ts';
import { currentIndex, startIndex } from '../index/index.ts';
import { loadPartitions } from '../index/load.ts';
import { type Comparable, type Pair, pairWith } from '../index/people/compared.ts';
import { CACHED_MAX, withCachedPeople } from '../index/people/peopleCache.ts';
import { addMissingRows } from '../rows/rows.ts';
import { comparePairs, readPerson } from './pairs.ts';

const CROWD = 150;

let site: Test;
let end: () => Promise<void>;
let ids: number[];
beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: CROWD, seed: 3 });
  const { pool } = site.app;
  // Words of every kind, as other profiles spell them; musts and nice-to-have wishes.
  await pool.query(`
    update preferences w set
      castes = case w.profile_id % 3 when 0 then array(select upper(caste) from profiles where id % 7 = w.profile_id % 7 and caste is not null) else '{}' end,
      professions = case w.profile_id % 4 when 0 then array(select profession from profiles where id % 5 = 0 and profession is not null) else '{}' end,
      cities = case w.profile_id % 4 when 1 then array(select city from profiles where id % 5 = 1 and city is not null) || '{Atlantis}' else '{}' end,
      must = case w.profile_id % 2 when 0 then '{religion,age}'::text[] else '{}' end,
      nice = case w.profile_id % 5 when 0 then '{caste,place,profession}'::text[] else '{}' end`);
  // Some state neither where they live nor anything else.
  await pool.query('update profiles set city = null where id % 4 = 0');
  await pool.query('update profiles set state_id = null, height_cm = null, caste = null where id % 6 = 0');
  await pool.query('delete from search_rows');
  await addMissingRows(site.app.db);
  end = startIndex(site.app);
  const { rows } = await pool.query('select profile_id::int as id from search_rows order by 1');
  ids = rows.map(({ id }) => id);
});
afterAll(async () => {
  await end();
  await site.close();
});

test('a member is compared alike with what the index has and with what the database has', async () => {
  const { app } = site;
  await expect.poll(() => currentIndex(app), { timeout: 20_000 }).not.toBeNull();
  const index = (await currentIndex(app))!;
  const copy = (pair: Pair | null) =>
    pair && {
      mine: [...pair.mine],
      theirs: [...pair.theirs],
      must: [...pair.wishes.must],
      weights: [...pair.wishes.weights],
      nice: [...pair.wishes.nice],
      leftOut: pair.leftOut,
      idleDays: pair.idleDays,
    };
  const shares = new Set<number>();
  for (const id of ids.slice(0, 40)) {
    const me = (await readPerson(app, index, id))!;
    const [byIndex, byDatabase] = await Promise.all(
      [index, null].map((from) =>
        comparePairs(app, from, { me, ids }, (pairOf) => ids.map((one) => copy(pairOf(one)))),
      ),
    );
    expect(byIndex).toEqual(byDatabase);
    for (const pair of byIndex!) for (const share of [...pair!.mine, ...pair!.theirs]) shares.add(share);
  }
  // No wish; a wish that is met, unmet, nice to have, and about a fact that is not stated.
  expect([...shares]).toEqual(expect.arrayContaining([-1, 0, 0.3, 0.5, 1]));
});

test('one that is not listed any more is nobody', async () => {
  const { app } = site;
  const [id, hidden, other] = ids;
  await app.pool.query('delete from search_rows where profile_id = $1', [hidden]);
  const index = (await currentIndex(app))!;
  const me = (await readPerson(app, index, id!))!;
  for (const from of [index, null]) {
    const found = await comparePairs(app, from, { me, ids: [hidden!, other!] }, (pairOf) =>
      [hidden!, other!].map((one) => pairOf(one) !== null),
    );
    expect(found).toEqual([false, true]);
  }
  await addMissingRows(app.db);
});

const wish = async (id: number, ageMin: number) =>
  site.app.pool.query(
    `insert into preferences (profile_id, age_min, age_max) values ($1, $2, 90) on conflict (profile_id) do update set age_min = $2, age_max = 90`,
    [id, ageMin],
  );

const AGE = 40;

/** Returns a member of 40 years. */
async function readComparable(): Promise<Comparable> {
  const { facts, wishes } = (await readPerson(site.app, null, ids[0]!))!;
  return {
    facts: { ...facts, age: AGE },
    wishes: { ...wishes, caste: [], profession: [], cities: [], nativeDistricts: [], gotras: [] },
  };
}

/**
 * Returns the least age that listed profiles wish for, from the cache: what somebody of 40 meets falls by exp(-(years
 * / 2)²).
 */
async function agesWished(of: number[], meanwhile?: () => Promise<unknown>): Promise<(number | undefined)[]> {
  const { app } = site;
  const index = (await currentIndex(app))!;
  const query = async (...sent: Parameters<pg.Pool['query']>) => {
    const found = await app.pool.query(...sent);
    await meanwhile?.();
    return found;
  };
  const [day, me] = [dayInIndia(app.clock()), await readComparable()];
  return index.withPairs({ query } as unknown as typeof app.pool, { me, ids: of, day }, (pairOf) =>
    of.map((id) => {
      const pair = pairOf(id);
      return pair ? Math.round(AGE + 2 * Math.sqrt(-Math.log(pair.theirs[0]!))) : undefined;
    }),
  );
}

test('what a profile wishes for is read again once that has changed, also while it was read', async () => {
  const [id] = ids;
  for (const age of [41, 42]) {
    await wish(id!, age);
    expect(await agesWished([id!])).toEqual([age]);
  }
  await wish(id!, 43);
  let times = 0;
  const during = async () => {
    if (++times > 1) return;
    await wish(id!, 44);
    // The index has received the change.
    await currentIndex(site.app);
  };
  expect(await agesWished([id!], during)).toEqual([44]);
  expect(times).toBe(2);
  expect(await agesWished([id!], during)).toEqual([44]);
  expect(times).toBe(2);
});

test('a kept profile that changes while another is read is read again, and one that never stops changing is nobody', async () => {
  const [one, other] = ids;
  await wish(one!, 51);
  await wish(other!, 52);
  expect(await agesWished([one!])).toEqual([51]);
  let times = 0;
  const during = async () => {
    if (++times > 1) return;
    await wish(one!, 53);
    await currentIndex(site.app);
  };
  expect(await agesWished([one!, other!], during)).toEqual([53, 52]);
  await wish(one!, 54);
  const always = async () => {
    await wish(one!, 54);
    await currentIndex(site.app);
  };
  expect(await agesWished([one!], always)).toEqual([undefined]);
  expect(await agesWished([one!])).toEqual([54]);
});

test('what the wishes are read with fails: they are read the next time', async () => {
  const [id] = ids;
  await wish(id!, 61);
  const fails = () => Promise.reject(new Error('The database is away.'));
  await expect(agesWished([id!], fails)).rejects.toThrow('away');
  expect(await agesWished([id!])).toEqual([61]);
});

test('when very many are kept, all are forgotten, and those that are needed read again', async () => {
  const { pool } = site.app;
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    const partitions = await loadPartitions(client, 10_000);
    const { people } = partitions;
    const [day, me] = [dayInIndia(site.app.clock()), await readComparable()];
    const sharesOf = (some: number[]) =>
      withCachedPeople(people, { pool, both: bothOf(partitions), ids: some }, () =>
        some.map((id) => [...pairWith(people, me, day)(id)!.theirs]),
      );
    const shares = await sharesOf(ids);
    const forget = () => {
      for (const id of ids.slice(-5)) people.places[id] = 0;
    };
    // The next profiles need more room than there is at first.
    people.size = 1022;
    forget();
    expect(await sharesOf(ids)).toEqual(shares);
    people.size = CACHED_MAX.people - 1;
    forget();
    // Two at once: neither exceeds the maximum.
    expect(await Promise.all([sharesOf(ids), sharesOf(ids)])).toEqual([shares, shares]);
    expect(people.size).toBe(ids.length);
  } finally {
    await client.end();
  }
});
