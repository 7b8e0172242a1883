import type { App } from '../kit/app/app.ts';
import { REVIEW_KINDS } from './rules.ts';
import { countAssigned, countWaiting, listNewestReviews } from './store.ts';

export { listRejected, type RejectedReview } from './rejected.ts';

/**
 * Returns how many reviews are pending, how many of them are overdue, since when the oldest
 * waits, and how many a colleague assigned to an account.
 */
export async function countReviews(app: App, accountId: number) {
  const [counts, assigned] = await Promise.all([
    countWaiting(app.db, app.clock()),
    countAssigned(app.db, accountId),
  ]);
  return { ...counts, assigned };
}

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
