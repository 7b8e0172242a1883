import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import type { App } from '../kit/app/app.ts';
import { missing } from '../kit/http/page.ts';
import { i18nFor } from '../kit/locale/i18n.ts';
import { paths } from '../paths.ts';
import { readSite } from '../site/read.ts';
import type { Post } from './contract.ts';
import { listSlugs, readNewest } from './read.ts';
import { findLiveSlug, listTags } from './store/published.ts';

/** Serves the feed of the blog, redirects old addresses of posts, and answers 404 where there is no post. */
export function serveBlog(http: FastifyInstance, app: App): void {
  http.get(paths.feed(), async (request, reply) => {
    const xml = writeFeed(app, await readNewest(app));
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
  http.get<{ Params: { slug: string } }>('/blogs/:slug', async (request, reply) => {
    const { slug } = request.params;
    return redirectOrShow(request, reply, async () => {
      const live = await findLiveSlug(app.db, slug);
      return live === undefined ? null : live === slug ? '' : paths.blogPost(live);
    });
  });
  http.get<{ Params: { tag: string } }>('/blogs/tags/:tag', async (request, reply) =>
    redirectOrShow(request, reply, async () => {
      const { tag } = request.params;
      const known = (await listTags(app.db)).some((one) => one.toLowerCase() === tag.toLowerCase());
      return known ? '' : null;
    }),
  );
}

/** @param find where the page is now; '' for here, null for nowhere */
async function redirectOrShow(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<string | null>,
) {
  // The page is served without the database too.
  const found = await find().catch(() => '');
  if (found) return reply.header('cache-control', 'no-cache').redirect(found, 301);
  if (found === null) missing.add(request);
  return reply.callNotFound();
}

function writeFeed(app: App, posts: Post[]): string {
  const { publicUrl } = app.config;
  const { name } = readSite(app);
  const at = (path: string) => `${publicUrl}${path}`;
  const feed = new Feed({
    title: i18nFor('en')._({ id: 'feed.title', message: '{name} blog', values: { name } }),
    description: i18nFor('en')._({
      id: 'feed.description',
      message: 'Advice for families who look for a life partner, from {name}.',
      values: { name },
    }),
    id: at(paths.blogs()),
    link: at(paths.blogs()),
    language: 'en-IN',
    copyright: name,
    generator: false,
    feedLinks: { rss: at(paths.feed()) },
    ...(posts[0] && { updated: new Date(posts[0].updatedAt) }),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: at(paths.blogPost(post.slug)),
      link: at(paths.blogPost(post.slug)),
      description: post.description,
      // Readers of feeds have no address that these could begin with.
      content: post.body.replaceAll(/(src|href)="\//g, `$1="${publicUrl}/`),
      author: [{ name: post.author }],
      category: post.tags.map((one) => ({ name: one })),
      date: new Date(post.publishedAt),
    });
  }
  return feed.rss2();
}

/** Returns the paths of the blog, for the sitemap. */
export async function listAddresses(app: App): Promise<string[]> {
  const { slugs, tags } = await listSlugs(app);
  return [
    paths.blogs(),
    ...slugs.map((slug) => paths.blogPost(slug)),
    ...tags.map((tag) => paths.blogTag(tag)),
  ];
}
