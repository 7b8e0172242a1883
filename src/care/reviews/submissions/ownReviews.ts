import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { listRejectedPhotos } from '../../../people/photos/review/review.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { shownToMember } from '../decisions/show.ts';
import { isHidden, REVIEW_KINDS } from '../shared/rules.ts';
import { listNewestReviews, listReviewsOf } from '../store.ts';
import { submitProfileForReview } from './submit.ts';

/** Returns the newest review of each kind of a member's profile, without kinds that the member may not see. */
export async function readOwnReviews(app: App, { profile }: Member) {
  const [rows, rejected] = await Promise.all([
    listNewestReviews(
      app.db,
      app.clock(),
      profile.id,
      REVIEW_KINDS.filter((kind) => !isHidden(kind)),
    ),
    listRejectedPhotos(app, profile.id),
  ]);
  // A rejected photo that was removed needs nobody's attention any more.
  const isOver = (row: (typeof rows)[number]) =>
    row.kind === 'photo' && row.state === 'rejected' && !rejected.includes(row.subject_id);
  return rows.filter((row) => !isOver(row)).map(shownToMember);
}

/** Submits a rejected profile again. Repeating it changes nothing; refuses an approved one. */
export async function submitAgain(app: App, { accountId, profile }: Member) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const found = await lockProfile(tx, profile.id);
    if (!found) throw refuse.notFound();
    if (found.approved) throw refuse.conflict(code('profile_approved'));
    const newestReview = async () =>
      (
        await listReviewsOf(tx, now, {
          kind: 'profile',
          subjectId: String(profile.id),
          profileId: profile.id,
        })
      )[0];
    const before = await newestReview();
    if (before?.state !== 'waiting') {
      await submitProfileForReview(tx, { profile: profile.id }, { actor: accountId, now });
    }
    return shownToMember((await newestReview())!);
  });
}
