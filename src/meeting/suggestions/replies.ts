import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { seesEverything } from '../../people/profiles/visible/visible.ts';
import { betweenMany } from '../interests/read.ts';
import { explain, nothingToExplain } from '../matching/recommended/reasons.ts';
import { readSides } from '../matching/recommended/sides.ts';
import type { Suggested } from './contract.ts';
import { isSuggestedTo, listWaiting } from './listStore.ts';
import { recordReply } from './recordReply.ts';
import { lockSuggestion, readReplies } from './store.ts';

/** Returns the suggestions that a member has not replied to, with the reasons for each match. */
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

/** Declines a suggestion. Only our team learns of it. Repeating it changes nothing. */
export async function declineSuggestion(
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
    await recordReply(tx, {
      id,
      profile,
      reply: 'declined',
      reason,
      now: app.clock(),
      actor: member.accountId,
    });
  });
  return {};
}
