import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { RejectReason } from '../../kit/shared/api/rejections.ts';
import { isClaimed } from '../../people/accounts/team/colleagues.ts';
import { lockProfiles } from '../../people/profiles/visible/listing.ts';
import type { ReviewKindName, ReviewState } from './shared/rules.ts';

/** A review with its profile and the staff member it is assigned to; a released claim counts as none. */
export type ReviewRow = {
  id: string;
  kind: ReviewKindName;
  subject_id: string;
  profile_id: number;
  version: number;
  state: ReviewState;
  reason: RejectReason | null;
  note: string | null;
  reviewer: number | null;
  reviewer_name: string | null;
  claimed_by: number | null;
  claimed_at: Date | null;
  claimer_name: string | null;
  submitted_at: Date;
  due_at: Date;
  decided_at: Date | null;
  public_id: string;
  name: string;
};

const claim = { holder: sql`r.claimed_by`, since: sql`r.claimed_at`, assigned: sql`r.assigned` };

const columns = (now: Date) => {
  const held = isClaimed(claim, 'profiles.review', now);
  return sql`
    r.id, r.subject_kind as kind, r.subject_id, r.profile_id, r.version, r.state, r.reason, r.note, r.reviewer,
    d.name as reviewer_name, case when ${held} then r.claimed_by end as claimed_by,
    case when ${held} then r.claimed_at end as claimed_at, case when ${held} then c.name end as claimer_name,
    r.submitted_at, r.due_at, r.decided_at, p.public_id, p.name`;
};

const joined = sql`
  reviews r
  join profile_summaries p on p.id = r.profile_id
  left join staff_names d on d.account_id = r.reviewer
  left join staff_names c on c.account_id = r.claimed_by`;

async function selectReviews(db: Database | Tx, now: Date, rest: RawBuilder<unknown>): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${columns(now)} from ${joined} ${rest}`.execute(db);
  return rows;
}

export async function findReview(db: Database | Tx, id: string, now: Date): Promise<ReviewRow | undefined> {
  return (await selectReviews(db, now, sql`where r.id = ${id}::uuid`))[0];
}

/**
 * Locks and returns a review. The lock is that of its profile, which every change of
 * a review or its subject takes first.
 */
export async function lockReview(tx: Tx, id: string, now: Date): Promise<ReviewRow | undefined> {
  const row = await tx.selectFrom('reviews').select('profile_id').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  await lockProfiles(tx, [row.profile_id]);
  return findReview(tx, id, now);
}

/** Returns the reviews of one subject of a profile, newest first; at most 100. */
export function listReviewsOf(
  db: Database | Tx,
  now: Date,
  { kind, subjectId, profileId }: { kind: ReviewKindName; subjectId: string; profileId: number },
): Promise<ReviewRow[]> {
  return selectReviews(
    db,
    now,
    sql`where r.profile_id = ${profileId} and r.subject_kind = ${kind} and r.subject_id = ${subjectId}
      order by r.submitted_at desc, r.id limit 100`,
  );
}

/** Returns the newest review of each subject of a profile, of some kinds, newest first; at most 100. */
export function listNewestReviews(
  db: Database | Tx,
  now: Date,
  profileId: number,
  kinds: ReviewKindName[],
): Promise<ReviewRow[]> {
  return selectReviews(
    db,
    now,
    sql`where r.id in (
        select distinct on (n.subject_kind, n.subject_id) n.id from reviews n
        where n.profile_id = ${profileId} and n.subject_kind = any(${kinds})
        order by n.subject_kind, n.subject_id, n.submitted_at desc, n.id
      )
      order by r.submitted_at desc, r.id limit 100`,
  );
}

/** Returns the waiting reviews of a kind, oldest first; at most 200. */
export function listOldest(db: Database, kind: ReviewKindName, now: Date): Promise<ReviewRow[]> {
  return selectReviews(
    db,
    now,
    sql`where r.subject_kind = ${kind} and r.state = 'waiting' order by r.submitted_at, r.id limit 200`,
  );
}

/**
 * Whether a review is the first of several that staff handle together: the waiting reports about one person are one entry
 * of the queue, the one that is due first.
 */
const isFirst = sql`not (r.state = 'waiting' and r.subject_kind = 'report' and exists (
  select from reviews e
  where e.profile_id = r.profile_id and e.subject_kind = 'report' and e.state = 'waiting'
    and (e.due_at, e.id) < (r.due_at, r.id)
))`;

/** Returns the waiting reports about a person, by due time; at most 100. */
export function listWaitingReports(db: Database | Tx, now: Date, profileId: number): Promise<ReviewRow[]> {
  return selectReviews(
    db,
    now,
    sql`where r.profile_id = ${profileId} and r.subject_kind = 'report' and r.state = 'waiting'
      order by r.due_at, r.id limit 100`,
  );
}

/** Sort key of the queue of a state. */
export type ReviewSortKey = readonly [sortedAt: string, id: string];

type ListedReview = ReviewRow & {
  at_text: string;
  /** How many waiting reports there are about the person, of an entry that is one. */
  together: number;
};

export const sortKeyOf = (row: ListedReview): ReviewSortKey => [row.at_text, row.id];

type Filter = {
  state: ReviewState;
  /** Reports alone, or all but these; null: both. */
  reports: boolean | null;
  kind: ReviewKindName | null;
  after: ReviewSortKey | null;
  limit: number;
};

/** Returns a page of the reviews in a state: waiting ones by due time, decided ones newest first. */
export async function listQueuedReviews(
  db: Database,
  now: Date,
  { state, reports, kind, after, limit }: Filter,
): Promise<ListedReview[]> {
  const waiting = state === 'waiting';
  const sortKey = waiting ? sql`r.due_at` : sql`r.decided_at`;
  const place = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<ListedReview>`
    select ${columns(now)}, ${sortKey}::text as at_text, case
        when r.state = 'waiting' and r.subject_kind = 'report' then (
          select count(*)::int from reviews e
          where e.profile_id = r.profile_id and e.subject_kind = 'report' and e.state = 'waiting'
        )
        else 1
      end as together
    from ${joined}
    where r.state = ${sql.lit(state)} and ${isFirst}
      and ${reports === null ? sql`true` : sql`(r.subject_kind = 'report') = ${sql.lit(reports)}`}
      and ${kind ? sql`r.subject_kind = ${kind}` : sql`true`}
      and ${place ? sql`(${sortKey}, r.id) ${waiting ? sql`>` : sql`<`} ${place}` : sql`true`}
    order by ${waiting ? sql`${sortKey}, r.id` : sql`${sortKey} desc, r.id desc`}
    limit ${limit}`.execute(db);
  return rows;
}

export type WaitingOfKind = { kind: ReviewKindName; waiting: number; overdue: number; oldestAt: Date };

/** Returns how many entries of the queue wait of each kind, how many of them are overdue, and since when the oldest waits. */
export async function countWaiting(db: Database, now: Date): Promise<WaitingOfKind[]> {
  const { rows } = await sql<WaitingOfKind>`
    select subject_kind as kind, count(*)::int as waiting, count(*) filter (where due_at < ${now})::int as overdue,
      min(submitted_at) as "oldestAt"
    from reviews r where state = 'waiting' and ${isFirst} group by subject_kind`.execute(db);
  return rows;
}

type NewReview = { kind: ReviewKindName; subjectId: string; profileId: number; now: Date; dueAt: Date };

/**
 * Adds a waiting review. If the subject has one already, its version increases, and it is due no later than before.
 * @returns its id, and whether it is new
 */
export async function upsertReview(tx: Tx, it: NewReview): Promise<{ id: string; added: boolean }> {
  const { rows } = await sql<{ id: string; added: boolean }>`
    insert into reviews (subject_kind, subject_id, profile_id, version, submitted_at, due_at)
    select ${it.kind}, ${it.subjectId}, ${it.profileId}, coalesce(max(version), 0) + 1, ${it.now}::timestamptz,
      ${it.dueAt}::timestamptz
    from reviews where subject_kind = ${it.kind} and subject_id = ${it.subjectId} and profile_id = ${it.profileId}
    on conflict (subject_kind, subject_id) where state = 'waiting'
    do update set version = reviews.version + 1, due_at = least(reviews.due_at, excluded.due_at)
    returning id, xmax = 0 as added`.execute(tx);
  return rows[0]!;
}

/** Adds a review for every profile that is neither approved nor waiting, in one statement. */
export async function insertUnapproved(tx: Tx, { now, dueAt }: { now: Date; dueAt: Date }): Promise<void> {
  await sql`
    insert into reviews (subject_kind, subject_id, profile_id, version, submitted_at, due_at)
    select 'profile', id::text, id, 1, ${now}::timestamptz, ${dueAt}::timestamptz
    from unapproved_profiles
    on conflict (subject_kind, subject_id) where state = 'waiting' do nothing`.execute(tx);
}

/** Adds a review for every photo that waits without one, in one statement. */
export async function insertWaitingPhotos(tx: Tx, { now, dueAt }: { now: Date; dueAt: Date }): Promise<void> {
  await sql`
    insert into reviews (subject_kind, subject_id, profile_id, version, submitted_at, due_at)
    select 'photo', id::text, profile_id, 1, ${now}::timestamptz, ${dueAt}::timestamptz
    from waiting_photos
    on conflict (subject_kind, subject_id) where state = 'waiting' do nothing`.execute(tx);
}

/** Deletes the waiting review of a subject that is gone; undefined when there is none. */
export async function deleteWaiting(
  tx: Tx,
  kind: ReviewKindName,
  subjectId: string,
): Promise<{ id: string } | undefined> {
  return tx
    .deleteFrom('reviews')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
}

/** Returns how many waiting reviews of each kind a colleague assigned to an account. */
export async function countAssignedReviews(
  db: Database,
  accountId: number,
): Promise<{ kind: ReviewKindName; assigned: number }[]> {
  const { rows } = await sql<{ kind: ReviewKindName; assigned: number }>`
    select subject_kind as kind, count(*)::int as assigned from reviews
    where claimed_by = ${accountId} and assigned and state = 'waiting' group by subject_kind`.execute(db);
  return rows;
}

/** Increases the version of a subject's waiting review; undefined when there is none. */
export async function raiseVersion(
  tx: Tx,
  kind: ReviewKindName,
  subjectId: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update reviews set version = version + 1
    where subject_kind = ${kind} and subject_id = ${subjectId} and state = 'waiting' returning id`.execute(
    tx,
  );
  return rows[0];
}

/** Assigns a review. @param claim.dueAt from when it is overdue then, if that is later than before */
export async function setClaim(
  tx: Tx,
  id: string,
  claim: { reviewer: number | null; assigned: boolean; dueAt: Date | null; now: Date },
): Promise<void> {
  await sql`
    update reviews set claimed_by = ${claim.reviewer}, claimed_at = ${claim.reviewer && claim.now}, assigned = ${claim.assigned},
      due_at = greatest(due_at, ${claim.dueAt}::timestamptz)
    where id = ${id}`.execute(tx);
}

export type StoredDecision = {
  state: 'approved' | 'rejected';
  reason: RejectReason | null;
  note: string | null;
};

/** Stores a decision, and ends the claim. @param reviewer null: the system decided */
export async function setDecision(
  tx: Tx,
  id: string,
  { reviewer, now, ...decision }: StoredDecision & { reviewer: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ ...decision, reviewer, decided_at: now, claimed_by: null, claimed_at: null, assigned: false })
    .where('id', '=', id)
    .execute();
}
