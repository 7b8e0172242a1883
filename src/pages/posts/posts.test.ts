import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { postAt as at, writtenPost as written } from '../../../test/posts.ts';
import { addMember } from '../../../test/registration.ts';
import { payloads } from '../../../test/setup/payloads.ts';
import { add, lata, publish, ravi, read, setUp, site, upload } from '../../../test/setup/posts.ts';
import { addStaff } from '../../../test/staff.ts';

setUp();

describe('writing', () => {
  test('two who change the same post do not overwrite each other silently', async () => {
    const post = await add();
    const save = (actor: Browser, body: string, version = post.version) =>
      actor.put(at(post.id), { ...written(), ...post, version, body });
    const answers = await Promise.all([save(lata, '<p>Hers</p>'), save(ravi, '<p>His</p>')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(late.body.message).toMatch(/^(Lata Menon|Ravi Nair) has changed this post/);
    const { body: stored } = await lata.get(at(post.id));
    // The same once more, as after a lost answer, changes nothing.
    const again = await save(lata, stored.body);
    expect([again.status, again.body.version]).toEqual([200, 2]);
    const twice = randomUUID();
    const new1 = written();
    const first = await Promise.all([
      lata.put(at(twice), new1),
      ravi.put(at(twice), { ...new1, title: 'Mine' }),
    ]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an address belongs to one post; the old ones of a post lead to it', async () => {
    const post = await add({ slug: 'talking-to-families' });
    await publish(post);
    const moved = await lata.put(at(post.id), { ...written(), ...post, slug: 'how-to-talk-to-families' });
    expect(moved.status).toBe(200);
    await publish(moved.body);
    for (const slug of ['talking-to-families', 'how-to-talk-to-families', 'tags']) {
      expect(await ravi.put(at(randomUUID()), written({ slug }))).toMatchObject({
        status: 422,
        body: { data: { fields: { slug: { code: 'post_slug_taken' } } } },
      });
    }
    const both = await Promise.all(
      [lata, ravi].map((actor) => actor.put(at(randomUUID()), written({ slug: 'the-same' }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const slug of ['Talking', 'a--b', 'a b', '../x'])
      expect((await ravi.put(at(randomUUID()), written({ slug }))).status).toBe(422);
    expect((await read('talking-to-families')).body.slug).toBe('how-to-talk-to-families');
    const old = await site.visitor().get('/blogs/talking-to-families');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/blogs/how-to-talk-to-families']);
  });

  test('no known payload reaches a reader, also one that was stored before a rule was there', async () => {
    const post = await add({
      body: payloads
        .map((one) => `<p>a</p>${one}`)
        .join('\n')
        .replaceAll('\0', ' '),
    });
    await publish(post);
    const alive =
      /<(?!\/?(?:p|h2|h3|strong|em|ul|ol|li|blockquote|a|br|hr)\b)|<[^>]*\son|javascript:[^<]*">/i;
    expect((await read(post.slug)).body.body).not.toMatch(alive);
    const body = '<p>a</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    await site.app.db.updateTable('published_posts').set({ body }).where('post_id', '=', post.id).execute();
    expect((await read(post.slug)).body.body).toBe('<p>a</p>');
    const feed = await site.visitor().get('/blogs/feed.xml');
    expect(feed.headers.get('content-type')).toContain('application/rss+xml');
    expect(feed.body).toContain(`/blogs/${post.slug}`);
    expect(feed.body).not.toMatch(/<script|onerror/);
    const again = await site.visitor().get('/blogs/feed.xml', { 'if-none-match': feed.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  test.each([
    ['as it is sent', 'a'.repeat(60_001)],
    ['as it is stored', `<p>${'<a href="https://example.com">a</a>'.repeat(1500)}</p>`],
  ])('a text has a limit, %s', async (_what, body) => {
    const post = await add();
    expect(await lata.put(at(post.id), { ...post, body })).toMatchObject({
      status: 422,
      body: { data: { fields: { body: { code: 'text_long', params: { maximum: 60_000 } } } } },
    });
    expect((await lata.get(at(post.id))).body.body).toBe('<p>Ask about work.</p>');
  });

  test('is for editors and admins', async () => {
    const post = await add();
    const her = await addMember(site);
    const image = (await upload(lata, post.id)).body.small;
    for (const [who, status] of [
      [await addStaff(site, 'Omkar Vaidya', 'support'), 403],
      [await addStaff(site, 'Farah Siddiqui', 'finance'), 403],
      [her.browser, 404],
      [site.visitor(), 404],
    ] as const) {
      expect((await who.get(at(post.id))).status).toBe(status);
      expect((await who.put(at(post.id), { ...written(), ...post })).status).toBe(status);
      expect((await publish(post, null, who)).status).toBe(status);
      expect((await upload(who, post.id)).status).toBe(status);
      expect((await who.get('/api/staff/posts')).status).toBe(status);
      expect((await who.delete(at(post.id))).status).toBe(status);
      expect((await who.delete(`${at(post.id)}/publication`)).status).toBe(status);
      expect((await who.get(image)).status).toBe(404);
    }
    expect((await (await site.as('admin')).get(at(post.id))).status).toBe(200);
    expect((await lata.get(at(randomUUID()))).status).toBe(404);
    expect((await lata.get('/api/staff/posts?q=first%20call&state=draft')).body.items).toContainEqual(
      expect.objectContaining({ id: post.id, updatedBy: 'Lata Menon' }),
    );
  });
});

test('a list has pages, tags, and what to read next', async () => {
  const tag = 'Horoscopes';
  for (let n = 0; n < 14; n++) await publish(await add({ title: `Stars ${n}`, tags: [tag] }));
  const page = (number: number) => site.visitor().get(`/api/posts?tag=horoSCOPES&page=${number}`);
  const [first, second] = [(await page(1)).body, (await page(2)).body];
  expect([first.pages, first.items.length, second.items.length]).toEqual([2, 12, 2]);
  expect(first.tags).toContain(tag);
  expect((await page(3)).body.items).toEqual([]);
  const { body } = await read(first.items[1].slug);
  expect([body.newer.slug, body.older.slug]).toEqual([first.items[0].slug, first.items[2].slug]);
  expect(body.related.every(({ tags }: { tags: string[] }) => tags.includes(tag))).toBe(true);
});
