import { decideStory } from '../../../meeting/stories/decide.ts';
import { readForReview } from '../../../meeting/stories/read.ts';
import type { ReviewKind } from '../kind.ts';

/** A success story that both sides have consented to. The home page shows it once it is approved. */
export const story: ReviewKind = {
  dueHours: 72,
  read: async (app, { subjectId }) => ({ story: (await readForReview(app, subjectId)) ?? undefined }),
  apply: (app, tx, { subjectId }, { approved, actor }) =>
    decideStory(app, tx, subjectId, { approved, actor }),
};
