import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember, connect } from '../../../../test/registration.ts';
import { save } from '../../../../test/setup/myProfile.ts';
import { MASK } from '../../../kit/shared/mask/stretches.ts';
import type { FullProfile } from '../contract.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const addMan = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
type Member = Awaited<ReturnType<typeof addMember>>;
type Sections = Parameters<typeof save>[1];

/** A woman with some texts in the sections of her profile. */
async function addHer(texts: Partial<Record<Sections, Record<string, unknown>>>) {
  const her = await addMember(site);
  for (const [section, values] of Object.entries(texts)) {
    expect((await save(her.browser, section as Sections, values)).status).toBe(200);
  }
  return her;
}
const seenBy = async ({ browser }: Member, { id }: Member): Promise<FullProfile> =>
  (await browser.get(`/api/profiles/${id}`)).body;

test('a number or an address in pieces over the fields of a profile is for matches only', async () => {
  const her = await addHer({
    about: { hobbies: ['Singing', '98220', 'Reading', '12345', 'ravi', '@', 'gmail.com'] },
    community: { caste: 'Maratha', subCaste: '98220', gotra: '12345' },
    family: { fatherName: 'nine eight two two', fatherOccupation: 'zero one two three four five' },
    wishes: { cities: ['Pune', '98-22-0', '1-23-45'] },
  });
  const [him, match] = [await addMan(), await addMan()];
  const seen = await seenBy(him, her);
  expect(seen.hobbies).toEqual(['Singing', MASK, 'Reading', MASK, MASK, MASK, MASK]);
  expect(seen).toMatchObject({ caste: 'Maratha', subCaste: MASK, gotra: MASK });
  expect(seen.family).toMatchObject({ fatherName: MASK, fatherOccupation: MASK });
  expect(seen.preferences.cities).toEqual(['Pune', MASK, MASK]);
  await connect(him, her);
  expect((await seenBy(him, her)).hobbies).toContain('98220');
  expect((await seenBy(match, her)).hobbies).not.toContain('98220');
});

test('a number in pieces over a card is hidden from visitors and in lists', async () => {
  const her = await addHer({ work: { profession: 'Teacher 98220', city: 'Pune 12345' } });
  const hidden = { profession: `Teacher ${MASK}`, city: `Pune ${MASK}` };
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body).toMatchObject(hidden);
  const him = await addMan();
  expect(await seenBy(him, her)).toMatchObject(hidden);
  const { profiles } = (await him.browser.get('/api/profiles?sort=newest')).body;
  expect(profiles.find(({ id }: { id: string }) => id === her.id)).toMatchObject(hidden);
});

test('what families write stays as it is', async () => {
  const work = { profession: 'IAS officer, 2015 batch', city: 'Sector 62, Noida 201301' };
  const about = {
    bio: 'I finished my M.Tech in 2019 with 87% and live at the 3rd floor. We are 2 brothers and 1 sister.',
    hobbies: [
      'Marathon 42 km',
      'Chess, rated 1850',
      'Instagram reels',
      'Youtube',
      '5 km runs',
      'U.S. politics',
    ],
  };
  const community = { caste: '96 Kuli Maratha', subCaste: 'Sub-group 4', gotra: 'Kashyap' };
  const family = {
    fatherName: 'Shri R. K. Patil',
    fatherOccupation: 'Retd. Class 1 officer, P.W.D.',
    motherName: 'Smt. Lata',
    motherOccupation: 'Teacher, Z.P. school no. 7',
  };
  const cities = ['Pune 411004', 'Mumbai', 'Bengaluru 560001'];
  const her = await addHer({ work, about, community, family, wishes: { cities } });
  const seen = await seenBy(await addMan(), her);
  expect(seen).toMatchObject({ ...work, ...about, ...community, family });
  expect(seen.preferences.cities).toEqual(cities);
});
