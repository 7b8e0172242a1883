import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { readSite } from '../../base/site/read.ts';
import { POSTS_PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import type { App } from '../../kit/app/app.ts';
import { fingerprint } from '../../kit/fingerprint.ts';
import { hasEtag } from '../../kit/http/etag.ts';
import { missing } from '../../kit/http/page.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { line } from '../../kit/shared/api/text.ts';
import { paths } from '../../paths.ts';
import { type FeedPost, listSlugs, readNewest } from './read.ts';
import { pageOf, SLUG, SLUG_MAX, TAG_MAX } from './shared/rules.ts';
import { countPublished, findLiveSlug } from './store/published.ts';

/** Serves the feed of the blog, redirects old addresses of posts, and answers 404 where there is no post. */
export function serveBlog(http: FastifyInstance, app: App): void {
  http.get(paths.feed(), async (request, reply) => {
    const xml = writeFeed(app, await readNewest(app));
    const etag = `"${fingerprint(xml)}"`;
    reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
  http.get<{ Querystring: Query }>(paths.blogs(), async (request, reply) =>
    redirectOrShow(request, reply, () => findPage(app, request.query)),
  );
  http.get<{ Params: { slug: string } }>('/blogs/:slug', async (request, reply) => {
    const { slug } = request.params;
    return redirectOrShow(request, reply, async () => {
      if (slug.length > SLUG_MAX || !SLUG.test(slug)) return null;
      const live = await findLiveSlug(app.db, slug);
      return live === undefined ? null : live === slug ? '' : paths.blogPost(live);
    });
  });
  http.get<{ Params: { tag: string }; Querystring: Query }>('/blogs/tags/:tag', async (request, reply) =>
    redirectOrShow(request, reply, async () => {
      const { tag } = request.params;
      return tag.length > TAG_MAX || !line.test(tag) ? null : findPage(app, request.query, tag);
    }),
  );
}

type Query = { page?: string | string[] };

/** Returns '' for a page of the list that has posts, and for the first one of all posts; null for another. */
async function findPage(app: App, { page: asked }: Query, tag?: string): Promise<'' | null> {
  const page = pageOf([asked].flat()[0]);
  if (page === 1 && tag === undefined) return '';
  return (page - 1) * POSTS_PAGE_SIZE < (await countPublished(app.db, tag)) ? '' : null;
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

/** Characters that XML 1.0 can't have. One of them, pasted into a post, would break the feed for every reader. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function writeFeed(app: App, posts: FeedPost[]): string {
  const { publicUrl } = app.config;
  const { name } = readSite(app);
  const urlOf = (path: string) => `${publicUrl}${path}`;
  const feed = new Feed({
    title: i18nFor('en')._({ id: 'feed.title', message: '{name} blog', values: { name } }),
    description: i18nFor('en')._({
      id: 'feed.description',
      message: 'Advice for families looking for a life partner, from {name}.',
      values: { name },
    }),
    id: urlOf(paths.blogs()),
    link: urlOf(paths.blogs()),
    language: 'en-IN',
    copyright: name,
    generator: false,
    feedLinks: { rss: urlOf(paths.feed()) },
    // An older post may have been changed last.
    ...(posts.length > 0 && {
      updated: new Date(Math.max(...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
    }),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      // Stays when the address changes: readers would be shown the post as a new one.
      id: `urn:uuid:${post.id}`,
      link: urlOf(paths.blogPost(post.slug)),
      description: post.description,
      // Readers of feeds have no address that these could begin with.
      content: post.body.replaceAll(/(<(?:img src|a href)=")\//g, `$1${publicUrl}/`),
      author: [{ name: post.author }],
      category: post.tags.map((one) => ({ name: one })),
      date: new Date(post.publishedAt),
    });
  }
  return feed.rss2().replaceAll(NO_XML, '');
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
