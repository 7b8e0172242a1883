import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../../../../seed/cast/cast.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { lists, type VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const keyOf = (kind: VocabularyKind, name: string | undefined) =>
  lists[kind].find((option) => option.name === name)?.key ?? null;

test.each(samples.slice(0, 6).map((one) => [one.id!, one] as const))(
  '%s states what lists have by keys, and what is free text in words',
  async (id, { religion, motherTongue, facts = {}, family = {}, horoscope = {}, preferences = {} }) => {
    const { body } = await (await site.as('demo')).get(`/api/profiles/${id}`);
    const keysOf = (kind: VocabularyKind, names: string[] = []) => names.map((name) => keyOf(kind, name));
    expect(body).toMatchObject({
      religion: keyOf('religion', religion),
      motherTongue: keyOf('mother_tongue', motherTongue),
      maritalStatus: keyOf('marital_status', facts.maritalStatus),
      education: keyOf('education', facts.education),
      workingWith: keyOf('working_with', facts.workingWith),
      city: facts.city,
      state: keyOf('state', facts.state),
      country: keyOf('country', facts.country),
      diet: keyOf('diet', facts.diet),
      smoking: keyOf('smoking', facts.smoking),
      drinking: keyOf('drinking', facts.drinking),
      family: {
        familyType: keyOf('family_type', family.type),
        familyStatus: keyOf('family_status', family.status),
        familyValues: keyOf('family_values', family.values),
      },
      horoscope: {
        rashi: keyOf('rashi', horoscope.rashi),
        nakshatra: keyOf('nakshatra', horoscope.nakshatra),
        manglik: keyOf('manglik', horoscope.manglik),
      },
      preferences: {
        maritalStatus: keysOf('marital_status', preferences.maritalStatus),
        religion: keysOf('religion', preferences.religion),
        motherTongue: keysOf('mother_tongue', preferences.motherTongue),
        education: keysOf('education', preferences.education),
        cities: preferences.cities ?? [],
        states: keysOf('state', preferences.states),
      },
    });
    expect(body.religion).toEqual(expect.any(String));
  },
);

test('a card has keys too', async () => {
  const { body } = await site.visitor().get('/api/profiles?gender=all');
  const known = { state: lists.state, education: lists.education };
  for (const card of body.profiles) {
    for (const [field, options] of Object.entries(known)) {
      expect([null, ...options.map(({ key }) => key)]).toContain(card[field]);
    }
  }
});

test('a form that was loaded before the keys is accepted with the English name', async () => {
  const { registration } = await import('../../../../test/registration.ts');
  const browser = site.visitor();
  const sent = registration({ religion: 'Jain', motherTongue: 'Gujarati' });
  const { status, body } = await browser.post('/api/accounts', sent);
  expect(status).toBe(201);
  expect((await browser.get(`/api/profiles/${body.id}`)).body).toMatchObject({
    religion: 'jain',
    motherTongue: 'gu',
  });
});
