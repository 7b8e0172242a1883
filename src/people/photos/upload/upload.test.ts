import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addManager } from '../../../../test/managers.ts';
import { addPhoto, fetchPhoto, uploadPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { codeOf, foldersOf, galleryOf, idsOf, jpeg, setUp, site } from '../../../../test/setup/photos.ts';
import { BYTES_MAX } from '../../../kit/shared/media/rules.ts';
import { removeFiles } from '../removal/removal.ts';
import { PHOTOS_MAX } from '../shared/rules.ts';

setUp();

/** A JPEG of exactly so many bytes: what a camera writes behind the picture is no part of it. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await jpeg(5);
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

test('an uploaded photo is shown at once where nobody reviews, in its profile and card, with a placeholder', async () => {
  const { browser, id } = await addMember(site);
  const uploaded = await uploadPhoto(site, browser, await jpeg(1));
  expect([uploaded.status, uploaded.body]).toEqual([
    200,
    {
      id: uploaded.id,
      state: 'approved',
      small: expect.stringMatching(`/api/photos/${uploaded.id}/small`),
      large: expect.any(String),
      whole: expect.any(String),
      crop: null,
      reason: null,
      note: null,
    },
  ]);
  expect(await galleryOf(browser)).toMatchObject({ photos: [uploaded.body], maximum: 12 });
  const { photo, photos } = (await browser.get(`/api/profiles/${id}`)).body;
  expect(photo).toEqual({
    src: `/api/photos/${uploaded.id}/small`,
    blurred: false,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(photo.placeholder.length).toBeLessThan(400);
  expect(photos).toHaveLength(1);
  for (const [size, width, height] of [
    ['small', 320, 400],
    ['large', 800, 1000],
    ['blurred', 32, 40],
    ['whole', 640, 800],
  ]) {
    const { bytes } = await fetchPhoto(site, browser, `/api/photos/${uploaded.id}/${size}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
  expect(await foldersOf('uploads')).toEqual([]);
});

test('a photo completes the profile', async () => {
  const { browser } = await addMember(site);
  const missing = async () => (await browser.get('/api/dashboard')).body.completeness.next;
  expect(await missing()).toContain('photo');
  await addPhoto(site, browser, 1);
  expect(await missing()).not.toContain('photo');
});

describe('an upload is refused', () => {
  test('with 10 MB and a byte, and not with 10 MB', async () => {
    const { browser } = await addMember(site);
    const large = await uploadPhoto(site, browser, await jpegOf(BYTES_MAX + 1));
    expect([large.status, codeOf(large.body)]).toEqual([422, 'photo_large']);
    expect((await uploadPhoto(site, browser, await jpegOf(BYTES_MAX))).status).toBe(200);
    expect(await foldersOf('uploads')).toEqual([]);
  });

  test('with more than 10 MB that come without a length', async () => {
    const { browser } = await addMember(site);
    const bytes = await jpegOf(BYTES_MAX + 100_000);
    const response = await fetch(`${site.base}/api/me/photos/${randomUUID()}`, {
      method: 'PUT',
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: new Blob([new Uint8Array(bytes)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([response.status, codeOf(await response.json())]).toEqual([422, 'photo_large']);
  });

  test.each([
    'image/jpeg',
    'image/svg+xml',
    'text/html',
    'application/json',
    'application/x-www-form-urlencoded',
  ])('by its bytes, whatever it says it is: %s', async (type) => {
    const { browser } = await addMember(site);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await uploadPhoto(site, browser, script, { type });
    expect([refused.status, codeOf(refused.body)]).toEqual([422, 'photo_type']);
    expect((await uploadPhoto(site, browser, await jpeg(1), { type })).status).toBe(200);
  });

  test('from a visitor, a relative who only views, another site, and for another profile than the page shows', async () => {
    const her = await addMember(site);
    const viewer = await addManager(site, her.key, { role: 'viewer' });
    const manager = await addManager(site, her.key, { role: 'manager' });
    const bytes = await jpeg(1);
    const statusOf = async (...args: [Parameters<typeof uploadPhoto>[1], Record<string, string>?]) =>
      (await uploadPhoto(site, args[0], bytes, { headers: args[1] ?? {} })).status;
    expect(await statusOf(site.visitor())).toBe(401);
    expect(await statusOf(viewer.browser)).toBe(403);
    expect(await statusOf(her.browser, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf(her.browser, { 'x-profile': 'P001' })).toBe(403);
    expect(await idsOf(her.browser)).toEqual([]);
    expect(await statusOf(manager.browser, { 'x-profile': her.id })).toBe(200);
    expect(await idsOf(viewer.browser)).toHaveLength(1);
  });

  test('when it is too many in an hour', async () => {
    const { browser, key } = await addMember(site);
    await site.app.db.deleteFrom('limits').execute();
    await addPhoto(site, browser, 1);
    await site.app.db.updateTable('limits').set({ used: 120 }).execute();
    const refused = await uploadPhoto(site, browser, await jpeg(2));
    expect([refused.status, codeOf(refused.body)]).toEqual([429, 'photos_too_often']);
    expect(key).toBeGreaterThan(0);
    await site.app.db.deleteFrom('limits').execute();
  });
});

test('repeating an upload adds nothing, one after the other and both at once; another profile cannot use its id', async () => {
  const { browser } = await addMember(site);
  const bytes = await jpeg(6);
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => uploadPhoto(site, browser, bytes, { id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await uploadPhoto(site, browser, bytes, { id })).status).toBe(200);
  expect(await idsOf(browser)).toEqual([id]);
  const other = await addMember(site);
  const taken = await uploadPhoto(site, other.browser, bytes, { id });
  expect([taken.status, codeOf(taken.body)]).toEqual([404, 'not_found']);
});

test('two uploads at once do not exceed twelve, and leave no files of the one that was refused', async () => {
  const { browser, key } = await addMember(site);
  const { id: profile } = { id: key };
  for (let place = 0; place < PHOTOS_MAX - 1; place++) {
    await site.app.db
      .insertInto('photos')
      .values({ profile_id: profile, storage_key: `photos/none-${key}-${place}`, position: place })
      .execute();
  }
  await removeFiles(site.app);
  const before = await foldersOf('photos/photos');
  const bytes = await jpeg(7);
  const answers = await Promise.all([1, 2, 3].map(() => uploadPhoto(site, browser, bytes)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ body }) => codeOf(body) === 'photos_full')).toHaveLength(2);
  expect(await idsOf(browser)).toHaveLength(PHOTOS_MAX);
  expect((await uploadPhoto(site, browser, bytes)).status).toBe(409);
  await removeFiles(site.app);
  expect((await foldersOf('photos/photos')).length).toBe(before.length + 1);
});

test('an upload that is cancelled leaves nothing', async () => {
  const { browser } = await addMember(site);
  const controller = new AbortController();
  async function* slowly() {
    yield new Uint8Array(100_000);
    controller.abort();
    await sleep(0);
    yield new Uint8Array(100_000);
  }
  const cancelled = fetch(`${site.base}/api/me/photos/${randomUUID()}`, {
    method: 'PUT',
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    body: Readable.toWeb(Readable.from(slowly())),
    duplex: 'half',
    signal: controller.signal,
  } as unknown as RequestInit);
  await expect(cancelled).rejects.toThrow();
  await expect.poll(() => foldersOf('uploads')).toEqual([]);
  expect(await idsOf(browser)).toEqual([]);
});

test('what a crash leaves between the files and their row is removed an hour later', async () => {
  const { browser } = await addMember(site);
  const { storage, db } = site.app;
  const kept = await addPhoto(site, browser, 8);
  const { keepFiles } = await import('../files/write.ts');
  const key = `photos/${randomUUID()}`;
  await keepFiles(site.app, key, { 'small.webp': Buffer.from('x') });
  const torn = `photos/${randomUUID()}`;
  await db
    .insertInto('removed_photos')
    .values({ storage_key: torn, removed_at: new Date(site.app.clock().getTime() + 60_000), written: false })
    .execute();
  await storage.put(`${torn}.part/small.webp`, Buffer.from('x'));
  await removeFiles(site.app);
  expect(await storage.size(`${key}/small.webp`)).not.toBeNull();
  site.travel(1 / 12);
  await removeFiles(site.app);
  expect(await storage.size(`${key}/small.webp`)).toBeNull();
  expect(await storage.size(`${torn}.part/small.webp`)).toBeNull();
  expect((await fetchPhoto(site, browser, `/api/photos/${kept}/small`)).status).toBe(200);
  site.travel(-1 / 12);
});
