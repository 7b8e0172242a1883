import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { queueDecode } from '../../../kit/media/decodeQueue.ts';
import { receive } from '../../../kit/media/receive.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockForEditing } from '../../profiles/visible/listing.ts';
import type { OwnPhoto } from '../contract.ts';
import { keepFiles, removeUnowned } from '../files/write.ts';
import { shownToOwner } from '../gallery/gallery.ts';
import { limitPictures } from '../render/limitPictures.ts';
import { PHOTOS_MAX } from '../shared/rules.ts';
import {
  findPhoto,
  insertPhoto,
  listPhotos,
  listSimilar,
  noteUnowned,
  type PhotoRow,
  wasRejected,
} from '../store.ts';

/**
 * Adds a photo to a profile, as the last one. Its id comes from the browser, so that an upload that is repeated after a
 * lost connection adds nothing. Refuses with words what is no photo, and more than `PHOTOS_MAX`.
 * @param isCancelled whether the browser has gone: nothing is added then
 */
export async function uploadPhoto(
  app: App,
  member: Member,
  id: string,
  body: Readable,
  isCancelled: () => boolean,
): Promise<OwnPhoto> {
  const { profile } = member;
  const known = await findPhoto(app.db, id);
  if (known) return existing(known, profile.id);
  await limitPictures(app, profile.id);
  const before = await listPhotos(app.db, profile.id);
  // The same upload, sent twice at once, may have taken the last place meanwhile.
  const sent = before.find((photo) => photo.id === id);
  if (sent) return existing(sent, profile.id);
  checkRoom(before);

  const { files, placeholder, hash, mirrored } = await receive(app, body, (file) =>
    queueDecode(profile.id, async () => {
      const [{ decodePicture }, { renderPhoto }] = await Promise.all([
        import('../../../kit/media/decode.ts'),
        import('../render/render.ts'),
      ]);
      return renderPhoto(await decodePicture(file));
    }),
  );
  const storageKey = `photos/${randomUUID()}`;
  const keep = await keepFiles(app, storageKey, files);
  try {
    return await app.db.transaction().execute(async (tx) => {
      if (!(await lockForEditing(tx, profile.id, member.accountId))) throw refuse.notFound();
      const again = await findPhoto(tx, id);
      if (again) {
        await noteUnowned(tx, storageKey, app.clock());
        return existing(again, profile.id);
      }
      if (isCancelled()) throw refuse.unavailable();
      const photos = await listPhotos(tx, profile.id);
      checkRoom(photos);
      await keep(tx);
      const waits = await needsReview(app, tx, { profileId: profile.id, photos, hashes: [hash, mirrored] });
      await insertPhoto(tx, {
        id,
        profileId: profile.id,
        storageKey,
        position: (photos.at(-1)?.position ?? -1) + 1,
        addedBy: member.accountId,
        placeholder,
        hash,
        mirrored,
        approvedAt: waits ? null : app.clock(),
        now: app.clock(),
      });
      const event = {
        data: { photo: id, profile: profile.id },
        actor: member.accountId,
        subject: { kind: 'photo', id },
      };
      await recordEvent(tx, { name: 'photo.added', ...event });
      if (waits) await recordEvent(tx, { name: 'photo.submitted', ...event });
      return shownToOwner((await findPhoto(tx, id))!);
    });
  } catch (error) {
    await removeUnowned(app, storageKey);
    throw error;
  }
}

function existing(photo: PhotoRow, profileId: number): OwnPhoto {
  if (photo.profile_id !== profileId) throw refuse.notFound();
  return shownToOwner(photo);
}

function checkRoom(photos: PhotoRow[]): void {
  if (photos.length >= PHOTOS_MAX) throw refuse.conflict(code('photos_full', { maximum: PHOTOS_MAX }));
}

type Candidate = { profileId: number; photos: PhotoRow[]; hashes: string[] };

/**
 * Returns whether a photo waits for the staff: until one of the profile is approved, once one was rejected, and whenever another
 * account has the same picture.
 */
async function needsReview(app: App, tx: Tx, { profileId, photos, hashes }: Candidate): Promise<boolean> {
  if (app.config.moderation !== 'staff') return false;
  if (!photos.some(({ approved_at }) => approved_at !== null)) return true;
  if (await wasRejected(tx, profileId)) return true;
  return (await listSimilar(tx, profileId, hashes)).length > 0;
}
