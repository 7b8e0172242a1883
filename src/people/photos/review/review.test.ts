import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addPhoto, drawPicture, fetchPhoto, uploadPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let moderator: Browser;
beforeAll(async () => {
  site = await openTest({ MODERATION: 'staff' });
  moderator = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

/** A listed member on a site where staff check each photo. */
async function addListed() {
  const her = await addMember(site);
  await site.app.db
    .updateTable('profiles')
    .set({ approved_at: new Date(), listed_at: new Date() })
    .where('id', '=', her.key)
    .execute();
  return her;
}

const reviewOf = async (photo: string) =>
  site.app.db
    .selectFrom('reviews')
    .select(['id', 'version', 'state'])
    .where('subject_kind', '=', 'photo')
    .where('subject_id', '=', photo)
    .orderBy('version', 'desc')
    .executeTakeFirst();

async function decide(photo: string, decision: Record<string, unknown>) {
  const { id, version } = (await reviewOf(photo))!;
  return moderator.put(`/api/staff/reviews/${id}/decision`, { version, ...decision });
}
const approve = (photo: string) => decide(photo, { state: 'approved' });
const stateOf = async (browser: Browser, photo: string) =>
  (await browser.get('/api/me/photos')).body.photos.find((one: { id: string }) => one.id === photo);
const statusFor = async (browser: Browser, photo: string) =>
  (await fetchPhoto(site, browser, `/api/photos/${photo}/blurred`)).status;

test('a first photo waits: its family sees it, others once it is approved', async () => {
  const her = await addListed();
  const photo = await addPhoto(site, her.browser, 100);
  expect(await stateOf(her.browser, photo)).toMatchObject({ state: 'waiting' });
  expect((await her.browser.get('/api/dashboard')).body.completeness.next).not.toContain('photo');
  expect(await statusFor(site.visitor(), photo)).toBe(404);
  expect(await statusFor(her.browser, photo)).toBe(200);
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body.photo).toBeNull();

  const { id } = (await reviewOf(photo))!;
  const { status, body } = await moderator.get(`/api/staff/reviews/${id}`);
  expect([status, body.review.kind, body.texts]).toEqual([200, 'photo', []]);
  expect(body.photos).toEqual([
    {
      id: photo,
      src: expect.stringMatching(`^/api/photos/${photo}/large\\?v=`),
      whole: `/api/photos/${photo}/whole`,
      similar: [],
    },
  ]);
  expect((await fetchPhoto(site, moderator, body.photos[0].whole)).status).toBe(200);
  expect((await moderator.get('/api/staff/reviews?kind=photo')).body.items).toHaveLength(1);

  expect((await approve(photo)).status).toBe(200);
  expect(await stateOf(her.browser, photo)).toMatchObject({ state: 'approved' });
  expect(await statusFor(site.visitor(), photo)).toBe(200);
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body.photo).toMatchObject({ blurred: true });
  const { notifications } = (await her.browser.get('/api/notifications')).body;
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toContain('photo_approved');
});

describe('later photos', () => {
  test('are shown at once after one was approved, not before', async () => {
    const her = await addListed();
    const [first, second] = [await addPhoto(site, her.browser, 110), await addPhoto(site, her.browser, 111)];
    expect(await stateOf(her.browser, second)).toMatchObject({ state: 'waiting' });
    await approve(first);
    const third = await addPhoto(site, her.browser, 112);
    expect(await stateOf(her.browser, third)).toMatchObject({ state: 'approved' });
    expect(await reviewOf(third)).toBeUndefined();
    expect(await statusFor(site.visitor(), third)).toBe(200);
    expect(await statusFor(site.visitor(), second)).toBe(404);
  });

  test('can be taken down by staff; the family reads why, and the photo is a rejected review', async () => {
    const her = await addListed();
    await approve(await addPhoto(site, her.browser, 120));
    const photo = await addPhoto(site, her.browser, 121);
    const address = `/api/staff/photos/${photo}/rejection`;
    expect((await moderator.put(address, {})).status).toBe(422);
    expect((await moderator.put(address, { reason: 'other' })).status).toBe(422);
    const support = await addStaff(site, 'Lata Menon', 'support');
    expect((await support.put(address, { reason: 'unsuitable' })).status).toBe(403);
    expect((await her.browser.put(address, { reason: 'unsuitable' })).status).toBe(404);
    const answers = await Promise.all(
      [1, 2].map(() => moderator.put(address, { reason: 'unsuitable', note: 'Please choose another one.' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf(her.browser, photo)).toMatchObject({
      state: 'rejected',
      reason: 'unsuitable',
      note: 'Please choose another one.',
    });
    expect(await statusFor(site.visitor(), photo)).toBe(404);
    const shown = (await site.visitor().get(`/api/profiles/${her.id}`)).body.photo;
    expect(shown.src).not.toContain(photo);
    const own = async () =>
      (await her.browser.get('/api/reviews')).body.filter(
        ({ state }: { state: string }) => state === 'rejected',
      );
    expect(await own()).toHaveLength(1);
    await her.browser.delete(`/api/me/photos/${photo}`);
    expect(await own()).toEqual([]);
    expect((await moderator.put(address, { reason: 'unsuitable' })).status).toBe(404);
  });

  test('wait again after one was rejected, also under the same id, and can be taken down again', async () => {
    const her = await addListed();
    await approve(await addPhoto(site, her.browser, 122));
    const bytes = await drawPicture(123).jpeg().toBuffer();
    const { id } = await uploadPhoto(site, her.browser, bytes);
    const address = `/api/staff/photos/${id}/rejection`;
    expect((await moderator.put(address, { reason: 'unsuitable' })).status).toBe(200);
    await her.browser.delete(`/api/me/photos/${id}`);
    expect((await uploadPhoto(site, her.browser, bytes, { id })).status).toBe(200);
    expect((await stateOf(her.browser, id)).state).toBe('waiting');
    await approve(id);
    expect(await statusFor(site.visitor(), id)).toBe(200);
    expect((await moderator.put(address, { reason: 'unsuitable' })).status).toBe(200);
    expect((await stateOf(her.browser, id)).state).toBe('rejected');
    expect(await statusFor(site.visitor(), id)).toBe(404);
  });
});

describe('the same picture', () => {
  test('on another account goes to the reviewers, who see where else it is; also mirrored and compressed', async () => {
    const thief = await addListed();
    const owner = await addListed();
    const original = await addPhoto(site, owner.browser, 130);
    await approve(original);
    await approve(await addPhoto(site, thief.browser, 131));
    const copies = [
      await drawPicture(130).resize(480, 600).jpeg({ quality: 45 }).toBuffer(),
      await drawPicture(130).flop().webp({ quality: 60 }).toBuffer(),
    ];
    for (const copy of copies) {
      const { id, status } = await uploadPhoto(site, thief.browser, copy);
      expect([status, (await stateOf(thief.browser, id)).state]).toEqual([200, 'waiting']);
      expect(await statusFor(owner.browser, id)).toBe(404);
      const { body } = await moderator.get(`/api/staff/reviews/${(await reviewOf(id))!.id}`);
      const [{ src, ...whose }] = body.photos[0].similar;
      expect(whose).toEqual({ publicId: owner.id, name: 'Nandini Deshpande' });
      expect(src).toContain(original);
      expect((await moderator.get(src)).status).toBe(200);
      expect((await decide(id, { state: 'rejected', reason: 'other_person' })).status).toBe(200);
      expect(await stateOf(thief.browser, id)).toMatchObject({ state: 'rejected', reason: 'other_person' });
      await thief.browser.delete(`/api/me/photos/${id}`);
    }
  });

  test('again on the own profile, or on a sister’s that one account manages, is nobody else’s', async () => {
    const her = await addListed();
    const sister = await addListed();
    const shared = await addManager(site, her.key);
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: sister.key, account_id: shared.id, role: 'manager', accepted_at: new Date() })
      .execute();
    for (const one of [her, sister])
      await approve(await addPhoto(site, one.browser, one === her ? 140 : 141));
    for (const one of [her, sister]) {
      const again = await addPhoto(site, one.browser, 142);
      expect((await stateOf(one.browser, again)).state).toBe('approved');
    }
  });
});

test('a photo that is removed while it waits leaves the queue; a decision on it is too late', async () => {
  const her = await addListed();
  const photo = await addPhoto(site, her.browser, 150);
  const { id, version } = (await reviewOf(photo))!;
  const answers = await Promise.all([
    her.browser.delete(`/api/me/photos/${photo}`),
    moderator.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' }),
  ]);
  expect(answers[0].status).toBe(200);
  expect([200, 404]).toContain(answers[1].status);
  expect((await her.browser.get('/api/me/photos')).body.photos).toEqual([]);
  expect(await statusFor(moderator, photo)).toBe(404);
  const waiting = (await moderator.get('/api/staff/reviews?kind=photo')).body.items;
  expect(waiting.map((one: { id: string }) => one.id)).not.toContain(id);
});

test('another crop of a photo that waits does not show it', async () => {
  const her = await addListed();
  const photo = await addPhoto(site, her.browser, 160);
  const { id, version } = (await reviewOf(photo))!;
  const { status } = await her.browser.put(`/api/me/photos/${photo}/crop`, {
    turn: 0,
    left: 0.1,
    top: 0.1,
    width: 0.5,
  });
  expect([status, (await stateOf(her.browser, photo)).state]).toEqual([200, 'waiting']);
  expect(await statusFor(site.visitor(), photo)).toBe(404);
  // Who reviewed the part before has not seen this one.
  const late = await moderator.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' });
  expect(late.status).toBe(409);
  expect((await approve(photo)).status).toBe(200);
});
