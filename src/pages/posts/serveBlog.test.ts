import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addPost, publishPost } from '../../../test/posts.ts';
import { addStaff } from '../../../test/staff.ts';
import { missing } from '../../kit/http/page.ts';
import { serveBlog } from './serveBlog.ts';

let site: Test;
let lata: Browser;
beforeAll(async () => {
  site = await openTest();
  lata = await addStaff(site, 'Lata Menon', 'editor');
});
afterAll(() => site.close());

const addPublished = async (fields: object = {}) =>
  (await publishPost(lata, await addPost(lata, fields))).body;
const readFeed = async () => (await site.visitor().get('/blogs/feed.xml')).body as string;

test('the feed is XML whatever an editor has pasted, with addresses of the site only in links', async () => {
  await addPublished({
    title: 'Tea ]]> </title><script>alert(1)</script> \uFFFE',
    author: 'Lata ]]> <b>',
    tags: [']]>', '<&>'],
    body: '<p>One ]]> \u0001 two &#1; three &#xFFFF; \u{1F375} <a href="/safety">safety</a> href="/x"</p>',
  });
  const feed = await readFeed();
  // What stays when the sections of plain text are taken out is the feed's own markup.
  const markup = feed.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  expect(markup).not.toContain('<script');
  expect(markup).not.toContain(']]>');
  expect(feed).toContain('\u{1F375} <a href="http://localhost:1/safety">safety</a> href="/x"');
  for (const character of ['\u0001', '\uFFFE', '\uFFFF']) expect(feed).not.toContain(character);
});

test('a post stays the same one in the feed when its address changes', async () => {
  const post = await addPublished({ slug: 'the-old-address' });
  const { body } = await lata.put(`/api/staff/posts/${post.id}`, { ...post, slug: 'the-new-address' });
  await publishPost(lata, body);
  const feed = await readFeed();
  expect(feed).toContain('/blogs/the-new-address</link>');
  expect(feed).not.toContain('the-old-address');
  expect(feed).toContain(`<guid isPermaLink="false">urn:uuid:${post.id}</guid>`);
});

test('the feed is as new as the last change of any post', async () => {
  site.travel(-2);
  const old = await addPublished();
  site.travel(2);
  await addPublished();
  site.travel(1);
  const { version } = (await lata.put(`/api/staff/posts/${old.id}`, { ...old, body: '<p>Meet at noon.</p>' }))
    .body;
  await lata.put(`/api/staff/posts/${old.id}/publication`, { version });
  const day = site.app.clock().toUTCString().slice(0, 16);
  site.travel(-1);
  expect(await readFeed()).toContain(`<lastBuildDate>${day}`);
});

test('a page is found where there are posts, also of a tag that few have, and nowhere else', async () => {
  const http = Fastify();
  serveBlog(http, site.app);
  // As the pages are served (kit/http/page.ts), without their build.
  http.setNotFoundHandler((request, reply) => reply.code(missing.has(request) ? 404 : 200).send());
  const status = async (address: string) => (await http.inject(address)).statusCode;
  for (let n = 0; n < 12; n++)
    await addPublished({ tags: ['a', 'b', 'c'].map((one) => `Common ${one}${n % 11}`) });
  const { slug } = await addPublished({ tags: ['zz Rare'] });
  expect((await site.visitor().get('/api/posts')).body.tags).not.toContain('zz Rare');
  const there = ['', '?page=1', '?page=2', '?page=x', '?page=0', '?page=-5', '/tags/zz%20rare', `/${slug}`];
  const nowhere = ['?page=3', '?page=99999999999', '?page=Infinity', '/tags/zz%20rare?page=2', '/tags/none'];
  const strange = ['/%00', '/tags/%00', `/${'a'.repeat(90)}`, `/tags/${'a'.repeat(90)}`, '/tags/feed'];
  for (const one of there) expect([one, await status(`/blogs${one}`)]).toEqual([one, 200]);
  for (const one of [...nowhere, ...strange]) expect([one, await status(`/blogs${one}`)]).toEqual([one, 404]);
  await http.close();
});
