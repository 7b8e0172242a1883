import { describe, expect, test } from 'vitest';
import { openTest } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import {
  addWaiting,
  approve,
  isFound,
  meera,
  memberOf,
  own,
  ravi,
  reject,
  reviewOf,
  type Staff,
  setUp,
  site,
  submit,
} from '../../../../test/setup/reviews.ts';
import { readProfileTexts } from '../../../people/profiles/texts/texts.ts';

setUp();

describe('new text of an approved profile', () => {
  async function addApproved() {
    const { her, review } = await addWaiting();
    await approve(meera, review);
    return { her, me: await memberOf(her) };
  }
  const bioOf = async (her: { browser: Staff; id: string }) =>
    (await her.browser.get(`/api/profiles/${her.id}`)).body.bio;
  const first = {
    bio: 'A teacher from Pune.',
    aboutFamily: 'Farmers in Satara.',
    description: 'Somebody kind.',
  };

  test('is pending beside the old one, which others see until the new one is approved', async () => {
    const { her, me } = await addApproved();
    expect(await submit(site, me, first)).toBe(true);
    expect(await bioOf(her)).toBeNull();
    expect(await isFound(her.id)).toBe(true);
    const waiting = await reviewOf(her.id);
    const { body } = await meera.get(`/api/staff/reviews/${waiting.id}`);
    expect(body.texts).toEqual([
      { name: 'aboutFamily', submitted: first.aboutFamily, approved: null },
      { name: 'bio', submitted: first.bio, approved: null },
      { name: 'description', submitted: first.description, approved: null },
    ]);
    const second = { ...first, bio: 'A teacher and painter from Pune.' };
    await submit(site, me, second);
    expect((await approve(meera, waiting)).status).toBe(409);
    expect((await approve(meera, await reviewOf(her.id))).status).toBe(200);
    expect(await bioOf(her)).toBe(second.bio);
    expect(await readProfileTexts(site.app.db, her.key)).toMatchObject({ approved: second, submitted: null });
  });

  test('that is rejected is visible to nobody, and the profile stays listed', async () => {
    const { her, me } = await addApproved();
    await submit(site, me, first);
    await reject(ravi, await reviewOf(her.id), 'Too short.', 'other');
    expect(await isFound(her.id)).toBe(true);
    expect(await bioOf(her)).toBeNull();
    expect((await readProfileTexts(site.app.db, her.key)).submitted).toMatchObject(first);
    expect(await own(her)).toContainEqual(
      expect.objectContaining({ kind: 'profile_text', state: 'rejected', note: 'Too short.' }),
    );
  });

  test('is shown at once where approval is automatic', async () => {
    const free = await openTest();
    const her = await addMember(free);
    const me = { accountId: await free.accountOf(her.key), profile: { id: her.key } } as Awaited<
      ReturnType<typeof memberOf>
    >;
    expect(await submit(free, me, first)).toBe(false);
    expect((await her.browser.get(`/api/profiles/${her.id}`)).body).toMatchObject({
      bio: first.bio,
      family: { aboutFamily: first.aboutFamily },
      preferences: { description: first.description },
    });
    await free.close();
  });
});
