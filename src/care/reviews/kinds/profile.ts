import { approveProfile } from '../../../people/profiles/visible/listing.ts';
import type { ReviewKind } from '../kind.ts';

/** A registered profile that nobody sees yet. Rejected, it stays hidden. */
export const profile: ReviewKind = {
  dueHours: 24,
  read: async () => ({}),
  async apply(app, tx, { profileId }, { approved, actor }) {
    if (approved) await approveProfile(app, tx, profileId, actor);
  },
};
