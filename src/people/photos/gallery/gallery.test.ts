import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addManager } from '../../../../test/managers.ts';
import { addPhoto, fetchPhoto, uploadPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { codeOf, galleryOf, idsOf, setUp, site } from '../../../../test/setup/photos.ts';
import { removeFiles } from '../removal/removal.ts';
import { tasks } from '../tasks.ts';

setUp();

describe('order', () => {
  test('changes the main photo, and is refused when another window changed something meanwhile', async () => {
    const { browser, id } = await addMember(site);
    const [one, two, three] = [
      await addPhoto(site, browser, 10),
      await addPhoto(site, browser, 11),
      await addPhoto(site, browser, 12),
    ];
    const { version } = await galleryOf(browser);
    const moved = await browser.put('/api/me/photo-order', { version, ids: [three, one, two] });
    expect(moved.body.photos.map((photo: { id: string }) => photo.id)).toEqual([three, one, two]);
    expect((await browser.get(`/api/profiles/${id}`)).body.photo.src).toBe(`/api/photos/${three}/small`);

    const stale = await browser.put('/api/me/photo-order', { version, ids: [two, one, three] });
    expect([stale.status, codeOf(stale.body)]).toEqual([409, 'photos_changed']);
    const fresh = (await galleryOf(browser)).version;
    for (const ids of [[one, two], [one, one, two], [one, two, randomUUID()], []]) {
      expect((await browser.put('/api/me/photo-order', { version: fresh, ids })).status).toBe(409);
    }
    const four = await addPhoto(site, browser, 13);
    expect(
      (await browser.put('/api/me/photo-order', { version: fresh, ids: [one, two, three] })).status,
    ).toBe(409);
    expect(await idsOf(browser)).toEqual([three, one, two, four]);
  });

  test('of two at once, one holds and the other is told', async () => {
    const { browser } = await addMember(site);
    const ids = [await addPhoto(site, browser, 14), await addPhoto(site, browser, 15)];
    const third = await addPhoto(site, browser, 16);
    const { version } = await galleryOf(browser);
    const answers = await Promise.all([
      browser.put('/api/me/photo-order', { version, ids: [third, ...ids] }),
      browser.put('/api/me/photo-order', { version, ids: [...ids.toReversed(), third] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a relative who only views changes nothing', async () => {
    const her = await addMember(site);
    const photo = await addPhoto(site, her.browser, 17);
    const { browser } = await addManager(site, her.key, { role: 'viewer' });
    const { version } = await galleryOf(browser);
    const crop = { turn: 0, left: 0, top: 0, width: 1 };
    expect((await browser.put('/api/me/photo-order', { version, ids: [photo] })).status).toBe(403);
    expect((await browser.put(`/api/me/photos/${photo}/crop`, crop)).status).toBe(403);
    expect((await browser.delete(`/api/me/photos/${photo}`)).status).toBe(403);
  });
});

describe('removing', () => {
  test('works once and again, for the own photos alone, and takes the files', async () => {
    const her = await addMember(site);
    const other = await addMember(site);
    const photo = await addPhoto(site, her.browser, 20);
    const { storage_key } = await site.app.db
      .selectFrom('photos')
      .select('storage_key')
      .where('id', '=', photo)
      .executeTakeFirstOrThrow();
    await other.browser.delete(`/api/me/photos/${photo}`);
    expect(await idsOf(her.browser)).toEqual([photo]);
    expect((await her.browser.delete(`/api/me/photos/${photo}`)).body.photos).toEqual([]);
    expect((await her.browser.delete(`/api/me/photos/${photo}`)).status).toBe(200);
    await site.workOff();
    await removeFiles(site.app);
    expect(await site.app.storage.size(`${storage_key}/whole.jpg`)).not.toBeNull();
    site.travel(1 / 24);
    await tasks.tasks.remove_photo_files!(site.app, {});
    expect(await site.app.storage.size(`${storage_key}/whole.jpg`)).toBeNull();
    expect(await site.app.db.selectFrom('restorable_photos').selectAll().execute()).toEqual([]);
    site.travel(-1 / 24);
  });

  test('is undone within seconds by those who manage it: the photo is at its place, as others saw it', async () => {
    const her = await addMember(site);
    const other = await addMember(site);
    const [one, two, three] = [
      await addPhoto(site, her.browser, 21),
      await addPhoto(site, her.browser, 22),
      await addPhoto(site, her.browser, 23),
    ];
    const undo = (by: typeof her, id: string) => by.browser.delete(`/api/me/photos/${id}/removal`);
    const before = await galleryOf(her.browser);
    expect((await undo(her, two)).body).toEqual(before);
    for (const id of [one, two, three]) {
      await her.browser.delete(`/api/me/photos/${id}`);
      expect(await idsOf(her.browser)).not.toContain(id);
      expect((await fetchPhoto(site, other.browser, `/api/photos/${id}/large`)).status).toBe(404);
      expect((await undo(other, id)).status).toBe(409);
      // Nor does the task that removes files take them.
      await tasks.tasks.remove_photo_files!(site.app, {});
      expect((await undo(her, id)).body).toEqual(before);
      expect((await undo(her, id)).body).toEqual(before);
      expect((await fetchPhoto(site, her.browser, `/api/photos/${id}/large`)).status).toBe(200);
    }
    await her.browser.delete(`/api/me/photos/${one}`);
    const answers = await Promise.all([undo(her, one), undo(her, one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await galleryOf(her.browser)).toEqual(before);

    await her.browser.delete(`/api/me/photos/${one}`);
    site.travel(1 / 24 / 60);
    const late = await undo(her, one);
    expect([late.status, codeOf(late.body)]).toEqual([409, 'photo_undo_late']);
    expect(await idsOf(her.browser)).toEqual([two, three]);
    site.travel(-1 / 24 / 60);
  });

  test('a photo that waits for review waits again after the removal was undone', async () => {
    const her = await addMember(site);
    await addPhoto(site, her.browser, 24);
    const photo = await addPhoto(site, her.browser, 25);
    await site.app.db.updateTable('photos').set({ approved_at: null }).where('id', '=', photo).execute();
    const waits = async () =>
      (
        await site.app.db
          .selectFrom('reviews')
          .select('id')
          .where('subject_id', '=', photo)
          .where('state', '=', 'waiting')
          .execute()
      ).length;
    await her.browser.delete(`/api/me/photos/${photo}`);
    expect(await waits()).toBe(0);
    await her.browser.delete(`/api/me/photos/${photo}/removal`);
    expect(await waits()).toBe(1);
  });
});

describe('another crop', () => {
  /** Red above, blue below. */
  const halves = () =>
    sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#00f"/><rect width="800" height="500" fill="#f00"/></svg>',
      ),
    )
      .jpeg({ quality: 95 })
      .toBuffer();

  test('shows that part, turned, from the whole picture; the old files go', async () => {
    const { browser } = await addMember(site);
    const { id } = await uploadPhoto(site, browser, await halves());
    const keyOf = async () =>
      (
        await site.app.db
          .selectFrom('photos')
          .select('storage_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).storage_key;
    const before = await keyOf();
    async function coloursAfter(crop: { turn: number; left: number; top: number; width: number }) {
      const { status, body } = await browser.put(`/api/me/photos/${id}/crop`, crop);
      expect([status, body.photos[0].crop]).toEqual([200, crop]);
      const { bytes } = await fetchPhoto(site, browser, body.photos[0].large);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([800, 1000]);
      const at = (left: number, top: number) => {
        const first = (top * info.width + left) * info.channels;
        return data[first]! > data[first + 2]! ? 'red' : 'blue';
      };
      return [at(100, 100), at(700, 100), at(100, 900), at(700, 900)];
    }
    expect(await coloursAfter({ turn: 0, left: 0, top: 0, width: 0.4 })).toEqual(Array(4).fill('red'));
    expect(await coloursAfter({ turn: 0, left: 0.5, top: 0.6, width: 0.4 })).toEqual(Array(4).fill('blue'));
    expect(await coloursAfter({ turn: 180, left: 0, top: 0, width: 1 })).toEqual([
      'blue',
      'blue',
      'red',
      'red',
    ]);
    expect(await coloursAfter({ turn: 90, left: 0.18, top: 0, width: 0.64 })).toEqual([
      'blue',
      'red',
      'blue',
      'red',
    ]);
    // Parts that reach beyond the picture end at its edge.
    expect(await coloursAfter({ turn: 0, left: 1, top: 1, width: 0 })).toEqual(Array(4).fill('blue'));
    await removeFiles(site.app);
    expect(await site.app.storage.size(`${before}/large.webp`)).toBeNull();
    expect(await site.app.storage.size(`${await keyOf()}/large.webp`)).not.toBeNull();
  });

  test('of two at once one holds; nobody crops the photo of another, or a sample', async () => {
    const her = await addMember(site);
    const other = await addMember(site);
    const { id } = await uploadPhoto(site, her.browser, await halves());
    const crop = (width: number) => ({ turn: 0, left: 0, top: 0, width });
    const answers = await Promise.all(
      [0.5, 0.6].map((width) => her.browser.put(`/api/me/photos/${id}/crop`, crop(width))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await other.browser.put(`/api/me/photos/${id}/crop`, crop(0.5))).status).toBe(404);
    await her.browser.delete(`/api/me/photos/${id}`);
    expect((await her.browser.put(`/api/me/photos/${id}/crop`, crop(0.5))).status).toBe(404);
    for (const wrong of [{ turn: 45 }, { left: -0.1 }, { width: 2 }, { top: 'x' }])
      expect((await her.browser.put(`/api/me/photos/${id}/crop`, { ...crop(1), ...wrong })).status).toBe(422);
  });
});
