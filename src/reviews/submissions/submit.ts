import { dueAt } from '../../kit/api/claims.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { lockProfile } from '../../profiles/visible/listing.ts';
import type { Subject } from '../kind.ts';
import { kinds } from '../kinds.ts';
import type { ReviewKindName } from '../rules.ts';
import { insertUnapproved, raiseVersion, upsertReview } from '../store.ts';

type Context = { actor: Actor; now: Date };

/**
 * Puts a subject into the queue of the staff. One that waits there already keeps its place; it has changed, so a decision
 * on what it was before is refused. The caller has locked the profile.
 */
export async function submitForReview(
  tx: Tx,
  kind: ReviewKindName,
  { subjectId, profileId }: Subject,
  { actor, now }: Context,
): Promise<void> {
  const { id, added } = await upsertReview(tx, {
    kind,
    subjectId,
    profileId,
    at: now,
    dueAt: dueAt(now, kinds[kind].dueHours),
  });
  await recordEvent(tx, {
    name: added ? 'review.submitted' : 'review.changed',
    data: { review: id, profile: profileId },
    actor,
    subject: { kind: 'review', id },
  });
}

const subjectOf = (profileId: number): Subject => ({ subjectId: String(profileId), profileId });

/** Submits a profile unless it is approved. */
export async function submitProfile(
  tx: Tx,
  { profile }: { profile: number },
  context: Context,
): Promise<void> {
  const found = await lockProfile(tx, profile);
  if (found && !found.approved) await submitForReview(tx, 'profile', subjectOf(profile), context);
}

/** Submits every profile that is not approved, after all of them have lost it. Records no events. */
export function submitUnapproved(tx: Tx, at: Date): Promise<void> {
  return insertUnapproved(tx, { at, dueAt: dueAt(at, kinds.profile.dueHours) });
}

/** Submits the new free text of an approved profile. */
export function submitProfileText(tx: Tx, { profile }: { profile: number }, context: Context): Promise<void> {
  return submitForReview(tx, 'profile_text', subjectOf(profile), context);
}

/** Notes that a profile has changed which waits for its review, if it does. */
export async function noteProfileChanged(
  tx: Tx,
  { profile }: { profile: number },
  { actor }: Context,
): Promise<void> {
  const raised = await raiseVersion(tx, 'profile', String(profile));
  if (!raised) return;
  await recordEvent(tx, {
    name: 'review.changed',
    data: { review: raised.id, profile },
    actor,
    subject: { kind: 'review', id: raised.id },
  });
}
