import { betweenMany } from '../interests/read.ts';
import { code } from '../kit/api/errorCode.ts';
import { refuse } from '../kit/api/refusals.ts';
import type { Member } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import type { Tx } from '../kit/database/db.ts';
import { type Actor, recordEvent, sendSignal } from '../kit/events/events.ts';
import { explain, nothingToExplain } from '../matching/recommended/reasons.ts';
import { readSides } from '../matching/recommended/sides.ts';
import { readCards } from '../profiles/facts/cards.ts';
import { seesEverything } from '../profiles/visible/visible.ts';
import { readVocabulary } from '../vocabulary/vocabulary.ts';
import type { Suggested } from './contract.ts';
import { isSuggestedTo, listWaiting } from './listStore.ts';
import type { Reply } from './rules.ts';
import { listSuggestedTo, lockLast, lockSuggestion, putReply, readReplies } from './store.ts';

/** Returns what our team suggests to a member who has not replied yet, with why the two match. */
export async function readSuggested(app: App, member: Member): Promise<{ suggestions: Suggested[] }> {
  const me = member.profile.id;
  const rows = await listWaiting(app.db, member);
  if (rows.length === 0) return { suggestions: [] };
  const others = rows.map((row) => row.other_id);
  const [cards, interests, sides, { keyOf }] = await Promise.all([
    readCards(app, member, others),
    betweenMany(app, member, others),
    readSides(app.db, [me, ...others], dayInIndia(app.clock())),
    readVocabulary(app.db),
  ]);
  const mine = sides.get(me);
  return {
    suggestions: rows.flatMap(({ id, note, suggested_at, other_id }) => {
      const card = cards.get(other_id);
      if (!card) return [];
      const theirs = sides.get(other_id);
      const why = mine && theirs && seesEverything(member) ? explain(mine, theirs, keyOf) : nothingToExplain;
      const profile = { ...card, ...why, interest: interests.get(other_id) ?? null };
      return [{ id, note, sentAt: suggested_at.toISOString(), profile }];
    }),
  };
}

/** Declines a suggestion. Our team alone learns of it. Repeating it changes nothing. */
export async function decline(
  app: App,
  member: Member,
  { id, reason }: { id: string; reason: string | null },
): Promise<Record<string, never>> {
  const profile = member.profile.id;
  await app.db.transaction().execute(async (tx) => {
    const row = await lockSuggestion(tx, id);
    if (!row || row.state === 'withdrawn' || !(await isSuggestedTo(tx, member, id))) throw refuse.notFound();
    const before = (await readReplies(tx, id)).get(profile);
    if (before === 'declined') return;
    if (before === 'interested') throw refuse.conflict(code('suggestion_interested'));
    await reply(tx, { id, profile, reply: 'declined', reason, now: app.clock(), actor: member.accountId });
  });
  return {};
}

type Between = { sender: number; receiver: number };
type Context = { actor: Actor; now: Date };

/** Keeps what an interest says about the suggestion of the two: sending one, and accepting one, is being interested. */
export const noteSent = (tx: Tx, { sender, receiver }: Between, context: Context) =>
  noteReply(tx, { profile: sender, other: receiver, to: 'interested' }, context);

/** As `noteSent`, for an interest that was accepted. */
export const noteAccepted = (tx: Tx, { sender, receiver }: Between, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, to: 'interested' }, context);

/** As `noteSent`, for an interest that was declined. */
export const noteDeclined = (tx: Tx, { sender, receiver }: Between, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, to: 'declined' }, context);

/** As `noteSent`, for an acceptance that was undone. */
export const noteReopened = (tx: Tx, { sender, receiver }: Between, context: Context) =>
  noteReply(tx, { profile: receiver, other: sender, to: null }, context);

async function noteReply(
  tx: Tx,
  { profile, other, to }: { profile: number; other: number; to: Reply | null },
  { actor, now }: Context,
): Promise<void> {
  const row = await lockLast(tx, profile, other);
  if (!row || (await readReplies(tx, row.id)).get(profile) === to) return;
  await reply(tx, { id: row.id, profile, reply: to, reason: null, now, actor });
}

async function reply(tx: Tx, { actor, ...it }: Parameters<typeof putReply>[1] & { actor: Actor }) {
  await putReply(tx, it);
  await recordEvent(tx, {
    name: 'suggestion.answered',
    data: { suggestion: it.id, profile: it.profile },
    actor,
    subject: { kind: 'suggestion', id: it.id },
  });
}

/** Has browsers fetch again what was suggested, once a profile that is suggested to them has changed or is deleted. */
export async function refreshSuggested(tx: Tx, { profile }: { profile: number }): Promise<void> {
  const profiles = await listSuggestedTo(tx, profile);
  if (profiles.length > 0) await sendSignal(tx, 'suggested.changed', { profiles });
}
