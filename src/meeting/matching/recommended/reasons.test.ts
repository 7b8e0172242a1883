import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('reasons are true of both profiles, and there are none before both have stated wishes', async () => {
  const her = await addMember(site, { motherTongue: 'other' });
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await save(her.browser, 'work', { ...filled.work, city: 'Wai', state: 'mh', profession: 'Beekeeper' });
  await save(him.browser, 'work', { ...filled.work, city: 'Satara', state: 'mh', profession: 'Potter' });
  await save(him.browser, 'wishes', {
    motherTongue: ['other'],
    profession: ['BEEKEEPER'],
    cities: ['wai', 'Karad'],
    caste: ['Maratha'],
    importance: { profession: 'must', caste: 'nice' },
  });
  await site.workOff();
  const ofHim = async () => (await readRecommendations(him.browser)).find(({ id }) => id === her.id);
  expect(await ofHim()).toMatchObject({
    reasons: { mine: [], theirs: [] },
    met: { mine: null, theirs: null },
    promoted: false,
  });
  await save(her.browser, 'wishes', { states: ['mh'], heightMinCm: 170, ageMin: 30, ageMax: 40 });
  await site.workOff();
  expect(await ofHim()).toMatchObject({
    reasons: {
      mine: [
        { wish: 'profession', value: 'BEEKEEPER' },
        { wish: 'place', value: 'wai', of: 'city' },
        { wish: 'motherTongue', value: 'other' },
      ],
      theirs: [
        { wish: 'place', value: 'mh', of: 'state' },
        { wish: 'age', value: expect.any(Number) },
      ],
    },
    met: { mine: { met: 3, of: 4 }, theirs: { met: 2, of: 3 } },
  });
  // Neither a percentage nor what others think of somebody.
  expect(Object.keys(await ofHim()).filter((field) => /score|rank|chosen|brake/.test(field))).toEqual([]);
});

test('a diet that is a must keeps others out, opens browse, and is a reason where it is met', async () => {
  const her = await addMember(site);
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await save(her.browser, 'basics', { ...filled.basics, diet: 'jain' });
  await save(her.browser, 'wishes', { diet: ['vegetarian', 'jain'] });
  await save(him.browser, 'basics', { ...filled.basics, diet: 'vegetarian' });
  const wishing = async (diet: string[]) => {
    const saved = await save(him.browser, 'wishes', { diet, importance: { diet: 'must' } });
    expect([saved.status, saved.body.values.diet]).toEqual([200, diet]);
    await site.workOff();
    return (await readRecommendations(him.browser)).find(({ id }) => id === her.id);
  };
  expect(await wishing(['vegan'])).toBeUndefined();
  expect(await wishing(['jain', 'vegetarian'])).toMatchObject({
    reasons: { mine: [{ wish: 'diet', value: 'jain' }], theirs: [{ wish: 'diet', value: 'vegetarian' }] },
    met: { mine: { met: 1, of: 1 } },
  });
  const { filters } = (await him.browser.get('/api/profiles/opening')).body;
  expect(filters).toMatchObject({ diet: 'jain,vegetarian' });
});

test('pages: nobody comes twice, and the cursor of another list is refused', async () => {
  const her = await addMember(site);
  const ids = (await readRecommendations(her.browser)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(6);
  expect(new Set(ids).size).toBe(ids.length);
  const other = (await her.browser.get('/api/profiles')).body.nextCursor;
  expect((await her.browser.get(`/api/recommendations?cursor=${other ?? 'wrong'}`)).status).toBe(422);
});
