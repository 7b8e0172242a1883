import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import {
  findHashes,
  findPhoto,
  listDoubles,
  listPhotos,
  listSimilar,
  noteRejection,
  setPhotoDecision,
} from '../store.ts';

/** Returns a photo for its reviewers; null when it is gone. The caller has checked the capability. */
export async function readPhotoForReview(app: App, id: string) {
  const photo = await findPhoto(app.db, id);
  if (!photo) return null;
  const hashes = await findHashes(app.db, id);
  const owners = (await listSimilar(app.db, photo.profile_id, hashes)).map(({ profile_id }) => profile_id);
  const similar = (await listDoubles(app.db, owners, hashes)).map((double) => ({
    publicId: double.public_id,
    name: double.name,
    src: addressOf(double),
  }));
  return { id, src: addressOf(photo), whole: `/api/photos/${id}/whole`, similar };
}

/** Another part of it, chosen meanwhile, is another picture. */
const addressOf = ({ id, storage_key }: { id: string; storage_key: string }): string =>
  `/api/photos/${id}/large?v=${storage_key.slice(-8)}`;

/** Shows a photo to others, in the transaction of the decision, under the profile's lock. */
export async function approvePhoto(app: Pick<App, 'clock'>, tx: Tx, id: string, actor: Actor): Promise<void> {
  const photo = await findPhoto(tx, id);
  if (!photo || photo.approved_at) return;
  await setPhotoDecision(tx, id, { approvedAt: app.clock() });
  await recordEvent(tx, {
    name: 'photo.approved',
    data: { photo: id, profile: photo.profile_id },
    actor,
    subject: { kind: 'photo', id },
  });
}

/** Hides a photo from others, in the transaction of the decision, under the profile's lock. */
export async function rejectPhoto(
  app: Pick<App, 'clock'>,
  tx: Tx,
  id: string,
  { actor, reason, note }: { actor: Actor; reason: string; note: string | null },
): Promise<void> {
  const photo = await findPhoto(tx, id);
  if (!photo) return;
  await setPhotoDecision(tx, id, { rejectedAt: app.clock(), reason, note });
  await noteRejection(tx, photo.profile_id, app.clock());
  await recordEvent(tx, {
    name: 'photo.rejected',
    data: { photo: id, profile: photo.profile_id },
    actor,
    subject: { kind: 'photo', id },
  });
}

/** Returns the profile of a photo that is no sample; undefined when there is none. */
export async function profileOfPhoto(db: Database | Tx, id: string): Promise<number | undefined> {
  const photo = await findPhoto(db, id);
  return photo && !photo.sample ? photo.profile_id : undefined;
}

/** Returns whether a photo is rejected now: one that was removed and added again under its id is not. */
export async function isRejectedPhoto(tx: Tx, id: string): Promise<boolean> {
  return (await findPhoto(tx, id))?.rejected_at != null;
}

/** Returns the ids of a profile's photos that were rejected and are still there. */
export async function listRejectedPhotos(app: App, profileId: number): Promise<string[]> {
  const rows = await listPhotos(app.db, profileId);
  return rows.filter(({ rejected_at }) => rejected_at !== null).map(({ id }) => id);
}

/** Returns which of these photos of a profile are approved or rejected now, with the profile's name. */
export async function listDecidedPhotos(
  app: App,
  profileId: number,
  ids: string[],
  state: 'approved' | 'rejected',
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select h.id, p.name from photos h join profile_summaries p on p.id = h.profile_id
    where h.profile_id = ${profileId} and h.id = any(${ids}::uuid[])
      and ${state === 'approved' ? sql`h.approved_at` : sql`h.rejected_at`} is not null`.execute(app.db);
  return rows;
}
