import { type AuditActor, recordAudit, system } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { dueAt } from '../../../kit/api/claims.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findColleague, recordAssigned } from '../../../people/accounts/team/colleagues.ts';
import { isRejectedPhoto, profileOfPhoto } from '../../../people/photos/review/review.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { lockActing, type Suspension, suspendByStaff } from '../../../people/sanctions/suspensions.ts';
import { reviewKinds } from '../kinds.ts';
import { isHidden } from '../shared/rules.ts';
import {
  findReview,
  listReviewsOf,
  listWaitingReports,
  lockReview,
  type ReviewRow,
  type StoredDecision,
  setClaim,
  setDecision,
  upsertReview,
} from '../store.ts';
import { shownToStaff } from './show.ts';

const isHandling = (name: string | null) =>
  refuse.conflict(name ? code('review_claimed', { colleague: name }) : code('review_claimed_by_other'));
const isDecided = (row: ReviewRow) =>
  refuse.conflict(
    row.reviewer_name
      ? code('review_decided', { colleague: row.reviewer_name })
      : code('review_decided_by_other'),
  );

/**
 * Assigns a review to the actor for an hour, or to a colleague who may decide, who keeps it; null returns the actor's own
 * review to the queue. A claim acknowledges a report. An actor who saw that a colleague has claimed a review can take it
 * over. Refuses decided reviews, and actors who saw an older state. The waiting reports about one person are claimed
 * together, except reports that another colleague has.
 */
export async function claimReview(
  app: App,
  staff: Staff,
  { id, claimedAt, colleague }: { id: string; claimedAt: string | null; colleague?: number | null },
) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const viewer = { accountId: staff.accountId, now };
    const row = await lockReview(tx, id, now);
    if (!row) throw refuse.notFound();
    if (row.state !== 'waiting') throw isDecided(row);
    const reviewer = await findColleague(tx, staff, 'profiles.review', colleague);
    if (row.claimed_by === reviewer) return shownToStaff(row, viewer);
    const seen = row.claimed_at?.toISOString() ?? null;
    const isTaken = row.claimed_by !== null && row.claimed_by !== staff.accountId;
    if (isTaken && (reviewer === null || seen !== claimedAt)) throw isHandling(row.claimer_name);
    const reports = row.kind === 'report' ? await listWaitingReports(tx, now, row.profile_id) : [];
    const together = reports.filter((one) => one.id !== id && one.claimed_by === row.claimed_by);
    for (const one of [row, ...together]) {
      const subject = { subjectId: one.subject_id, profileId: one.profile_id };
      const hours = await reviewKinds[one.kind].closeHours?.(tx, subject);
      const due = hours === undefined ? null : dueAt(one.submitted_at, hours);
      const assigned = reviewer !== null && reviewer !== staff.accountId;
      await setClaim(tx, one.id, { reviewer, assigned, dueAt: due, now });
      await recordEvent(tx, {
        name: 'review.assigned',
        data: { review: one.id, profile: one.profile_id },
        actor: staff.accountId,
        subject: { kind: 'review', id: one.id },
      });
      await recordAssigned(tx, {
        ...{ actor: staff.accountId, colleague: reviewer },
        ...{ queue: 'reviews', item: one.id },
      });
      await recordAudit(tx, {
        actor: staff,
        action: 'claim',
        subject: { kind: 'review', id: one.id },
        now,
        before: { claimedBy: one.claimed_by },
        after: { claimedBy: reviewer },
      });
    }
    return shownToStaff((await findReview(tx, id, now))!, viewer);
  });
}

type Seen = { id: string; version: number };
type Choice = StoredDecision & Seen & { also: Seen[]; suspension: Suspension | null };

/**
 * Approves or rejects a review. The actor passes the version they saw: when it has changed since, when it is decided
 * already or claimed by a colleague, it is refused with what happened. Repeating a decision changes nothing. Other reports about
 * the same person are decided alike, all or none. With an upheld report the member is suspended, where the actor says so: both
 * happen or neither.
 */
export async function decideReview(app: App, staff: Staff, choice: Choice) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const viewer = { accountId: staff.accountId, now };
    if (choice.suspension) await lockToSuspend(tx, staff, choice.id, now);
    const row = await lockReview(tx, choice.id, now);
    if (!row) throw refuse.notFound();
    if (row.state !== 'waiting') {
      const same = row.reviewer === staff.accountId && row.state === choice.state;
      if (!same) throw isDecided(row);
      return shownToStaff(row, viewer);
    }
    mustBeOpen(row, staff, choice.version);
    checkDecision(row, choice);
    const { also, suspension, ...decision } = choice;
    await applyDecision(app, tx, row, { ...decision, actor: staff, now });
    for (const { id, version } of also) {
      const other = await findTogether(tx, row, id, now);
      mustBeOpen(other, staff, version);
      await applyDecision(app, tx, other, { ...decision, actor: staff, now });
    }
    if (suspension) {
      const profile = { id: row.profile_id, publicId: row.public_id };
      await suspendByStaff(app, tx, staff, { ...suspension, profile });
    }
    return shownToStaff((await findReview(tx, choice.id, now))!, viewer);
  });
}

/** Locks all that a suspension of a review's member changes, before its profile alone is locked: two would wait for each other. */
async function lockToSuspend(tx: Tx, staff: Staff, review: string, now: Date): Promise<void> {
  if (!can({ staff }, 'members.suspend')) throw refuse.forbidden();
  const row = await findReview(tx, review, now);
  if (row) await lockActing(tx, row.profile_id);
}

/** Returns another report about the person of a report, whose profile is locked; refuses anything else as not found. */
async function findTogether(tx: Tx, first: ReviewRow, id: string, now: Date): Promise<ReviewRow> {
  const row = await findReview(tx, id, now);
  const reports = first.kind === 'report' && row?.kind === 'report';
  if (!row || !reports || row.id === first.id || row.profile_id !== first.profile_id) throw refuse.notFound();
  return row;
}

function mustBeOpen(row: ReviewRow, staff: Staff, version: number): void {
  if (row.state !== 'waiting') throw isDecided(row);
  if (row.claimed_by !== null && row.claimed_by !== staff.accountId) throw isHandling(row.claimer_name);
  if (row.version !== version) throw refuse.conflict(code('review_changed'));
}

function checkDecision({ kind }: ReviewRow, choice: Choice): void {
  const upholds = isHidden(kind) && choice.state === 'rejected';
  if (choice.suspension && !upholds) throw refuse.invalid({ suspension: code('choice_invalid') });
  if (choice.state !== 'rejected') return;
  if (!isHidden(kind)) checkReason(choice);
  else if (!choice.note) throw refuse.invalid({ note: code('report_note_missing') });
}

function checkReason({ reason, note }: Pick<StoredDecision, 'reason' | 'note'>): void {
  if (!reason) throw refuse.invalid({ reason: code('review_reason_missing') });
  if (reason === 'other' && !note) throw refuse.invalid({ note: code('review_note_missing') });
}

/** Rejects a photo that others see, as if it had waited. Repeating it changes nothing. */
export async function takeDownPhoto(
  app: App,
  staff: Staff,
  { id, ...why }: Pick<StoredDecision, 'reason' | 'note'> & { id: string },
) {
  checkReason(why);
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const profileId = await profileOfPhoto(tx, id);
    if (profileId === undefined) throw refuse.notFound();
    await lockProfile(tx, profileId);
    // Its member may have removed it meanwhile.
    if ((await profileOfPhoto(tx, id)) === undefined) throw refuse.notFound();
    const [last] = await listReviewsOf(tx, now, { kind: 'photo', subjectId: id, profileId });
    const viewer = { accountId: staff.accountId, now };
    if (last?.state === 'rejected' && (await isRejectedPhoto(tx, id))) return shownToStaff(last, viewer);
    if (last?.claimed_by && last.claimed_by !== staff.accountId) throw isHandling(last.claimer_name);
    const { id: review } = await upsertReview(tx, {
      kind: 'photo',
      subjectId: id,
      profileId,
      now,
      dueAt: now,
    });
    const row = (await findReview(tx, review, now))!;
    await applyDecision(app, tx, row, { state: 'rejected', ...why, actor: staff, now });
    return shownToStaff((await findReview(tx, review, now))!, viewer);
  });
}

/** Approves a review by the site's command, even when it is claimed. The caller has locked the profile. */
export function approveBySystem(app: App, tx: Tx, row: ReviewRow): Promise<void> {
  return applyDecision(app, tx, row, {
    state: 'approved',
    reason: null,
    note: null,
    actor: system,
    now: app.clock(),
  });
}

/** The only function that decides: the review, its consequences, the event and the audit commit together. */
async function applyDecision(
  app: App,
  tx: Tx,
  row: ReviewRow,
  { actor, now, ...decision }: StoredDecision & { actor: AuditActor; now: Date },
): Promise<void> {
  const approved = decision.state === 'approved';
  const hidden = isHidden(row.kind);
  const reason = approved ? null : hidden ? 'other' : decision.reason;
  const note = approved && !hidden ? null : decision.note;
  await setDecision(tx, row.id, { state: decision.state, reason, note, reviewer: actor.accountId, now });
  const decidedBy = actor.accountId ?? 'system';
  await reviewKinds[row.kind].apply(
    app,
    tx,
    { subjectId: row.subject_id, profileId: row.profile_id },
    { approved, actor: decidedBy, staff: actor, reason, note },
  );
  const subject = { kind: 'review', id: row.id };
  if (hidden)
    await recordEvent(tx, { name: 'report.decided', data: { review: row.id }, actor: decidedBy, subject });
  else {
    await recordEvent(tx, {
      name: 'review.decided',
      data: { review: row.id, profile: row.profile_id },
      actor: decidedBy,
      subject,
    });
  }
  await recordAudit(tx, {
    actor,
    action: hidden ? (approved ? 'dismiss' : 'uphold') : approved ? 'approve' : 'reject',
    subject: { kind: 'profile', id: row.public_id },
    now,
    // The note may name the member. It is in the review, which goes with the profile.
    reason: hidden ? undefined : (reason ?? undefined),
    before: { state: row.state },
    after: { state: decision.state, kind: row.kind, version: row.version, review: row.id },
  });
}
