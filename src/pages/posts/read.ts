import { POSTS_PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { cleanBody } from './body/clean.ts';
import type { Post, PostCard } from './contract.ts';
import { minutesOf, pictureAddress } from './shared/rules.ts';
import { listPictures, listPicturesOf } from './store/pictures.ts';
import {
  countPublished,
  findNeighbour,
  findPublished,
  listNewest,
  listPublished,
  listRelated,
  listTags,
  type PublishedRow,
} from './store/published.ts';

const RELATED = 3;

const cardOf = (row: PublishedRow): PostCard => ({
  slug: row.slug,
  title: row.title,
  description: row.description,
  cover:
    row.cover && row.width && row.height
      ? {
          small: pictureAddress(row.cover, 'small'),
          large: pictureAddress(row.cover, 'large'),
          share: pictureAddress(row.cover, 'share'),
          alt: row.cover_alt,
          width: row.width,
          height: row.height,
        }
      : null,
  tags: row.tags,
  author: row.author,
  publishedAt: row.published_at.toISOString(),
  minutes: minutesOf(row.words),
});

/** Returns a page of the published posts, of one tag or of all. Pages have numbers: search engines keep their addresses. */
export async function readPostList(app: App, { page, tag }: { page: number; tag?: string }) {
  const [rows, count, tags] = await Promise.all([
    listPublished(app.db, { tag, offset: (page - 1) * POSTS_PAGE_SIZE, limit: POSTS_PAGE_SIZE }),
    countPublished(app.db, tag),
    listTags(app.db),
  ]);
  return { items: rows.map(cardOf), pages: Math.max(1, Math.ceil(count / POSTS_PAGE_SIZE)), tags };
}

/** Returns a published post with what to read next. Its HTML is cleaned again: older rules may have let more through. */
export async function readPublished(app: App, slug: string): Promise<Post> {
  const row = await findPublished(app.db, slug);
  if (!row) throw refuse.notFound();
  const [pictures, related, newer, older] = await Promise.all([
    listPictures(app.db, row.id),
    listRelated(app.db, row.id, RELATED),
    findNeighbour(app.db, row, 'newer'),
    findNeighbour(app.db, row, 'older'),
  ]);
  return {
    ...cardOf(row),
    body: cleanBody(row.body, pictures, app.config.publicUrl),
    updatedAt: row.updated_at.toISOString(),
    related: related.map(cardOf),
    newer,
    older,
  };
}

/** How many posts are in the feed. */
const IN_FEED = 20;

export type FeedPost = { id: string } & Pick<
  Post,
  'slug' | 'title' | 'description' | 'tags' | 'author' | 'publishedAt' | 'updatedAt' | 'body'
>;

/** Returns the newest posts with their HTML, for the feed. */
export async function readNewest(app: App): Promise<FeedPost[]> {
  const rows = await listNewest(app.db, IN_FEED);
  const pictures = await listPicturesOf(
    app.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    ...cardOf(row),
    updatedAt: row.updated_at.toISOString(),
    body: cleanBody(
      row.body,
      pictures.filter(({ post_id }) => post_id === row.id),
      app.config.publicUrl,
    ),
  }));
}

/** Search engines accept at most 50,000 addresses in a sitemap; tags and other pages are among them. */
const IN_SITEMAP = 40_000;

/** Returns the slugs of all published posts and their tags, for the sitemap. */
export async function listSlugs(app: App): Promise<{ slugs: string[]; tags: string[] }> {
  const [rows, tags] = await Promise.all([
    listPublished(app.db, { offset: 0, limit: IN_SITEMAP }),
    listTags(app.db),
  ]);
  return { slugs: rows.map(({ slug }) => slug), tags };
}
