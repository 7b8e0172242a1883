import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fetchPhoto } from '../../../../test/pictures.ts';
import { postAt as at, writtenPost as written } from '../../../../test/posts.ts';
import { add, lata, publish, ravi, read, setUp, site, upload } from '../../../../test/setup/posts.ts';
import { publishDue } from './publishing.ts';

setUp();

const listed = async () =>
  (await site.visitor().get('/api/posts')).body.items.map(({ slug }: { slug: string }) => slug);

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
    expect((await publish(post, '2020-01-01T00:00:00.000Z')).body.data.fields.publishAt.code).toBe(
      'post_time_past',
    );
    expect((await publish(post, '9999-12-31T23:59:59.000Z')).body.data.fields.publishAt.code).toBe(
      'post_time_far',
    );
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
      { title: '', slug: `half-a-call`, body: '<p>Ha</p>', cover: image.id },
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
