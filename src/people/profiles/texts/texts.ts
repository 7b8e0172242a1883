import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { lockProfile, relist } from '../visible/listing.ts';
import { changedTexts, type ProfileTexts } from './names.ts';
import { deleteSubmittedTexts, findTexts, upsertSubmittedTexts, writeProfileTexts } from './textStore.ts';

/**
 * Stores the free text that a member writes about themselves or their partner, in the caller's transaction. What is
 * not among `changed` stays as it was written last. An approved profile keeps showing
 * the approved text until the new one is approved. Where approval is automatic, or the profile itself is still waiting,
 * it is written at once, and the caller calls `relist`.
 * @returns whether it waits for approval
 */
export async function submitTexts(
  app: Pick<App, 'clock' | 'config'>,
  tx: Tx,
  { accountId, profile: { id } }: { accountId: number; profile: { id: number } },
  changed: Partial<ProfileTexts>,
): Promise<boolean> {
  const profile = await lockProfile(tx, id);
  if (!profile) throw refuse.notFound();
  const { approved, submitted } = await findTexts(tx, id);
  const written = submitted ?? approved;
  const texts = { ...written, ...changed };
  if (changedTexts(texts, written).length === 0) return submitted !== null;
  const needsApproval = app.config.moderation === 'staff' && profile.approved;
  // One still waiting, from before approval was switched off, must not replace this one later.
  if (!needsApproval && !submitted) {
    await writeProfileTexts(tx, id, texts);
    return false;
  }
  await upsertSubmittedTexts(tx, { profileId: id, texts, actor: accountId, now: app.clock() });
  await recordEvent(tx, {
    name: 'profile_text.submitted',
    data: { profile: id },
    actor: accountId,
    subject: { kind: 'profile', id },
  });
  return true;
}

/** Returns the public text of a profile, and the one that waits or was rejected; null when there is none. */
export function readProfileTexts(
  db: Database,
  profileId: number,
): Promise<{ approved: ProfileTexts; submitted: ProfileTexts | null }> {
  return findTexts(db, profileId);
}

/** Publishes the submitted text, in the transaction of the decision, under the profile's lock. */
export async function approveTexts(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  actor: Actor,
): Promise<void> {
  const { submitted } = await findTexts(tx, profileId);
  if (!submitted) return;
  await writeProfileTexts(tx, profileId, submitted);
  await deleteSubmittedTexts(tx, profileId);
  await relist(app, tx, profileId, actor);
}
