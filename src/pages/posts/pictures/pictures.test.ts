import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { drawPicture, fetchPhoto } from '../../../../test/pictures.ts';
import { postAt as at, writtenPost as written } from '../../../../test/posts.ts';
import { add, lata, publish, read, setUp, site, upload } from '../../../../test/setup/posts.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { removeFiles } from '../../../people/photos/removal/removal.ts';

setUp();

describe('images', () => {
  test('of a published post are open to all, in every size and without metadata; others to editors', async () => {
    const post = await add();
    const [cover, inside, unused] = [
      await upload(lata, post.id),
      await upload(lata, post.id, randomUUID(), await drawPicture(2, 900, 900).jpeg().toBuffer()),
      await upload(lata, post.id),
    ];
    expect(cover).toMatchObject({ status: 200, body: { width: 1440, height: 810 } });
    expect((await upload(lata, post.id, cover.id)).body).toEqual(cover.body);
    const body = `<p>a</p><img src="${inside.body.large}" alt="Two cups">`;
    const saved = await lata.put(at(post.id), { ...written(), ...post, body, cover: cover.id, coverAlt: '' });
    expect(saved.body.body).toContain('alt="Two cups" width="900" height="900" loading="lazy"');
    expect((await publish(saved.body)).body.data.fields.coverAlt.code).toBe('post_alt_missing');
    const done = await lata.put(at(post.id), { ...saved.body, coverAlt: 'Families at tea' });
    const see = async (browser: Browser, id: string, size = 'small') => {
      const { status, headers } = await fetchPhoto(site, browser, `/api/posts/pictures/${id}/${size}`);
      return [status, headers.get('cache-control')];
    };
    expect(await see(site.visitor(), cover.id)).toEqual([404, 'no-store']);
    expect(await see(lata, cover.id)).toEqual([200, 'private, no-store']);
    await publish(done.body);
    for (const size of ['small', 'large', 'share'])
      expect(await see(site.visitor(), cover.id, size)).toEqual([200, 'public, max-age=3600, s-maxage=0']);
    const small = `/api/posts/pictures/${cover.id}/small`;
    const tag = { 'if-none-match': (await fetchPhoto(site, site.visitor(), small)).headers.get('etag')! };
    // What a cache has to revalidate before it sends a picture on.
    const asked = async () => (await fetchPhoto(site, site.visitor(), small, tag)).status;
    expect(await asked()).toBe(304);
    await lata.delete(`${at(post.id)}/publication`);
    expect([await asked(), await see(site.visitor(), cover.id)]).toEqual([404, [404, 'no-store']]);
    const hidden = (await fetchPhoto(site, lata, small, tag)).headers;
    expect([hidden.get('cross-origin-resource-policy'), hidden.get('etag')]).toEqual(['same-origin', null]);
    await publish(done.body);
    expect((await see(site.visitor(), inside.id))[0]).toBe(200);
    expect((await see(site.visitor(), unused.id))[0]).toBe(404);
    expect((await see(site.visitor(), cover.id, 'whole'))[0]).toBe(404);
    expect((await read(post.slug)).body.cover).toMatchObject({ alt: 'Families at tea', width: 1440 });

    const key = await site.app.db
      .selectFrom('post_pictures')
      .select('storage_key')
      .where('id', '=', cover.id)
      .executeTakeFirstOrThrow();
    expect(await site.app.storage.size(`${key.storage_key}/share.jpg`)).not.toBeNull();
    expect((await lata.delete(at(post.id))).status).toBe(200);
    expect((await see(lata, cover.id))[0]).toBe(404);
    expect((await read(post.slug)).status).toBe(404);
    await removeFiles(site.app);
    expect(await site.app.storage.size(`${key.storage_key}/share.jpg`)).toBeNull();
  });

  test('that are none are refused, and those of other posts left out', async () => {
    const [one, other] = [await add(), await add()];
    const bad = await upload(lata, one.id, randomUUID(), Buffer.from('<svg onload="alert(1)"/>'));
    expect([bad.status, bad.body.data.fields.file.code]).toEqual([422, 'photo_type']);
    const theirs = await upload(lata, other.id);
    expect((await upload(lata, one.id, theirs.id)).status).toBe(404);
    expect((await lata.put(at(one.id), { ...written(), ...one, cover: theirs.id })).status).toBe(422);
    const kept = await lata.put(at(one.id), {
      ...written(),
      ...one,
      body: `<p>a</p><img src="${theirs.body.large}">`,
    });
    expect(kept.body.body).toBe('<p>a</p>');
    expect((await upload(lata, randomUUID())).status).toBe(404);
  });

  test('that were taken out of a full post make room, those that it shows do not', async () => {
    const post = await add();
    const [cover, published, scheduled] = [randomUUID(), randomUUID(), randomUUID()];
    const others = Array.from({ length: 37 }, () => randomUUID());
    const picture = { post_id: post.id, storage_key: 'posts/none', width: 9, height: 9 };
    const fill = (ids: string[], hoursAgo: number) =>
      site.app.db
        .insertInto('post_pictures')
        .values(
          ids.map((id) => ({
            ...picture,
            id,
            added_at: new Date(site.app.clock().getTime() - hoursAgo * HOUR_MS),
          })),
        )
        .execute();
    await fill([cover, published, scheduled], 2);
    await fill(others, 0.5);
    const show = (id: string) => `<p>a</p><img src="/api/posts/pictures/${id}/large" alt="b">`;
    let saved = (await lata.put(at(post.id), { ...post, body: show(published) })).body;
    await publish(saved);
    saved = (await lata.put(at(post.id), { ...saved, cover, coverAlt: 'c', body: '<p>a</p>' })).body;
    // No post is on the schedule and shown at once, but what holds for one holds for the other.
    await site.app.db
      .insertInto('scheduled_posts')
      .values({
        ...{ post_id: post.id, slug: post.slug, title: 'a', description: 'a', tags: [], author: 'a' },
        ...{
          body: show(scheduled),
          cover: null,
          cover_alt: '',
          version: 1,
          publish_at: new Date('2100-01-01'),
        },
      })
      .execute();
    const full = await upload(lata, post.id);
    expect([full.status, full.body.data.reason.code]).toEqual([409, 'post_pictures_full']);
    await site.app.db
      .updateTable('post_pictures')
      .set({ added_at: new Date('2020-01-01') })
      .where('id', '=', others[0]!)
      .execute();
    const added = await upload(lata, post.id);
    expect(added.status).toBe(200);
    const left = await site.app.db
      .selectFrom('post_pictures')
      .select('id')
      .where('post_id', '=', post.id)
      .execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(
      new Set([cover, published, scheduled, ...others.slice(1), added.id]),
    );
    await lata.delete(at(post.id));
  });
});
