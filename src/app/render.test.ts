import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { openPages } from '../../test/pages.ts';
import { addPost, publishPost } from '../../test/posts.ts';
import { addStaff } from '../../test/staff.ts';

let site: Test;
let http: FastifyInstance;
beforeAll(async () => {
  site = await openTest();
  http = await openPages(site.app);
});
afterAll(async () => {
  await http.close();
  await site.close();
});

async function open(url: string, { as, from = http }: { as?: string; from?: FastifyInstance } = {}) {
  const session = as ? (await site.as(as)).cookies.get('session') : undefined;
  const { body, headers, statusCode } = await from.inject({
    url,
    headers: { 'user-agent': 'Mobi', ...(session && { cookie: `session=${session}` }) },
  });
  const [, json = '{}'] = /<script id="initial" type="application\/json">(.*?)<\/script>/s.exec(body) ?? [];
  return { html: body, headers, status: statusCode, brought: JSON.parse(json) };
}

const cardsOf = (html: string) => html.match(/<a [^>]*data-card/g)?.length ?? 0;

test('a visitor gets the cards of browse in the document: first names, blurred photos', async () => {
  const { html, headers, brought } = await open('/browse');
  const { body } = await site.visitor().get('/api/profiles');
  expect(cardsOf(html)).toBe(24);
  for (const { name, photo } of body.profiles) {
    expect(html).toContain(name);
    if (photo) expect(html).toContain(photo.src);
  }
  expect(html).not.toMatch(/\/api\/photos\/[^/"]+\/(small|large)/);
  expect(brought.answers['/api/me']).toEqual({ viewer: null });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('the profiles that visitors meet first are as they are now, though the page is kept', async () => {
  const idsOf = (html: string) => [...html.matchAll(/href="\/profile\/(P\w+)"/g)].map(([, id]) => id);
  const [shown] = idsOf((await open('/browse')).html);
  expect(idsOf((await open('/browse')).html)).toContain(shown);
  const at = site.app.db.updateTable('profiles').where('public_id', '=', shown!);
  await at.set({ name: 'Renamed Person' }).execute();
  expect((await open('/browse')).html).toContain('Renamed');
  await at.set({ hidden_at: new Date() }).execute();
  const { html } = await open('/browse');
  expect(html).not.toContain('Renamed');
  expect(idsOf(html)).not.toContain(shown);
  await at.set({ hidden_at: null }).execute();
  expect((await open('/browse')).html).toContain('Renamed');
});

test('a page kept for visitors is drawn for the screen of each', async () => {
  const drawn = async (headers: Record<string, string>) =>
    (await http.inject({ url: '/browse', headers: { 'user-agent': 'Mobi', ...headers } })).body;
  const phone = await drawn({});
  const others = [await drawn({ 'user-agent': 'Desk' }), await drawn({ cookie: 'lists=compact' })];
  for (const other of others) expect(other).not.toBe(phone);
  expect(await drawn({})).toBe(phone);
});

test('nothing is painted before the whole page is read: rows of cards would grow while it is', async () => {
  const { html } = await open('/browse');
  const awaited = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html)?.[1];
  const written = html.indexOf(` id="${awaited}"`);
  expect(written).toBeGreaterThan(html.lastIndexOf('</footer>'));
  expect(html.lastIndexOf('data-card')).toBeGreaterThan(0);
});

test('filters in the address count', async () => {
  const { body } = await site.visitor().get('/api/profiles?religion=christian');
  const { html } = await open('/browse?religion=christian');
  expect(cardsOf(html)).toBe(body.profiles.length);
});

test('a member gets what this member may see, and nobody else does', async () => {
  const [demo, other] = await Promise.all(['demo', 'vikram'].map((as) => open('/dashboard', { as })));
  expect(demo!.html).toContain('Welcome, ');
  const { email } = demo!.brought.answers['/api/me'].viewer;
  expect(email).toBe('demo@humsafar.example');
  expect(other!.html).not.toContain(email);
  expect((await open('/browse')).html).not.toContain(email);
});

test('a visitor is led from a page for members to the login, which leads back', async () => {
  for (const url of ['/dashboard', '/interests?tab=sent', '/settings']) {
    const { status, headers } = await open(url);
    expect([status, headers.location]).toEqual([302, `/login?next=${encodeURIComponent(url)}`]);
  }
});

test('the page that browsers keep for when there is no connection has nothing of anybody', async () => {
  const { html, brought } = await open('/offline', { as: 'demo' });
  expect(brought.answers['/api/me']).toEqual({ viewer: null });
  expect(html).not.toContain('demo@humsafar.example');
});

test.each([
  ['/login', 'demo', '/dashboard'],
  ['/login?next=%2Fbrowse%3Freligion%3Dchristian', 'demo', '/browse?religion=christian'],
  ['/login?next=%2F%2Fother.example', 'demo', '/dashboard'],
  ['/login?next=%2Fdashboard', 'admin', '/admin/dashboard'],
])('%s leads %s, who is logged in, to %s without showing a page', async (url, as, to) => {
  const session = (await site.as(as)).cookies.get('session');
  const { statusCode, headers } = await http.inject({ url, headers: { cookie: `session=${session}` } });
  expect([statusCode, headers.location]).toEqual([302, to]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await http.inject({ url })).statusCode).toBe(200);
});

test('of the option lists a page brings what it shows', async () => {
  const { html, brought } = await open('/browse');
  expect(brought.words.state).toContainEqual(expect.objectContaining({ key: 'mh', name: 'Maharashtra' }));
  expect(brought.words.country).toBeUndefined();
  expect(html).not.toContain('vocabulary');
});

test('a session that is over is a visitor', async () => {
  const { html } = await http
    .inject({ url: '/browse', headers: { cookie: `session=${'a'.repeat(43)}` } })
    .then(({ body }) => ({ html: body }));
  expect(html).toContain('Visitors see first names and blurred photos');
});

test('a profile that nobody may see, hidden or unknown, is a 404 page that says so, for visitors and members alike', async () => {
  for (const as of [undefined, 'demo']) {
    for (const id of ['P999999', '0', 'Pabc%00']) {
      const { html, status } = await open(`/profile/${id}`, { as });
      expect([id, as, status]).toEqual([id, as, 404]);
      expect(html).toContain('Profile not found');
      expect(html).toContain('<title>Profile not found');
    }
    const known = await open('/profile/P001', { as });
    expect([as, known.status]).toEqual([as, 200]);
    expect(known.html).not.toContain('Profile not found');
  }
});

describe('what members write', () => {
  test('ends no script and begins none', async () => {
    const member = await site.as('demo');
    const { id } = (await member.get('/api/me')).body.viewer.profile;
    await site.app.db
      .updateTable('profiles')
      .set({ profession: '</script><script>alert(1)</script>' })
      .where('public_id', '=', id)
      .execute();
    const { html, headers } = await open(`/profile/${id}`, { as: 'demo' });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    for (const [script] of html.matchAll(/<script(?![^>]*application\/json)[^>]*>/g))
      expect(script).toContain(`nonce="${nonce}"`);
  });
});

test('while the database is away, pages come without data', async () => {
  const gone = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const away = await openPages(site.app, { callOf: () => Promise.reject(gone) });
  const browse = await open('/browse', { from: away });
  expect(cardsOf(browse.html)).toBe(0);
  expect(browse.html).toContain('aria-busy="true"');
  const about = await open('/about', { as: 'demo', from: away });
  expect(about.brought.answers).toEqual({});
  expect(about.html).toContain('<h1');
  await away.close();
});

test('a page that a browser fetches before anybody asks for it has no data', async () => {
  const { body } = await http.inject({ url: '/profile/P001', headers: { 'sec-purpose': 'prefetch' } });
  expect(body).toContain('aria-busy="true"');
});

test('a public page that is the same for everybody tells a visitor that nobody is logged in', async () => {
  expect((await open('/about')).brought.answers).toEqual({ '/api/me': { viewer: null } });
  expect((await open('/about', { as: 'demo' })).brought.answers['/api/me'].viewer).not.toBeNull();
});

test('what an editor writes ends no script of the document, and its structured data is as it was written', async () => {
  const editor = await addStaff(site, 'Lata Menon', 'editor');
  const title = 'Tea </script><script>alert(1)</script><!-- ]]>';
  const post = await addPost(editor, {
    title,
    description: title,
    author: 'Lata <Menon>',
    tags: ['<!--<script>'],
  });
  await publishPost(editor, post);
  for (const url of [`/blogs/${post.slug}`, '/blogs', '/blogs/tags/%3C!--%3Cscript%3E']) {
    const { html } = await open(url);
    expect(html).toContain('Tea &lt;/script&gt;');
    expect(html).not.toMatch(/<script>alert|<!--<script/);
  }
  const { html } = await open(`/blogs/${post.slug}`);
  expect(html).toContain('Lata &lt;Menon&gt;</span>');
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!),
  );
  expect(facts).toContainEqual(
    expect.objectContaining({ headline: title, author: { '@type': 'Person', name: 'Lata <Menon>' } }),
  );
  const gone = await http.inject({ url: '/blogs?page=99' });
  expect(gone.statusCode).toBe(404);
});

test('search engines and link previews may fetch the pictures of posts, and nothing else of the API', async () => {
  const { body } = await http.inject({ url: '/robots.txt' });
  expect(body).toContain('Disallow: /api/\nAllow: /api/posts/pictures/\n');
});
