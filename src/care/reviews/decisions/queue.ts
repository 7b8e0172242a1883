import type { Staff } from '../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { listOtherColleagues } from '../../../people/accounts/team/colleagues.ts';
import { readForStaff } from '../../../people/profiles/facts/profile.ts';
import { listManagerStates } from '../../../people/profiles/managed/managers.ts';
import { reportedKindOf } from '../../../people/safety/read.ts';
import { listActing } from '../../../people/sanctions/suspensions.ts';
import { reviewKinds } from '../kinds.ts';
import { type QueuePart, type ReviewKindName, statesOf } from '../shared/rules.ts';
import {
  countWaiting,
  findReview,
  listQueuedReviews,
  listReviewsOf,
  listWaitingReports,
  type ReviewSortKey,
  sortKeyOf,
} from '../store.ts';
import { listLikeliestOf } from './namesakes.ts';
import { shownToStaff } from './show.ts';

type Filter = { state: QueuePart; kind?: ReviewKindName; cursor?: string };

/** Returns a page of the reviews in a state, of one kind or of all. */
export async function readReviewQueue(app: App, staff: Staff, { state, kind, cursor }: Filter) {
  const now = app.clock();
  const list = `reviews ${state} ${kind ?? 'all'}`;
  const after = await readCursor<ReviewSortKey>(app.db, list, cursor);
  const [rows, counts] = await Promise.all([
    listQueuedReviews(app.db, now, { ...statesOf(state), kind: kind ?? null, after, limit: PAGE_SIZE + 1 }),
    countWaiting(app.db, now),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: sortKeyOf });
  return {
    items: page.map((row) => ({
      ...shownToStaff(row, { accountId: staff.accountId, now }),
      together: row.together,
    })),
    nextCursor,
    waiting: counts.reduce((sum, one) => sum + one.waiting, 0),
    waitingOf: counts.map((one) => ({ kind: one.kind, waiting: one.waiting })),
  };
}

/** Returns one review with its content, other waiting reports about the same person, and earlier decisions on the same subject. */
export async function readReview(app: App, staff: Staff, id: string) {
  const now = app.clock();
  const viewer = { accountId: staff.accountId, now };
  const row = await findReview(app.db, id, now);
  if (!row) throw refuse.notFound();
  const [
    profile,
    accounts,
    { texts = [], photos = [], reported = null, story = null, document = null },
    all,
    reports,
    colleagues,
    acting,
    namesakes,
  ] = await Promise.all([
    readForStaff(app, row.profile_id),
    listManagerStates(app.db, row.profile_id),
    reviewKinds[row.kind].read(app, { subjectId: row.subject_id, profileId: row.profile_id }),
    listReviewsOf(app.db, now, { kind: row.kind, subjectId: row.subject_id, profileId: row.profile_id }),
    row.kind === 'report' ? listWaitingReports(app.db, now, row.profile_id) : [],
    listOtherColleagues(app.db, staff, 'profiles.review'),
    listActing(app.db, row.profile_id),
    row.kind === 'profile' ? listLikeliestOf(app.db, row.profile_id) : [],
  ]);
  const earlier = all.filter((one) => one.id !== row.id && one.state !== 'waiting');
  return {
    review: shownToStaff(row, viewer),
    profile,
    namesakes,
    suspended: acting.some((one) => one.suspended),
    accounts: accounts.map(({ role, relation, registered_at, email_verified }) => ({
      role,
      relation,
      registeredAt: registered_at.toISOString(),
      emailVerified: email_verified,
    })),
    texts,
    photos,
    reported,
    together: reports
      .filter((one) => one.id !== row.id)
      .map((one) => ({ ...shownToStaff(one, viewer), reported: reportedKindOf(one.subject_id) })),
    story,
    document,
    earlier: earlier.map((one) => shownToStaff(one, viewer)),
    colleagues,
  };
}
