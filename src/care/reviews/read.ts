import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { ReviewKindName } from './shared/rules.ts';
import { REVIEW_KINDS } from './shared/rules.ts';
import { countAssignedReviews, countWaiting, listNewestReviews } from './store.ts';

/**
 * Returns how many reviews are pending, how many of them are overdue, and how many a colleague assigned to an account; and the
 * same of each kind that has any, with since when the oldest waits.
 */
export async function countReviews(app: App, accountId: number) {
  const [waiting, assigned] = await Promise.all([
    countWaiting(app.db, app.clock()),
    countAssignedReviews(app.db, accountId),
  ]);
  const kinds = REVIEW_KINDS.flatMap((kind) => {
    const counts = waiting.find((one) => one.kind === kind);
    return counts ? [{ ...counts, assigned: assigned.find((one) => one.kind === kind)?.assigned ?? 0 }] : [];
  });
  const sum = (name: 'waiting' | 'overdue' | 'assigned') =>
    kinds.reduce((total, one) => total + one[name], 0);
  return { waiting: sum('waiting'), overdue: sum('overdue'), assigned: sum('assigned'), kinds };
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

export type RejectedReview = { id: string; kind: ReviewKindName; name: string };

/** Returns which of these reviews of a profile are rejected, with its name. One that was submitted again is left out. */
export async function listRejected(
  db: Database | Tx,
  profileId: number,
  ids: string[],
): Promise<RejectedReview[]> {
  const { rows } = await sql<RejectedReview>`
    select r.id, r.subject_kind as kind, p.name
    from reviews r join profile_summaries p on p.id = r.profile_id
    where r.profile_id = ${profileId} and r.id = any(${ids}::uuid[]) and r.state = 'rejected'
      and not exists (
        select from reviews n
        where n.profile_id = r.profile_id and n.subject_kind = r.subject_kind and n.subject_id = r.subject_id
          and n.version > r.version
      )`.execute(db);
  return rows;
}
