import { approveProfile } from '../../profiles/visible/listing.ts';
import type { ReviewKind } from '../kind.ts';

/** A profile that was registered and that nobody sees yet. Rejected, it stays so. */
export const profile: ReviewKind = {
  dueHours: 24,
  read: async () => ({ texts: [] }),
  async apply(app, tx, { profileId }, { approved, actor }) {
    if (approved) await approveProfile(app, tx, profileId, actor);
  },
};
