import { recordAudit, system } from '../audit/audit.ts';
import type { App } from '../kit/app.ts';
import type { Tx } from '../kit/db.ts';
import { type Actor, recordEvent } from '../kit/events.ts';
import { refuse } from '../kit/refusals.ts';
import { approve, listWaiting, profilesOfAccount, updateListing } from './store.ts';

/**
 * Decides anew whether a profile is listed, and tells the rooms that keep rows of listed profiles.
 * To be called in the transaction of every change that the decision rests on.
 */
export async function relist(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profileId: number,
  actor: Actor,
): Promise<boolean> {
  const listed = (await updateListing(tx, profileId, app.clock())) !== null;
  await recordEvent(tx, {
    name: 'profile.changed',
    data: { profile: profileId },
    actor,
    subject: { kind: 'profile', id: profileId },
  });
  return listed;
}

/** Decides again whether the profiles of an account are listed. */
export async function relistAccount(
  app: Pick<App, 'clock'>,
  tx: Tx,
  accountId: number,
  actor: Actor,
): Promise<void> {
  for (const profile of await profilesOfAccount(tx, accountId)) await relist(app, tx, profile, actor);
}

/** Approves a profile that waits for it, by the site's own command; refuses one that does not wait. */
export async function approveProfile(app: App, publicId: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock();
    const approved = await approve(tx, publicId, at);
    if (!approved) throw refuse.notFound();
    await recordEvent(tx, {
      name: 'profile.approved',
      data: { profile: approved.id },
      actor: 'system',
      subject: { kind: 'profile', id: approved.id },
    });
    await relist(app, tx, approved.id, 'system');
    await recordAudit(tx, {
      actor: system,
      action: 'approve',
      subject: { kind: 'profile', id: publicId },
      at,
      before: { approvedAt: null },
      after: { approvedAt: at },
    });
  });
}

/** Profiles that wait for moderation, the oldest first: id and the instant of registration. */
export async function profilesWaiting(app: App): Promise<{ id: string; since: string }[]> {
  return (await listWaiting(app.db)).map((row) => ({
    id: row.public_id,
    since: row.created_at.toISOString(),
  }));
}
