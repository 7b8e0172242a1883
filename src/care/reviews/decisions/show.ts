import type { ReviewRow } from '../store.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Returns a review as its member sees it. */
export const shownToMember = (row: ReviewRow) => ({
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  note: row.note,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: iso(row.decided_at),
});

/** Returns a review as staff see it. */
export const shownToStaff = (row: ReviewRow, { accountId, now }: { accountId: number; now: Date }) => ({
  ...shownToMember(row),
  id: row.id,
  version: row.version,
  profile: { name: row.name, publicId: row.public_id },
  dueAt: row.due_at.toISOString(),
  overdue: row.state === 'waiting' && row.due_at < now,
  claimedAt: iso(row.claimed_at),
  claimedBy: row.claimer_name,
  claimedById: row.claimed_by,
  mine: row.claimed_by === accountId,
  reviewer: row.reviewer_name,
});
