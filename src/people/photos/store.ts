import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { type Crop, NEAR_BITS } from './shared/rules.ts';

export type PhotoRow = {
  id: string;
  profile_id: number;
  storage_key: string;
  position: number;
  sample: boolean;
  placeholder: string | null;
  crop: Crop | null;
  approved_at: Date | null;
  rejected_at: Date | null;
  reject_reason: string | null;
  reject_note: string | null;
};

const columns = [
  'id',
  'profile_id',
  'storage_key',
  'position',
  'sample',
  'placeholder',
  'crop',
  'approved_at',
  'rejected_at',
  'reject_reason',
  'reject_note',
] as const;

/** Returns the photos of a profile, the main one first. */
export function listPhotos(db: Database | Tx, profileId: number): Promise<PhotoRow[]> {
  return db
    .selectFrom('photos')
    .select(columns)
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .$castTo<PhotoRow>()
    .execute();
}

/** Returns one photo, of whatever profile. */
export function findPhoto(db: Database | Tx, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').select(columns).where('id', '=', id).$castTo<PhotoRow>().executeTakeFirst();
}

export type NewPhoto = {
  id: string;
  profileId: number;
  storageKey: string;
  position: number;
  addedBy: number;
  placeholder: string;
  hash: string;
  mirrored: string;
  approvedAt: Date | null;
  now: Date;
};

export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await sql`
    insert into photos (id, profile_id, storage_key, position, added_by, placeholder, hash, mirrored_hash,
      approved_at, created_at)
    values (${photo.id}::uuid, ${photo.profileId}, ${photo.storageKey}, ${photo.position}, ${photo.addedBy},
      ${photo.placeholder}, ${photo.hash}::bit(64), ${photo.mirrored}::bit(64), ${photo.approvedAt}, ${photo.now})`.execute(
    tx,
  );
}

/** Notes that files are about to be written: they are removed at that instant unless a photo has them. */
export async function noteUnowned(db: Database | Tx, storageKey: string, removeAt: Date): Promise<void> {
  await db
    .insertInto('removed_photos')
    .values({ storage_key: storageKey, removed_at: removeAt, written: false })
    .onConflict((clash) => clash.column('storage_key').doUpdateSet({ removed_at: removeAt }))
    .execute();
}

/** Keeps files from being removed, in the transaction that writes their photo; false when they are being removed already. */
export async function takeOwnership(tx: Tx, storageKey: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('removed_photos')
    .where('storage_key', '=', storageKey)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Sets the positions of a profile's photos. In two steps, because no two may have the same one in between. */
export async function setPhotoPositions(tx: Tx, profileId: number, ids: string[]): Promise<void> {
  await sql`
    update photos set position = position - 10000 where profile_id = ${profileId}`.execute(tx);
  await sql`
    update photos h set position = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where h.id = o.id and h.profile_id = ${profileId}`.execute(tx);
}

type Shown = { storageKey: string; placeholder: string; crop: Crop | null };

/** Sets the files of a photo, after another part of it was chosen. */
export async function setFiles(tx: Tx, id: string, { storageKey, placeholder, crop }: Shown): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ storage_key: storageKey, placeholder, crop: crop && JSON.stringify(crop) })
    .where('id', '=', id)
    .execute();
}

export type PhotoDecision = { approvedAt: Date } | { rejectedAt: Date; reason: string; note: string | null };

/** Sets whether others see a photo. */
export async function setPhotoDecision(tx: Tx, id: string, decision: PhotoDecision): Promise<void> {
  const approved = 'approvedAt' in decision;
  await tx
    .updateTable('photos')
    .set({
      approved_at: approved ? decision.approvedAt : null,
      rejected_at: approved ? null : decision.rejectedAt,
      reject_reason: approved ? null : decision.reason,
      reject_note: approved ? null : decision.note,
    })
    .where('id', '=', id)
    .execute();
}

const SIMILAR_MAX = 10;

/**
 * Returns the profiles of other accounts that have nearly the same picture, at most ten. It compares with every hash:
 * 64 bits each, from an index of their own.
 * @param hashes of the picture and of its mirror image
 */
export async function listSimilar(
  db: Database | Tx,
  profileId: number,
  hashes: string[],
): Promise<{ profile_id: number }[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<{ profile_id: number }>`
    with near as materialized (
      select h.profile_id from photos h
      where h.hash is not null and h.profile_id <> ${profileId} and (${isNear(hashes)})
    )
    select distinct n.profile_id from near n
    where not exists (
      select from managers_of mine join managers_of theirs on theirs.account_id = mine.account_id
      where mine.profile_id = ${profileId} and theirs.profile_id = n.profile_id
    )
    order by n.profile_id limit ${SIMILAR_MAX}`.execute(db);
  return rows;
}

/** Whether a photo `h` is nearly the picture of one of these hashes. */
const isNear = (hashes: string[]) =>
  sql.join(
    hashes.map((hash) => sql`bit_count(h.hash # ${hash}::bit(64)) <= ${NEAR_BITS}`),
    sql` or `,
  );

/** Returns a photo of each given profile that is nearly the same picture, with its profile. */
export async function listDoubles(
  db: Database,
  profileIds: number[],
  hashes: string[],
): Promise<{ id: string; storage_key: string; public_id: string; name: string }[]> {
  if (profileIds.length === 0) return [];
  const { rows } = await sql<{ id: string; storage_key: string; public_id: string; name: string }>`
    select distinct on (h.profile_id) h.id, h.storage_key, p.public_id, p.name
    from photos h join profile_summaries p on p.id = h.profile_id
    where h.profile_id = any(${profileIds}::bigint[]) and h.hash is not null and (${isNear(hashes)})
    order by h.profile_id, h.id`.execute(db);
  return rows;
}

/** Returns the hashes of a photo and of its mirror image; none for a sample. */
export async function findHashes(db: Database | Tx, id: string): Promise<string[]> {
  const row = await db
    .selectFrom('photos')
    .select(['hash', 'mirrored_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return [row?.hash, row?.mirrored_hash].filter((hash) => typeof hash === 'string');
}

/** Notes that a photo of a profile was rejected: its next photos wait for review, also once this one is removed. */
export async function noteRejection(tx: Tx, profileId: number, now: Date): Promise<void> {
  await sql`insert into photo_rejections (profile_id, rejected_at) values (${profileId}, ${now})
    on conflict (profile_id) do update set rejected_at = excluded.rejected_at`.execute(tx);
}

/** Returns whether a photo of a profile was ever rejected. */
export async function wasRejected(tx: Tx, profileId: number): Promise<boolean> {
  const { rows } = await sql`select from photo_rejections where profile_id = ${profileId}`.execute(tx);
  return rows.length > 0;
}
