import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { PostState } from '../shared/rules.ts';

/** A post as it is being written, with what readers see of it. */
export type DraftRow = {
  id: string;
  title: string;
  slug: string;
  description: string;
  body: string;
  tags: string[];
  author: string;
  cover: string | null;
  cover_alt: string;
  publish_at: Date | null;
  published_at: Date | null;
  version: number;
  updated_at: Date;
  updated_by: number | null;
  noted_at: Date;
  editor: string | null;
  /** Where readers find it, and the version that they see; null while they don't. */
  live_slug: string | null;
  live_version: number | null;
  /** The version that will be published at its time; null when nothing is scheduled. */
  scheduled_version: number | null;
};

export type DraftContent = Pick<
  DraftRow,
  'title' | 'slug' | 'description' | 'body' | 'tags' | 'author' | 'cover' | 'cover_alt'
>;

const from = sql`
  posts p left join published_posts l on l.post_id = p.id left join scheduled_posts q on q.post_id = p.id
    left join staff_names s on s.account_id = p.updated_by`;

const columns = sql`
  p.id, p.title, p.slug, p.description, p.body, p.tags, p.author, p.cover, p.cover_alt, p.published_at, p.version,
  p.updated_at, p.updated_by, p.noted_at, s.name as editor, l.slug as live_slug, l.version as live_version,
  q.publish_at, q.version as scheduled_version`;

export async function findDraft(db: Database | Tx, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`select ${columns} from ${from} where p.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Locks a post until the transaction ends, and returns it. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow | undefined> {
  // Locked first and read after, because a statement that waited for a lock reads joined rows as of its start.
  await sql`select from posts where id = ${id}::uuid for update`.execute(tx);
  return findDraft(tx, id);
}

/** Adds a post; false when there is one with this id. */
export async function insertDraft(
  tx: Tx,
  { id, actor, now, ...post }: DraftContent & { id: string; actor: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('posts')
    .values({ id, ...post, created_at: now, updated_at: now, updated_by: actor, noted_at: now })
    .onConflict((clash) => clash.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sets what is written in a post, as its next version. @param noted whether the audit log has this change */
export async function updateDraft(
  tx: Tx,
  { id, actor, now, noted, ...post }: DraftContent & { id: string; actor: number; now: Date; noted: boolean },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ ...post, updated_at: now, updated_by: actor, ...(noted && { noted_at: now }) })
    .set('version', sql`version + 1`)
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', id).execute();
}

/** Returns whether another post has a slug, will have it, or had it once published. Two that want the same one wait for each other. */
export async function isSlugTaken(tx: Tx, slug: string, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('post slug'), hashtext(${slug}))`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from posts where slug = ${slug} and id <> ${id}::uuid)
      or exists (select from scheduled_posts where slug = ${slug} and post_id <> ${id}::uuid)
      or exists (select from post_slugs where slug = ${slug} and post_id <> ${id}::uuid) as taken`.execute(
    tx,
  );
  return rows[0]!.taken;
}

const inState: Record<PostState, ReturnType<typeof sql>> = {
  published: sql`l.post_id is not null`,
  scheduled: sql`l.post_id is null and q.post_id is not null`,
  draft: sql`l.post_id is null and q.post_id is null`,
};

export type PostSortKey = readonly [sortedAt: string, id: string];

type Wanted = {
  state: PostState | undefined;
  q: string | undefined;
  after: PostSortKey | null;
  limit: number;
};

/** Returns a page of the posts, the one changed last first. */
export async function listDrafts(
  db: Database,
  { state, q, after, limit }: Wanted,
): Promise<(DraftRow & { at_text: string })[]> {
  const words = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DraftRow & { at_text: string }>`
    select ${columns}, p.updated_at::text as at_text from ${from}
    where ${state ? inState[state] : sql`true`}
      and ${words ? sql`(p.title ilike ${words} or p.author ilike ${words})` : sql`true`}
      and ${after ? sql`(p.updated_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by p.updated_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
