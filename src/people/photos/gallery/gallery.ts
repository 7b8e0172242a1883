import { createHash, randomUUID } from 'node:crypto';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { queueDecode } from '../../../kit/media/decodeQueue.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { REJECT_REASONS } from '../../../kit/shared/api/rejections.ts';
import { lockForEditing } from '../../profiles/visible/listing.ts';
import type { OwnGallery, OwnPhoto } from '../contract.ts';
import { masterPath } from '../files/paths.ts';
import { keepFiles, removeUnowned } from '../files/write.ts';
import { limitPictures } from '../render/limitPictures.ts';
import { type Crop, PHOTOS_MAX, type PhotoState } from '../shared/rules.ts';
import { findPhoto, listPhotos, type PhotoRow, setFiles, setPhotoPositions } from '../store.ts';
import { deleteRestorable, restorePhoto } from './restorable.ts';

const stateOf = ({ approved_at, rejected_at }: PhotoRow): PhotoState =>
  approved_at ? 'approved' : rejected_at ? 'rejected' : 'waiting';

const keyed = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** Returns a photo as the managers of its profile see it. */
export function shownToOwner(row: PhotoRow): OwnPhoto {
  // Another crop has another address: the page that changed it shows it at once.
  const version = keyed(row.storage_key, 8);
  const urlOf = (size: string) => `/api/photos/${row.id}/${size}?v=${version}`;
  return {
    id: row.id,
    state: stateOf(row),
    small: urlOf('small'),
    large: urlOf('large'),
    whole: row.sample ? null : urlOf('whole'),
    crop: row.crop,
    reason: REJECT_REASONS.find((reason) => reason === row.reject_reason) ?? null,
    note: row.reject_note,
  };
}

const versionOf = (rows: PhotoRow[]) =>
  keyed(rows.map(({ id, storage_key }) => `${id} ${storage_key}`).join('\n'), 16);

/** Returns the photos of a profile for its managers. */
export async function readGallery(db: Database | Tx, profileId: number): Promise<OwnGallery> {
  const rows = await listPhotos(db, profileId);
  return { photos: rows.map(shownToOwner), version: versionOf(rows), maximum: PHOTOS_MAX };
}

/**
 * Sets the order of a profile's photos. Refuses it when they have changed since the caller read them, so that no tab
 * overwrites what another one did.
 */
export async function orderPhotos(
  app: App,
  { accountId, profile }: Member,
  { version, ids }: { version: string; ids: string[] },
): Promise<OwnGallery> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const rows = await listPhotos(tx, profile.id);
    const same = rows.length === new Set(ids).size && rows.every(({ id }) => ids.includes(id));
    if (!same || ids.length !== rows.length || versionOf(rows) !== version) {
      throw refuse.conflict(code('photos_changed'));
    }
    if (rows.some(({ id }, place) => id !== ids[place])) {
      await setPhotoPositions(tx, profile.id, ids);
      await recordChange(tx, accountId, profile.id);
    }
    return readGallery(tx, profile.id);
  });
}

/** Removes a photo from its profile at once; its files go with a later task, so that it can be undone for some seconds. */
export async function removePhoto(app: App, { accountId, profile }: Member, id: string): Promise<OwnGallery> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const row = await findPhoto(tx, id);
    if (row?.profile_id === profile.id) {
      await deleteRestorable(tx, row, app.clock());
      await recordEvent(tx, {
        name: 'photo.removed',
        data: { photo: id, profile: profile.id },
        actor: accountId,
        subject: { kind: 'photo', id },
      });
    }
    return readGallery(tx, profile.id);
  });
}

/**
 * Undoes that a photo was removed, shortly afterwards: it is at its place again, with its decision. One that was not
 * decided waits for review again. Repeating it changes nothing.
 */
export async function undoRemoval(app: App, { accountId, profile }: Member, id: string): Promise<OwnGallery> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const photos = await listPhotos(tx, profile.id);
    if (photos.every((photo) => photo.id !== id)) {
      if (photos.length >= PHOTOS_MAX) throw refuse.conflict(code('photos_full', { maximum: PHOTOS_MAX }));
      if (!(await restorePhoto(tx, profile.id, id, app.clock()))) {
        throw refuse.conflict(code('photo_undo_late'));
      }
      const row = (await findPhoto(tx, id))!;
      const event = {
        data: { photo: id, profile: profile.id },
        actor: accountId,
        subject: { kind: 'photo', id },
      };
      await recordEvent(tx, { name: 'photo.added', ...event });
      if (!row.approved_at && !row.rejected_at) await recordEvent(tx, { name: 'photo.submitted', ...event });
    }
    return readGallery(tx, profile.id);
  });
}

/** Shows another part of a photo. Refuses one that is not of this profile as not found. */
export async function cropPhoto(
  app: App,
  { accountId, profile }: Member,
  id: string,
  crop: Crop,
): Promise<OwnGallery> {
  const before = await findPhoto(app.db, id);
  // Samples have no picture to crop.
  if (before?.profile_id !== profile.id || before.sample) throw refuse.notFound();
  await limitPictures(app, profile.id);
  const { renderCrop } = await import('../render/render.ts');
  const { files, placeholder } = await queueDecode(profile.id, async () => {
    const master = await app.storage.read(masterPath(before.storage_key));
    if (!master) throw refuse.notFound();
    return renderCrop(master, crop);
  });
  const storageKey = `photos/${randomUUID()}`;
  const keep = await keepFiles(app, storageKey, files);
  try {
    return await app.db.transaction().execute(async (tx) => {
      if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
      const row = await findPhoto(tx, id);
      if (row?.profile_id !== profile.id) throw refuse.notFound();
      if (row.storage_key !== before.storage_key) throw refuse.conflict(code('photos_changed'));
      await keep(tx);
      await setFiles(tx, id, { storageKey, placeholder, crop });
      await recordChange(tx, accountId, profile.id);
      // Whoever reviews it now would approve a part that they have not seen.
      if (!row.approved_at && !row.rejected_at) {
        await recordEvent(tx, {
          name: 'photo.submitted',
          data: { photo: id, profile: profile.id },
          actor: accountId,
          subject: { kind: 'photo', id },
        });
      }
      return readGallery(tx, profile.id);
    });
  } catch (error) {
    await removeUnowned(app, storageKey);
    throw error;
  }
}

function recordChange(tx: Tx, accountId: number, profile: number): Promise<void> {
  return recordEvent(tx, {
    name: 'photos.changed',
    data: { profile },
    actor: accountId,
    subject: { kind: 'profile', id: profile },
  });
}
