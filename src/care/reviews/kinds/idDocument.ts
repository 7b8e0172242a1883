import { decideDocument } from '../../../people/identity/decide.ts';
import { readForReview } from '../../../people/identity/read.ts';
import type { ReviewKind } from '../kind.ts';

/** An identity document, which is deleted with the decision. The profile has the badge once it is approved. */
export const idDocument: ReviewKind = {
  dueHours: 48,
  read: async (app, { profileId }) => ({ document: (await readForReview(app, profileId)) ?? undefined }),
  apply: (app, tx, { profileId }, { approved, staff }) =>
    decideDocument(app, tx, profileId, { approved, actor: staff }),
};
