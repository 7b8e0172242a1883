import { expect, test } from 'vitest';
import { addMember } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import {
  addWaiting,
  approve,
  meera,
  own,
  ravi,
  reject,
  reviewOf,
  setUp,
  site,
} from '../../../test/setup/reviews.ts';
import { MASK } from '../../kit/shared/mask/stretches.ts';

setUp();

const read = async ({ browser }: Pick<Awaited<ReturnType<typeof addMember>>, 'browser'>) =>
  (await browser.get('/api/my-profile')).body;
const seen = async (her: { id: string }, actor: { get: typeof meera.get }) =>
  (await actor.get(`/api/profiles/${her.id}`)).body;

async function addApproved() {
  const { her, review } = await addWaiting();
  await approve(meera, review);
  return her;
}

test('new words of an approved profile wait: the writer sees them, others the old ones, and the rest changes at once', async () => {
  const her = await addApproved();
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  await approve(meera, await reviewOf(him.id));
  await save(her.browser, 'about', filled.about);
  await save(her.browser, 'wishes', filled.wishes);
  await save(her.browser, 'family', { ...filled.family, aboutFamily: 'Farmers.\nCall 98220 12345.' });
  expect(await read(her)).toMatchObject({
    unapproved: ['aboutFamily', 'bio', 'description'],
    sections: { about: { values: filled.about }, wishes: { values: filled.wishes } },
  });
  expect(await seen(her, him.browser)).toMatchObject({
    bio: null,
    hobbies: filled.about.hobbies,
    family: { aboutFamily: null, fatherName: 'Ramesh Deshpande' },
    preferences: { description: null, cities: ['Pune'] },
  });
  const review = await reviewOf(her.id);
  expect((await meera.get(`/api/staff/reviews/${review.id}`)).body.texts).toEqual([
    { name: 'aboutFamily', submitted: 'Farmers.\nCall 98220 12345.', approved: null },
    { name: 'bio', submitted: filled.about.bio, approved: null },
    { name: 'description', submitted: filled.wishes.description, approved: null },
  ]);
  // What only waits counts for its writer.
  expect((await her.browser.get('/api/dashboard')).body.completeness.next).not.toContain('bio');

  await approve(meera, review);
  const approved = await seen(her, him.browser);
  expect(approved.bio).toBe(filled.about.bio);
  expect(approved.family.aboutFamily).toBe(`Farmers.\nCall ${MASK}.`);
  expect((await read(her)).unapproved).toEqual([]);
});

test('a rejected text stays with its writer, and a change of anything else does not submit it again', async () => {
  const her = await addApproved();
  await save(her.browser, 'about', { bio: 'Call me on 98220 12345' });
  await reject(ravi, await reviewOf(her.id));
  expect(await read(her)).toMatchObject({
    unapproved: ['bio'],
    sections: { about: { values: { bio: 'Call me on 98220 12345' } } },
  });
  await save(her.browser, 'about', { hobbies: ['Chess'] });
  expect(await reviewOf(her.id)).toBeUndefined();
  await save(her.browser, 'about', { bio: 'I teach.' });
  await approve(ravi, await reviewOf(her.id));
  expect((await seen(her, her.browser)).bio).toBe('I teach.');
  expect((await own(her)).filter(({ kind }: { kind: string }) => kind === 'profile_text')).toMatchObject([
    { state: 'approved' },
  ]);
});

test('a profile that waits is changed at once, and whoever had it open looks again', async () => {
  const { her, review } = await addWaiting();
  expect((await save(her.browser, 'about', filled.about)).status).toBe(200);
  expect((await read(her)).unapproved).toEqual([]);
  expect((await approve(meera, review)).status).toBe(409);
  expect((await approve(meera, await reviewOf(her.id))).status).toBe(200);
});
