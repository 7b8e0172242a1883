import type { Tx } from '../../kit/database/db.ts';
import { type Actor, sendSignal } from '../../kit/events/events.ts';
import { recordReply } from './recordReply.ts';
import type { Reply } from './shared/rules.ts';
import { listSuggestedTo, lockLast, readReplies } from './store.ts';

type InterestPair = { sender: number; receiver: number };
type Context = { actor: Actor; now: Date };

/** Stores what an interest means for the suggestion of the two: sending or accepting one is the reply 'interested'. */
export const noteSent = (tx: Tx, { sender, receiver }: InterestPair, context: Context) =>
  noteReply(tx, { profile: sender, other: receiver, reply: 'interested' }, context);

/** As `noteSent`, for an interest that was accepted. */
export const noteAccepted = (tx: Tx, { sender, receiver }: InterestPair, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, reply: 'interested' }, context);

/** As `noteSent`, for an interest that was declined. */
export const noteDeclined = (tx: Tx, { sender, receiver }: InterestPair, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, reply: 'declined' }, context);

/** As `noteSent`, for an acceptance that was undone. */
export const noteReopened = (tx: Tx, { sender, receiver }: InterestPair, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, reply: null }, context);

async function noteReply(
  tx: Tx,
  { profile, other, reply: to }: { profile: number; other: number; reply: Reply | null },
  { actor, now }: Context,
): Promise<void> {
  const row = await lockLast(tx, profile, other);
  if (!row || (await readReplies(tx, row.id)).get(profile) === to) return;
  await recordReply(tx, { id: row.id, profile, reply: to, reason: null, now, actor });
}

/** Makes browsers fetch suggestions again after a suggested profile was changed or deleted. */
export async function refreshSuggested(tx: Tx, { profile }: { profile: number }): Promise<void> {
  const profiles = await listSuggestedTo(tx, profile);
  if (profiles.length > 0) await sendSignal(tx, 'suggested.changed', { profiles });
}
