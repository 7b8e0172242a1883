import { approvePhoto, readForReview, rejectPhoto } from '../../../people/photos/review/review.ts';
import type { ReviewKind } from '../kind.ts';

/** A first photo, or one that another account has too. Others see it once it is approved. */
export const photo: ReviewKind = {
  dueHours: 24,
  async read(app, { subjectId }) {
    const found = await readForReview(app, subjectId);
    return { photos: found ? [found] : [] };
  },
  async apply(app, tx, { subjectId }, { approved, actor, reason, note }) {
    if (approved) await approvePhoto(app, tx, subjectId, actor);
    else await rejectPhoto(app, tx, subjectId, { actor, reason: reason!, note });
  },
};
