import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';
import type { Wish } from '../../../people/profiles/shared/wishes/list.ts';
import { currentIndex, startIndex } from '../index/index.ts';

// Wishes that a family states, as the cards of a search and recommendations answer to them.

type Member = Awaited<ReturnType<typeof addMember>>;

let site: Test;
let him: Member;
/** Who states what is wished below, who states something else, and who states nothing of it. */
let people: { like: Member; unlike: Member; silent: Member };

const silence = Object.fromEntries(
  Object.entries({ ...filled.family, ...filled.community, ...filled.work }).map(([field, value]) => [
    field,
    Array.isArray(value) ? [] : null,
  ]),
);
const { religion, motherTongue } = filled.community;

beforeAll(async () => {
  site = await openTest();
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await site.app.pool.query(
    `update accounts set email_verified_at = now() where id in (select account_id from profile_managers where profile_id = $1)`,
    [him.key],
  );
  const add = async (sections: { work: object; community: object; family: object; horoscope: object }) => {
    const member = await addMember(site);
    await save(member.browser, 'work', { ...silence, ...sections.work });
    await save(member.browser, 'community', { ...silence, religion, motherTongue, ...sections.community });
    await save(member.browser, 'family', { ...silence, ...sections.family });
    await save(member.browser, 'horoscope', { shownTo: 'everyone', ...sections.horoscope });
    return member;
  };
  people = {
    like: await add({
      work: { country: 'US', incomeMinRupees: 1_200_000, incomeMaxRupees: null },
      community: { gotra: 'Bharadwaj' },
      family: { nativeDistrict: 'Satara', familyType: 'joint' },
      horoscope: { manglik: 'no' },
    }),
    unlike: await add({
      work: { country: 'IN', incomeMinRupees: 300_000, incomeMaxRupees: 500_000 },
      community: { gotra: 'KASHYAP' },
      family: { nativeDistrict: 'Nagpur', nativeState: 'mh', familyType: 'nuclear' },
      horoscope: { manglik: 'yes' },
    }),
    silent: await add({ work: {}, community: {}, family: {}, horoscope: { manglik: null } }),
  };
  await save(him.browser, 'community', {
    religion,
    motherTongue,
    gotra: 'Kashyap',
    motherGotra: 'Vasishtha',
  });
  await site.workOff();
});
afterAll(() => site.close());

const nothing = {
  ...Object.fromEntries(
    Object.entries(filled.wishes).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
  ),
  importance: {},
};

/** Returns which wishes of his each of the three does not meet. */
async function readUnmet() {
  const { body } = await him.browser.get('/api/profiles?sort=relevance');
  const of = (member: Member) =>
    body.profiles.find(({ id }: { id: string }) => id === member.id)?.unmet as {
      wish: Wish;
      isStated: boolean;
    }[];
  return { like: of(people.like), unlike: of(people.unlike), silent: of(people.silent) };
}

const wished: [Wish, Record<string, unknown>, reason: unknown][] = [
  ['country', { country: ['US', 'GB'] }, 'US'],
  ['income', { incomeMinRupees: 1_000_000 }, 1_200_000],
  ['nativePlace', { nativeDistricts: ['SATARA'], nativeStates: ['gj'] }, 'SATARA'],
  ['familyType', { familyType: ['joint'] }, 'joint'],
  ['manglik', { manglik: ['no', 'partial'] }, 'no'],
  ['gotra', { otherGotraThan: ['gotra', 'motherGotra'] }, undefined],
];

test.each(wished)('a wish for %s is met, not met, or nothing is stated', async (wish, values, reason) => {
  await save(him.browser, 'wishes', { ...nothing, ...values });
  await save(people.like.browser, 'wishes', { ...nothing, ageMin: 20 });
  await site.workOff();
  const expected = {
    like: [],
    unlike: [{ wish, isStated: true }],
    silent: [{ wish, isStated: false }],
  };
  expect(await readUnmet()).toEqual(expected);
  const end = startIndex(site.app);
  await expect.poll(() => currentIndex(site.app), { timeout: 20_000 }).not.toBeNull();
  expect(await readUnmet()).toEqual(expected);
  await end();
  const recommended = await readRecommendations(him.browser);
  const found = recommended.find(({ id }) => id === people.like.id)!;
  expect(found.met.mine).toEqual({ met: 1, of: 1 });
  expect(found.reasons.mine.map(({ value }: { value: unknown }) => value)).toEqual(
    reason === undefined ? [] : [reason],
  );

  await save(him.browser, 'wishes', { ...nothing, ...values, importance: { [wish]: 'must' } });
  await site.workOff();
  const ids = (await readRecommendations(him.browser)).map(({ id }) => id);
  expect(ids).toContain(people.like.id);
  expect(ids).not.toContain(people.unlike.id);
  expect(ids).not.toContain(people.silent.id);
});

test.each<[Wish, Record<string, unknown>, Record<string, string>]>([
  ['country', { country: ['US', 'GB'] }, { country: 'US,GB' }],
  ['income', { incomeMinRupees: 1_200_000 }, { income: '1000000' }],
  ['income', { incomeMinRupees: 100_000 }, {}],
  ['manglik', { manglik: ['no', 'partial'] }, { manglik: 'none,low' }],
])('a must for %s opens browse with its filter', async (wish, values, expected) => {
  await save(him.browser, 'wishes', { ...nothing, ...values, importance: { [wish]: 'must' } });
  const { body } = await him.browser.get('/api/profiles/opening');
  expect(body.filters).toEqual(expected);
});

test('whose gotra is not stated, or a family without the rule, has no such wish', async () => {
  const unmet = async () => (await readUnmet()).unlike;
  await save(him.browser, 'wishes', { ...nothing, otherGotraThan: ['fathersMotherGotra'] });
  expect(await unmet()).toEqual([]);
  await save(him.browser, 'wishes', { ...nothing, otherGotraThan: [] });
  expect(await unmet()).toEqual([]);
});

test('a hidden horoscope tells nothing about manglik', async () => {
  await save(him.browser, 'wishes', { ...nothing, manglik: ['no'] });
  expect((await readUnmet()).unlike).toEqual([{ wish: 'manglik', isStated: true }]);
  await save(people.unlike.browser, 'horoscope', { shownTo: 'matches' });
  expect((await readUnmet()).unlike).toEqual([{ wish: 'manglik', isStated: false }]);
  await save(people.unlike.browser, 'horoscope', { shownTo: 'everyone' });
});

test('an income up to an amount is a low one, and no income is not known', async () => {
  await save(him.browser, 'wishes', { ...nothing, incomeMinRupees: 500_000 });
  await save(people.unlike.browser, 'work', { incomeMinRupees: null, incomeMaxRupees: 100_000 });
  await save(people.silent.browser, 'work', { incomeMinRupees: 0, incomeMaxRupees: null });
  const { unlike, silent } = await readUnmet();
  expect([unlike, silent]).toEqual([
    [{ wish: 'income', isStated: true }],
    [{ wish: 'income', isStated: false }],
  ]);
});

test('before the email is verified, what cards hide changes neither the order nor what is hidden', async () => {
  const owner = 'id in (select account_id from profile_managers where profile_id = $1)';
  await site.app.pool.query(`update accounts set email_verified_at = null where ${owner}`, [him.key]);
  const read = async (values: Record<string, unknown>) => {
    const importance = Object.fromEntries(wished.map(([wish]) => [wish, 'must']));
    await save(him.browser, 'wishes', { ...nothing, ageMin: 20, ...values, importance });
    const { body } = await him.browser.get('/api/profiles?sort=relevance');
    const hiding = await him.browser.get('/api/profiles/hidden?religion=jain');
    return [body.profiles, hiding.body];
  };
  const before = await read({});
  for (const [wish, values] of wished) expect([wish, await read(values)]).toEqual([wish, before]);
  await site.app.pool.query(`update accounts set email_verified_at = now() where ${owner}`, [him.key]);
});
