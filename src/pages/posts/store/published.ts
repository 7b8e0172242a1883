import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

export type PublishedRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  tags: string[];
  author: string;
  cover: string | null;
  cover_alt: string;
  width: number | null;
  height: number | null;
  words: number;
  published_at: Date;
  updated_at: Date;
};

const columns = sql`
  l.post_id as id, l.slug, l.title, l.description, l.tags, l.author, l.cover, l.cover_alt, c.width, c.height, l.words,
  l.published_at, l.updated_at`;
const from = sql`published_posts l left join post_pictures c on c.id = l.cover`;

const withTag = (tag: string | undefined) =>
  tag === undefined
    ? sql`true`
    : sql`exists (select from unnest(l.tags) as t (tag) where lower(t.tag) = lower(${tag}))`;

/** Returns some of the published posts, newest first. */
export async function listPublished(
  db: Database,
  { tag, offset, limit }: { tag?: string; offset: number; limit: number },
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select ${columns} from ${from} where ${withTag(tag)}
    order by l.published_at desc, l.post_id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Returns the newest published posts with their HTML. */
export async function listNewest(db: Database, limit: number): Promise<(PublishedRow & { body: string })[]> {
  const { rows } = await sql<PublishedRow & { body: string }>`
    select ${columns}, l.body from ${from} order by l.published_at desc, l.post_id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countPublished(db: Database, tag: string | undefined): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from published_posts l where ${withTag(tag)}`.execute(db);
  return rows[0]!.found;
}

/** Returns the tags of all published posts, the most common first; at most 30. */
export async function listTags(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select min(t.tag) as tag from published_posts l, unnest(l.tags) as t (tag)
    group by lower(t.tag) order by count(*) desc, min(t.tag) limit 30`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Returns the published post at a slug that it has or had. */
export async function findPublished(
  db: Database,
  slug: string,
): Promise<(PublishedRow & { body: string }) | undefined> {
  const { rows } = await sql<PublishedRow & { body: string }>`
    select ${columns}, l.body from post_slugs s join published_posts l on l.post_id = s.post_id
      left join post_pictures c on c.id = l.cover
    where s.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Returns the slug of the post that readers find, or once found, at a slug; undefined when there is none. */
export async function findLiveSlug(db: Database, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select l.slug from post_slugs s join published_posts l on l.post_id = s.post_id where s.slug = ${slug}`.execute(
    db,
  );
  return rows[0]?.slug;
}

/** Returns other posts about the same, those with the most common tags first. */
export async function listRelated(db: Database, id: string, limit: number): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select ${columns} from ${from}, (select tags from published_posts where post_id = ${id}::uuid) own
    where l.post_id <> ${id}::uuid
    order by (select count(*) from unnest(l.tags) as t (tag) where lower(t.tag) in (select lower(o.tag) from unnest(own.tags) as o (tag))) desc,
      l.published_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the post that was published next after another one, or before it. */
export async function findNeighbour(
  db: Database,
  { id, published_at }: PublishedRow,
  side: 'newer' | 'older',
): Promise<{ slug: string; title: string } | null> {
  const { rows } = await (side === 'newer'
    ? sql<{ slug: string; title: string }>`
        select slug, title from published_posts where (published_at, post_id) > (${published_at}, ${id}::uuid)
        order by published_at, post_id limit 1`
    : sql<{ slug: string; title: string }>`
        select slug, title from published_posts where (published_at, post_id) < (${published_at}, ${id}::uuid)
        order by published_at desc, post_id desc limit 1`
  ).execute(db);
  return rows[0] ?? null;
}

type Copied = { id: string; from: 'draft' | 'schedule'; pictures: string[]; words: number; now: Date };

/**
 * Shows readers a post: the first time, or instead of what they saw. The post is locked.
 * @param from what they are shown: the post as it is now, or as it was scheduled
 */
export async function copyToReaders(tx: Tx, { id, from, pictures, words, now }: Copied): Promise<void> {
  await sql`
    update posts set published_at = coalesce(published_at, ${now}) where id = ${id}::uuid`.execute(tx);
  const shown = from === 'draft' ? sql`posts s` : sql`scheduled_posts s join posts p on p.id = s.post_id`;
  const [postId, publishedAt] =
    from === 'draft' ? [sql`s.id`, sql`s.published_at`] : [sql`s.post_id`, sql`p.published_at`];
  await sql`
    insert into published_posts (post_id, slug, title, description, body, tags, author, cover, cover_alt, pictures, words,
      version, published_at, updated_at)
    select ${postId}, s.slug, s.title, s.description, s.body, s.tags, s.author, s.cover, s.cover_alt, ${pictures}::uuid[],
      ${words}, s.version, ${publishedAt}, ${now}
    from ${shown} where ${postId} = ${id}::uuid
    on conflict (post_id) do update set slug = excluded.slug, title = excluded.title, description = excluded.description,
      body = excluded.body, tags = excluded.tags, author = excluded.author, cover = excluded.cover,
      cover_alt = excluded.cover_alt, pictures = excluded.pictures, words = excluded.words, version = excluded.version,
      updated_at = excluded.updated_at`.execute(tx);
  await sql`
    insert into post_slugs (slug, post_id) select slug, post_id from published_posts where post_id = ${id}::uuid
    on conflict (slug) do nothing`.execute(tx);
}

/** Takes a post away from readers; false when they did not see it. */
export async function deletePublished(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('published_posts')
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
