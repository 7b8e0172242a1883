import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

export type ScheduledRow = { slug: string; body: string; cover: string | null; version: number };

/** Schedules a post as it is now: the first time, or instead of what was scheduled. The post is locked. */
export async function copyToSchedule(tx: Tx, id: string, publishAt: Date): Promise<void> {
  await sql`
    insert into scheduled_posts (post_id, slug, title, description, body, tags, author, cover, cover_alt, version, publish_at)
    select id, slug, title, description, body, tags, author, cover, cover_alt, version, ${publishAt}
    from posts where id = ${id}::uuid
    on conflict (post_id) do update set slug = excluded.slug, title = excluded.title, description = excluded.description,
      body = excluded.body, tags = excluded.tags, author = excluded.author, cover = excluded.cover,
      cover_alt = excluded.cover_alt, version = excluded.version, publish_at = excluded.publish_at`.execute(
    tx,
  );
}

/** Takes a post off the schedule, if it is on it. */
export async function deleteScheduled(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('scheduled_posts').where('post_id', '=', id).execute();
}

/** Returns what will be published of a post at its time. */
export const findScheduled = (tx: Tx, id: string): Promise<ScheduledRow | undefined> =>
  tx
    .selectFrom('scheduled_posts')
    .select(['slug', 'body', 'cover', 'version'])
    .where('post_id', '=', id)
    .executeTakeFirst();

/** Returns the posts whose time has come, the earliest first; at most 100. */
export async function listDuePosts(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduled_posts')
    .select('post_id')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(100)
    .execute();
  return rows.map(({ post_id }) => post_id);
}
