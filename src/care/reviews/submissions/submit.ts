import { dueAt } from '../../../kit/api/claims.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { lockProfile } from '../../../people/profiles/visible/listing.ts';
import { readFiledReport } from '../../../people/safety/read.ts';
import type { ReviewedIds } from '../kind.ts';
import { reviewKinds } from '../kinds.ts';
import { isHidden, type ReviewKindName } from '../shared/rules.ts';
import {
  deleteWaiting,
  insertUnapproved,
  insertWaitingPhotos,
  listReviewsOf,
  raiseVersion,
  upsertReview,
} from '../store.ts';

type Context = { actor: Actor; now: Date };

/**
 * Puts a subject into the review queue. One that is pending already keeps its place; its version changes, so a decision
 * on the older version is refused. The caller has locked the profile.
 */
export async function submitForReview(
  tx: Tx,
  kind: ReviewKindName,
  { subjectId, profileId }: ReviewedIds,
  { actor, now }: Context,
  dueHours = reviewKinds[kind].dueHours,
): Promise<void> {
  const { id, added } = await upsertReview(tx, {
    kind,
    subjectId,
    profileId,
    now,
    dueAt: dueAt(now, dueHours),
  });
  const subject = { kind: 'review', id };
  if (isHidden(kind)) {
    await recordEvent(tx, { name: 'report.queued', data: { review: id }, actor: 'system', subject });
    return;
  }
  await recordEvent(tx, {
    name: added ? 'review.submitted' : 'review.changed',
    data: { review: id, profile: profileId },
    actor,
    subject,
  });
}

const subjectOf = (profileId: number): ReviewedIds => ({ subjectId: String(profileId), profileId });

/** Submits a profile unless it is approved. */
export async function submitProfileForReview(
  tx: Tx,
  { profile }: { profile: number },
  context: Context,
): Promise<void> {
  const found = await lockProfile(tx, profile);
  if (found && !found.approved) await submitForReview(tx, 'profile', subjectOf(profile), context);
}

/** Submits a photo. */
export function submitPhotoForReview(
  tx: Tx,
  { photo, profile }: { photo: string; profile: number },
  context: Context,
): Promise<void> {
  return submitForReview(tx, 'photo', { subjectId: photo, profileId: profile }, context);
}

/**
 * Submits what somebody reported; what others reported already has a later version, and is due no later than any of them. One
 * that is being handled is acknowledged by that.
 */
export async function submitReportForReview(
  tx: Tx,
  { report }: { report: string },
  context: Context,
): Promise<void> {
  const filed = await readFiledReport(tx, report);
  if (!filed) return;
  const { hours, ...subject } = filed;
  const [last] = await listReviewsOf(tx, context.now, { kind: 'report', ...subject });
  const handled = last?.state === 'waiting' && last.claimed_by !== null;
  await submitForReview(tx, 'report', subject, context, handled ? hours.close : hours.acknowledge);
}

/** Withdraws the review of a photo that was removed. What was decided stays. */
export function withdrawPhotoReview(
  tx: Tx,
  { photo, profile }: { photo: string; profile: number },
  context: Context,
): Promise<void> {
  return withdrawReview(tx, 'photo', { subjectId: photo, profileId: profile }, context);
}

type OfStory = { story: string; profile: number };

type OfDocument = { profile: number };

/** Submits the identity document of a profile, which has one at most: its subject is the profile. */
export function submitDocumentForReview(tx: Tx, { profile }: OfDocument, context: Context): Promise<void> {
  return submitForReview(tx, 'id_document', subjectOf(profile), context);
}

/** Withdraws the review of an identity document that was withdrawn or not decided in time. */
export function withdrawDocumentReview(tx: Tx, { profile }: OfDocument, context: Context): Promise<void> {
  return withdrawReview(tx, 'id_document', subjectOf(profile), context);
}

/** Submits a success story that the partner has consented to. */
export function submitStoryForReview(tx: Tx, { story, profile }: OfStory, context: Context): Promise<void> {
  return submitForReview(tx, 'story', { subjectId: story, profileId: profile }, context);
}

/** Withdraws the review of a success story that was edited or withdrawn. */
export function withdrawStoryReview(tx: Tx, { story, profile }: OfStory, context: Context): Promise<void> {
  return withdrawReview(tx, 'story', { subjectId: story, profileId: profile }, context);
}

async function withdrawReview(
  tx: Tx,
  kind: ReviewKindName,
  { subjectId, profileId: profile }: ReviewedIds,
  { actor }: Context,
): Promise<void> {
  const withdrawn = await deleteWaiting(tx, kind, subjectId);
  if (!withdrawn) return;
  await recordEvent(tx, {
    name: 'review.withdrawn',
    data: { review: withdrawn.id, profile },
    actor,
    subject: { kind: 'review', id: withdrawn.id },
  });
}

/** Submits every profile that is not approved, and every photo that waits, after a change that took the approval of all. Records no events. */
export async function submitUnapproved(tx: Tx, now: Date): Promise<void> {
  await insertUnapproved(tx, { now, dueAt: dueAt(now, reviewKinds.profile.dueHours) });
  await insertWaitingPhotos(tx, { now, dueAt: dueAt(now, reviewKinds.photo.dueHours) });
}

/** Submits the new free text of an approved profile. */
export function submitProfileTextForReview(
  tx: Tx,
  { profile }: { profile: number },
  context: Context,
): Promise<void> {
  return submitForReview(tx, 'profile_text', subjectOf(profile), context);
}

/** Updates the versions of the pending reviews of a profile and of its identity document, which is compared with it. */
export async function noteProfileChanged(
  tx: Tx,
  { profile }: { profile: number },
  { actor }: Context,
): Promise<void> {
  for (const kind of ['profile', 'id_document'] as const) {
    const raised = await raiseVersion(tx, kind, String(profile));
    if (!raised) continue;
    await recordEvent(tx, {
      name: 'review.changed',
      data: { review: raised.id, profile },
      actor,
      subject: { kind: 'review', id: raised.id },
    });
  }
}
