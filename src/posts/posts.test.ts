import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import type { Browser } from '../../test/client.ts';
import { drawPicture, fetchPhoto } from '../../test/pictures.ts';
import { addMember } from '../../test/registration.ts';
import { payloads } from '../../test/setup/payloads.ts';
import { addStaff } from '../../test/staff.ts';
import { removeFiles } from '../photos/removal/removal.ts';
import { publishDue } from './publishing.ts';

let site: Test;
let lata: Browser;
let ravi: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'editor');
  ravi = await addStaff(site, 'Ravi Nair', 'editor');
});
afterAll(() => site.close());

let made = 0;
const written = (fields: object = {}) => ({
  ...{ version: 0, title: 'A first call', slug: `a-first-call-${++made}`, description: 'What to ask.' },
  ...{ body: '<p>Ask about work.</p>', tags: ['Family'], author: 'Lata Menon', cover: null, coverAlt: '' },
  ...fields,
});
type Post = ReturnType<typeof written> & { id: string; state: string };
const at = (id: string) => `/api/staff/posts/${id}`;
async function add(fields: object = {}, by = lata): Promise<Post> {
  const { status, body } = await by.put(at(randomUUID()), written(fields));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const publish = (post: { id: string; version: number }, when: string | null = null, by = lata) =>
  by.put(`${at(post.id)}/publication`, { version: post.version, at: when });
const read = (slug: string) => site.visitor().get(`/api/posts/${slug}`);
const listed = async () =>
  (await site.visitor().get('/api/posts')).body.items.map(({ slug }: { slug: string }) => slug);

async function upload(browser: Browser, post: string, id = randomUUID(), bytes?: Uint8Array) {
  const response = await fetch(`${site.base}${at(post)}/pictures/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/png',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: (bytes ?? (await drawPicture(1, 1600, 900).png().toBuffer())) as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { id, status: response.status, body: (await response.json()) as any };
}

describe('publishing', () => {
  test('shows readers a post, later its changes, and takes it away', async () => {
    const post = await add({ body: '<p>One</p>', tags: ['Family', 'family', 'Safety'] });
    expect(post).toMatchObject({ state: 'draft', tags: ['family', 'Safety'] });
    expect((await read(post.slug)).status).toBe(404);
    const live = (await publish(post)).body;
    expect(live).toMatchObject({ state: 'published', changed: false, liveSlug: post.slug });
    expect((await read(post.slug)).body).toMatchObject({
      title: 'A first call',
      body: '<p>One</p>',
      minutes: 1,
    });
    expect(await listed()).toContain(post.slug);

    const changed = (await lata.put(at(post.id), { ...written(), ...post, body: '<p>Two</p>' })).body;
    expect(changed).toMatchObject({ state: 'published', changed: true });
    expect((await read(post.slug)).body.body).toBe('<p>One</p>');
    // Publishing as it was read before is refused.
    expect((await publish(live)).status).toBe(409);
    await publish(changed);
    expect((await read(post.slug)).body.body).toBe('<p>Two</p>');

    expect((await lata.delete(`${at(post.id)}/publication`)).body.state).toBe('draft');
    expect((await lata.delete(`${at(post.id)}/publication`)).status).toBe(200);
    expect((await read(post.slug)).status).toBe(404);
    expect(await listed()).not.toContain(post.slug);
  });

  test.each([
    ['title', { title: ' ' }],
    ['slug', { slug: '' }],
    ['description', { description: '' }],
    ['author', { author: '' }],
    ['body', { body: '<p> <br></p>' }],
  ])('needs a %s, and says so at its field', async (field, fields) => {
    const post = await add(fields);
    expect(await publish(post)).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: { message: expect.any(String) } } } },
    });
  });

  test('happens at its time, once, also for an outdated plan', async () => {
    const post = await add();
    const soon = new Date(site.app.clock().getTime() + 60_000).toISOString();
    expect((await publish(post, '2020-01-01T00:00:00.000Z')).body.data.fields.at.code).toBe('post_time_past');
    expect((await publish(post, '9999-12-31T23:59:59.000Z')).body.data.fields.at.code).toBe('post_time_far');
    expect((await publish(post, soon)).body).toMatchObject({ state: 'scheduled', publishAt: soon });
    await publishDue(site.app);
    expect((await read(post.slug)).status).toBe(404);
    site.travel(0.01);
    await Promise.all([publishDue(site.app), publishDue(site.app)]);
    expect((await read(post.slug)).status).toBe(200);
    const rows = await site.app.db
      .selectFrom('audit_log')
      .select(['role', 'action'])
      .where((where) => where(where.val(post.id), '=', where.fn.any('subject_ids')))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { role: 'editor', action: 'create' },
      { role: 'editor', action: 'publish' },
      { role: 'system', action: 'publish' },
    ]);

    const cancelled = await add();
    const later = new Date(site.app.clock().getTime() + 60_000).toISOString();
    await publish(cancelled, later);
    expect((await lata.delete(`${at(cancelled.id)}/publication`)).body.publishAt).toBeNull();
    site.travel(0.01);
    await publishDue(site.app);
    expect((await read(cancelled.slug)).status).toBe(404);
    site.travel(-0.02);
  });
});

describe('a scheduled post', () => {
  const soon = () => new Date(site.app.clock().getTime() + 60_000).toISOString();
  const pass = async () => {
    site.travel(0.01);
    await publishDue(site.app);
    site.travel(-0.01);
  };

  test('is published as it was scheduled, whatever is saved meanwhile', async () => {
    const post = await add({ body: '<p>Whole</p>' });
    const image = await upload(lata, post.id);
    await publish(post, soon());
    // As the editor saves it in the middle of a sentence, without a title, with another address.
    const [slug, fields] = [
      post.slug,
      { title: '', slug: `half-${made}`, body: '<p>Ha</p>', cover: image.id },
    ];
    const half = await lata.put(at(post.id), { ...written(), ...post, ...fields });
    expect(half).toMatchObject({ status: 200, body: { state: 'scheduled', changed: true } });
    // Both addresses are its own.
    for (const taken of [slug, fields.slug])
      expect((await ravi.put(at(randomUUID()), written({ slug: taken }))).status).toBe(422);
    await pass();
    expect((await read(slug)).body).toMatchObject({
      title: 'A first call',
      body: '<p>Whole</p>',
      cover: null,
    });
    expect((await fetchPhoto(site, site.visitor(), image.body.small)).status).toBe(404);
    expect((await read(fields.slug)).status).toBe(404);
    const after = (await lata.get(at(post.id))).body;
    expect(after).toMatchObject({ ...fields, state: 'published', changed: true, publishAt: null });
  });

  test('has its changes once they are scheduled', async () => {
    const post = await add({ body: '<p>One</p>' });
    const when = soon();
    await publish(post, when);
    const saved = (await lata.put(at(post.id), { ...written(), ...post, body: '<p>Two</p>' })).body;
    expect((await publish(saved, when)).body).toMatchObject({ publishAt: when, changed: false });
    await pass();
    expect((await read(post.slug)).body.body).toBe('<p>Two</p>');
    const rows = await site.app.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where((where) => where(where.val(post.id), '=', where.fn.any('subject_ids')))
      .orderBy('id')
      .execute();
    expect(rows.slice(1)).toMatchObject([
      { action: 'publish', after: { publishAt: when, version: 1 } },
      { action: 'publish', after: { version: 2 } },
      { action: 'publish', after: { slug: post.slug, version: 2 } },
    ]);
  });
});

describe('writing', () => {
  test('two who change the same post do not overwrite each other silently', async () => {
    const post = await add();
    const save = (by: Browser, body: string, version = post.version) =>
      by.put(at(post.id), { ...written(), ...post, version, body });
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
      [lata, ravi].map((by) => by.put(at(randomUUID()), written({ slug: 'the-same' }))),
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

  test('is for editors and admins', async () => {
    const post = await add();
    const her = await addMember(site);
    const support = await addStaff(site, 'Omkar Vaidya', 'support');
    for (const [who, status] of [
      [support, 403],
      [her.browser, 403],
      [site.visitor(), 401],
    ] as const) {
      expect((await who.get(at(post.id))).status).toBe(status);
      expect((await who.put(at(post.id), { ...written(), ...post })).status).toBe(status);
      expect((await publish(post, null, who)).status).toBe(status);
      expect((await upload(who, post.id)).status).toBe(status);
    }
    expect((await (await site.as('admin')).get(at(post.id))).status).toBe(200);
    expect((await lata.get(at(randomUUID()))).status).toBe(404);
    expect((await lata.get('/api/staff/posts?q=first%20call&state=draft')).body.items).toContainEqual(
      expect.objectContaining({ id: post.id, updatedBy: 'Lata Menon' }),
    );
  });
});

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
    // What a cache has to ask before it sends a picture on.
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
    expect(await site.app.storage.exists(`${key.storage_key}/share.jpg`)).toBe(true);
    expect((await lata.delete(at(post.id))).status).toBe(200);
    expect((await see(lata, cover.id))[0]).toBe(404);
    expect((await read(post.slug)).status).toBe(404);
    await removeFiles(site.app);
    expect(await site.app.storage.exists(`${key.storage_key}/share.jpg`)).toBe(false);
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
