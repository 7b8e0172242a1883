import { recordAudit, recordRead } from '../../base/audit/audit.ts';
import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { readForStaff } from '../../people/profiles/facts/profile.ts';
import { holdOffBlocks } from '../../people/profiles/visible/blocked.ts';
import { lockProfiles } from '../../people/profiles/visible/listing.ts';
import { compareWishes, readSides } from '../matching/recommended/sides.ts';
import type { Compared, SentSuggestion } from './contract.ts';
import { findSuggestion } from './listStore.ts';
import { toSentSuggestion } from './sent/sent.ts';
import { insertSuggestion, lockSuggestion, readReplies, setWithdrawn } from './store.ts';
import { findPair, mustBeSuggestable } from './suggestable.ts';

/** Returns how two profiles match, both ways. Refuses two that cannot be suggested to each other. */
export async function compareProfiles(app: App, staff: Staff, it: { id: string; other: string }) {
  const [one, other] = await findPair(app, it.id, it.other);
  await recordRead(app, staff, { kind: 'profile', ids: [it.id, it.other] });
  await app.db.transaction().execute((tx) => mustBeSuggestable(tx, one, other, app.clock()));
  const [sides, { keyOf }, ...people] = await Promise.all([
    readSides(app.db, [one, other], dayInIndia(app.clock())),
    readVocabulary(app.db),
    readForStaff(app, one),
    readForStaff(app, other),
  ]);
  const [mine, theirs] = [sides.get(one), sides.get(other)];
  if (!mine || !theirs) throw refuse.notFound();
  const wishes = [compareWishes(mine, theirs, keyOf), compareWishes(theirs, mine, keyOf)];
  return {
    people: people.map(
      ({ id, name, gender, age, city, state, preferences }, place): Compared => ({
        ...{ id, name, gender, age, city, state, preferences },
        wishes: wishes[place]!,
      }),
    ),
  };
}

/**
 * Suggests two profiles to each other: both families are notified. Refuses two that may not meet, or know each other.
 */
export async function suggestMatch(
  app: App,
  staff: Staff,
  it: { one: string; other: string; note: string },
): Promise<SentSuggestion> {
  const [one, other] = await findPair(app, it.one, it.other);
  await recordRead(app, staff, { kind: 'profile', ids: [it.one, it.other] });
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    // Interests and other suggestions between the two wait until this one is stored.
    await lockProfiles(tx, [one, other]);
    await holdOffBlocks(tx, one, other);
    await mustBeSuggestable(tx, one, other, now);
    const id = await insertSuggestion(tx, { one, other, note: it.note, author: staff.accountId, now });
    await recordEvent(tx, {
      name: 'suggestion.sent',
      data: { suggestion: id, low: Math.min(one, other), high: Math.max(one, other) },
      actor: staff.accountId,
      subject: { kind: 'suggestion', id },
    });
    const shown = toSentSuggestion((await findSuggestion(tx, id))!, staff);
    await recordAudit(tx, {
      actor: staff,
      action: 'create',
      subject: { kind: 'suggestion', id },
      now,
      after: { profiles: shown.sides.map((side) => side.id) },
    });
    return shown;
  });
}

/** Withdraws a suggestion, unless somebody has replied. Repeating it changes nothing. */
export async function withdrawSuggestion(app: App, staff: Staff, id: string): Promise<SentSuggestion> {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockSuggestion(tx, id);
    if (!row) throw refuse.notFound();
    if (row.state !== 'withdrawn') {
      const replies = await readReplies(tx, id);
      if ([...replies.values()].some((reply) => reply !== null)) {
        throw refuse.conflict(code('suggestion_answered'));
      }
      await setWithdrawn(tx, id, now);
      await recordEvent(tx, {
        name: 'suggestion.withdrawn',
        data: { suggestion: id, low: row.low_id, high: row.high_id },
        actor: staff.accountId,
        subject: { kind: 'suggestion', id },
      });
      await recordAudit(tx, {
        actor: staff,
        action: 'withdraw',
        subject: { kind: 'suggestion', id },
        now,
        before: { state: row.state },
        after: { state: 'withdrawn' },
      });
    }
    return toSentSuggestion((await findSuggestion(tx, id))!, staff);
  });
}
