import type { App } from '../kit/app/app.ts';
import { REVIEW_KINDS } from './rules.ts';
import { countWaiting, listNewestReviews } from './store.ts';

export { listRejected, type RejectedReview } from './rejected.ts';

/** Returns how many reviews are pending, how many of them are overdue, and since when the oldest waits. */
export const countReviews = (app: App) => countWaiting(app.db, app.clock());

/** Returns the newest review of each subject of a profile, reports among them, newest first, for staff; at most 100. */
export async function listReviewsFor(app: App, profileId: number) {
  const rows = await listNewestReviews(app.db, app.clock(), profileId, [...REVIEW_KINDS]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
}
