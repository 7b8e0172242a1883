import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { findProfile } from '../../people/profiles/read.ts';
import { shareManager } from '../interests/read.ts';
import { findCandidate, findSuggestionBetween } from './store.ts';

/** Returns the internal ids of two different profiles. */
export async function findPair(app: App, one: string, other: string): Promise<[number, number]> {
  const [first, second] = await Promise.all([findProfile(app, one), findProfile(app, other)]);
  if (first === undefined || second === undefined) throw refuse.notFound();
  if (first === second) throw refuse.conflict(code('suggestion_same'));
  return [first, second];
}

/** Refuses two profiles that may not meet, or that know each other, with the reason. */
export async function mustBeSuggestable(tx: Tx, one: number, other: number, now: Date): Promise<void> {
  const first = await findCandidate(tx, one, other, now);
  const second = await findCandidate(tx, other, one, now);
  if (!first || !second) throw refuse.notFound();
  if (await shareManager(tx, one, other)) throw refuse.conflict(code('suggestion_same_account'));
  if (first.gender === second.gender) throw refuse.conflict(code('suggestion_same_gender'));
  for (const [it, its] of [
    [first, second],
    [second, first],
  ] as const) {
    if (it.blocks) throw refuse.conflict(code('suggestion_blocked', { name: it.name, other: its.name }));
  }
  for (const it of [first, second]) {
    if (!it.visible) throw refuse.conflict(code('suggestion_not_shown', { name: it.name }));
  }
  const between = await findSuggestionBetween(tx, one, other);
  if (between.interest) throw refuse.conflict(code('suggestion_interest'));
  if (between.open) throw refuse.conflict(code('suggestion_open'));
  if (between.declined) throw refuse.conflict(code('suggestion_declined'));
}
