import { listDecidedPhotos } from '../../../../people/photos/review/review.ts';
import type { Kind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

type Decided = 'photo.approved' | 'photo.rejected';
/** The person in whose profile the photo is. */
export type PhotoOwner = { name: string };

/** What the kinds of decided photos have in common: decisions within minutes are one notification, to all managers. */
export const decidedPhotos = (
  state: 'approved' | 'rejected',
): Pick<Kind<Decided, PhotoOwner>, 'category' | 'joins' | 'receivers' | 'key' | 'load'> => ({
  category: 'service',
  joins: true,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ photo }) => `photo ${photo}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const ids = events.map(({ photo }) => photo);
    const found = await listDecidedPhotos(app, reader.profile.id, ids, state);
    return new Map(found.map(({ id, name }) => [`photo ${id}`, { name }]));
  },
});
