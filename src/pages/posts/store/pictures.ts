import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

export type PictureRow = {
  id: string;
  post_id: string;
  storage_key: string;
  width: number;
  height: number;
};

const columns = ['id', 'post_id', 'storage_key', 'width', 'height'] as const;

/** Returns the pictures of a post. */
export const listPictures = (db: Database | Tx, postId: string): Promise<PictureRow[]> =>
  db.selectFrom('post_pictures').select(columns).where('post_id', '=', postId).execute();

/** Returns the pictures of several posts. */
export const listPicturesOf = (db: Database, postIds: string[]): Promise<PictureRow[]> =>
  postIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('post_pictures').select(columns).where('post_id', 'in', postIds).execute();

export const findPicture = (db: Database | Tx, id: string): Promise<PictureRow | undefined> =>
  db.selectFrom('post_pictures').select(columns).where('id', '=', id).executeTakeFirst();

export async function insertPicture(tx: Tx, picture: PictureRow & { now: Date }): Promise<void> {
  const { now, ...row } = picture;
  await tx
    .insertInto('post_pictures')
    .values({ ...row, added_at: now })
    .execute();
}

/** Returns what a post shows as it is written, as it is scheduled and as readers see it. */
export async function listVersions(
  tx: Tx,
  postId: string,
): Promise<{ cover: string | null; body: string }[]> {
  const { rows } = await sql<{ cover: string | null; body: string }>`
    select cover, body from posts where id = ${postId}::uuid
    union all select cover, body from scheduled_posts where post_id = ${postId}::uuid
    union all select cover, body from published_posts where post_id = ${postId}::uuid`.execute(tx);
  return rows;
}

/** Deletes those of the pictures that were added before a time, and returns their ids. */
export async function deletePictures(tx: Tx, ids: string[], before: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('post_pictures')
    .where('id', 'in', ids)
    .where('added_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns where the files of a picture are, and whether readers see it in a post. */
export async function findPictureFiles(
  db: Database,
  id: string,
): Promise<{ storage_key: string; live: boolean } | undefined> {
  const { rows } = await sql<{ storage_key: string; live: boolean }>`
    select c.storage_key, exists (select from published_posts l where l.pictures @> array[c.id]) as live
    from post_pictures c where c.id = ${id}::uuid`.execute(db);
  return rows[0];
}
