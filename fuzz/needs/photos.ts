import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { masterPath } from '../../src/people/photos/files/paths.ts';
import { readGallery } from '../../src/people/photos/gallery/gallery.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about the member's own photos need. */
export function photoNeeds({ site, db, me }: World): Needs {
  const master = sharp({ create: { width: 400, height: 500, channels: 3, background: '#9b1b30' } })
    .jpeg()
    .toBuffer();

  /** Adds a photo to the member's profile, which then has no other of this kind. */
  async function addOwn() {
    await db.deleteFrom('photos').where('profile_id', '=', me.id).where('sample', '=', false).execute();
    const storage_key = `photos/${randomUUID()}`;
    await site.app.storage.put(masterPath(storage_key), await master);
    return db
      .insertInto('photos')
      .values({ profile_id: me.id, storage_key, position: 50, approved_at: site.app.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    // One that is there already is returned whatever the body is.
    'photos.upload': { actor: 'member', fields: addOwn },
    'photos.order': {
      actor: 'member',
      fields: async () => {
        const { version, photos } = await readGallery(db, me.id);
        return { version, ids: photos.map(({ id }) => id) };
      },
    },
    'photos.crop': { actor: 'member', fields: addOwn },
    'photos.remove': { actor: 'member', fields: addOwn },
    // One that is there again stays.
    'photos.undoRemoval': { actor: 'member', fields: addOwn },
    'reviews.takeDownPhoto': {
      actor: 'moderator',
      fields: async () => ({ ...(await addOwn()), reason: 'unsuitable' }),
    },
  };
}
