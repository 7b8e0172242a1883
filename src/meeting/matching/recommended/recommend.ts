import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { RECOMMENDED_PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { readCards } from '../../../people/profiles/facts/cards.ts';
import { meetsAll, meetsMusts, utilities } from '../../../people/profiles/fit/fit.ts';
import { seesEverything } from '../../../people/profiles/visible/visible.ts';
import type { Recommended } from '../contract.ts';
import { weekOf } from '../picks/choose.ts';
import { findPick } from '../picks/pickStore.ts';
import { buildFirstQueue } from '../queue/build.ts';
import { findOwn, findQueue, listQueued, listRecommendable } from '../queue/queueStore.ts';
import { type ComparedSide, explain, nothingToExplain } from './reasons.ts';
import { recordShowings } from './showings.ts';
import { sideOf } from './sides.ts';

const LIST = 'recommendations';

/** An older queue was not renewed at night: it is built again when it is read. */
const OLD_MS = 36 * HOUR_MS;

type RankPosition = readonly [rank: number, id: number];

/**
 * Returns a page of a member's queue, with the profiles as they are now. The first page of an outdated queue builds
 * it again.
 */
export async function recommend(app: App, member: Member, cursor?: string) {
  const now = app.clock();
  const day = dayInIndia(now);
  const me = member.profile.id;
  const after = await readCursor<RankPosition>(app.db, LIST, cursor);
  const queue = await findQueue(app.db, me);
  const old = !queue || queue.stale || now.getTime() - queue.made_at.getTime() > OLD_MS;
  // Further pages use the same queue, or profiles would come twice.
  if (!queue || (old && !after)) await buildFirstQueue(app, me);
  const [own, rows, pick] = await Promise.all([
    findOwn(app.db, me),
    listQueued(app.db, member, now),
    findPick(app.db, me, weekOf(day)),
  ]);
  const mine = sideOf(own, day);
  const best = rows
    .flatMap((row) => {
      const other = sideOf(row, day);
      const met = utilities(other.facts, mine.wishes, []);
      const possible =
        meetsMusts(met, mine.wishes) && meetsMusts(utilities(mine.facts, other.wishes, []), other.wishes);
      const promoted = row.promoted && meetsAll(met);
      if (!possible || (row.only_promoted && !promoted)) return [];
      return [{ id: row.id, other, promoted, rank: row.rank + (promoted ? row.lift : 0) }];
    })
    .sort((a, b) => b.rank - a.rank || b.id - a.id);
  const { page, nextCursor } = await cutPage(app.db, LIST, {
    rows: best
      .filter(({ rank, id }) => !after || rank < after[0] || (rank === after[0] && id < after[1]))
      .slice(0, RECOMMENDED_PAGE_SIZE + 1),
    size: RECOMMENDED_PAGE_SIZE,
    keyOf: ({ rank, id }): RankPosition => [rank, id],
  });
  const shown = page.map(({ id }) => ({ other: id, place: best.findIndex((one) => one.id === id) }));
  const profiles = await present(
    app,
    member,
    mine,
    page.map((one) => ({ ...one, pick: one.id === pick })),
  );
  // The member has not seen the profiles that our team views for them.
  if (!member.impersonator) recordShowings(app, me, shown, day);
  return { profiles, nextCursor };
}

/** Returns the mutual pick of the week; null without one, or once something is decided between the two. */
export async function readPick(app: App, member: Member): Promise<{ pick: Recommended | null }> {
  const day = dayInIndia(app.clock());
  const me = member.profile.id;
  const other = await findPick(app.db, me, weekOf(day));
  if (!other) return { pick: null };
  const [own, [row]] = await Promise.all([findOwn(app.db, me), listRecommendable(app.db, member, other)]);
  if (!row) return { pick: null };
  const [mine, theirs] = [sideOf(own, day), sideOf(row, day)];
  const possible =
    meetsMusts(utilities(theirs.facts, mine.wishes, []), mine.wishes) &&
    meetsMusts(utilities(mine.facts, theirs.wishes, []), theirs.wishes);
  if (!possible) return { pick: null };
  const [pick] = await present(app, member, mine, [
    { id: other, other: theirs, promoted: false, pick: true },
  ]);
  return { pick: pick ?? null };
}

type Chosen = { id: number; other: ComparedSide; promoted: boolean; pick: boolean };

async function present(
  app: App,
  member: Member,
  mine: ComparedSide,
  chosen: Chosen[],
): Promise<Recommended[]> {
  const [cards, { keyOf }] = await Promise.all([
    readCards(
      app,
      member,
      chosen.map(({ id }) => id),
    ),
    readVocabulary(app.db),
  ]);
  return chosen.flatMap(({ id, other, promoted, pick }) => {
    const card = cards.get(id);
    if (!card) return [];
    const why = seesEverything(member) ? explain(mine, other, keyOf) : nothingToExplain;
    return [{ ...card, ...why, promoted, pick, interest: null }];
  });
}
