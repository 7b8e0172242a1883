import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { fitOf, meetsMusts } from '../../../people/profiles/fit/fit.ts';
import type { Wishes } from '../../../people/profiles/fit/wishes.ts';
import type { SearchIndex } from '../index/index.ts';
import type { Pair } from '../index/people/compared.ts';
import { setLru } from '../index/sets/lru.ts';
import { RANKED } from '../shared/sorts.ts';
import { compareRows, type NewestRows, type RankedRow } from '../sorting.ts';
import { comparePairs, readMember } from './pairs.ts';

/** What lowers a rank, in parts of a perfect fit: each missing fact, each week without a visit, an unmet must. */
const LESS = { leftOut: 0.04, idleWeek: 0.02, maxIdleWeeks: 6, must: 0.5 } as const;

/** How long ranks stay the same from page to page after a first page, unless the member's own profile changes. */
const FRESH_MS = 10 * MINUTE_MS;

/** Searches whose ranks are cached: 12 kB each. */
const CACHED_MAX = 1000;

type CachedRanks = { me: string; readAt: number; ids: Uint32Array; ranks: Int16Array };
const rankCaches = new WeakMap<Database, Map<string, CachedRanks>>();

/**
 * Returns the ranks of profiles for a member, in thousandths: how well the two fit each other's stated wishes, less
 * what a profile leaves out and its time without a visit.
 * @param search identifies the search that found them
 * @param isFirst whether they are for a first page: profiles of further pages keep their ranks
 */
export async function rankForMember(
  app: App,
  index: SearchIndex | null,
  { member, ids, search, isFirst }: { member: Member; ids: Uint32Array; search: string; isFirst: boolean },
): Promise<Int16Array> {
  const ranks = new Int16Array(ids.length);
  const me = await readMember(app, index, member);
  if (!me || ids.length === 0) return ranks;
  const searches = rankCaches.get(app.db) ?? new Map<string, CachedRanks>();
  rankCaches.set(app.db, searches);
  const [key, own, now] = [
    `${member.profile.id} ${search}`,
    JSON.stringify([me.facts, me.wishes]),
    app.clock().getTime(),
  ];
  const before = searches.get(key);
  const isFresh = before?.me === own && now >= before.readAt && now - before.readAt < FRESH_MS;
  const shown = isFresh && !isFirst ? ranksById(before) : null;
  const pairs = index?.rankCacheFor(me);
  const missing: number[] = [];
  for (let place = 0; place < ids.length; place++) {
    const one = ids[place]!;
    const rank = shown?.get(one) ?? pairs?.get(one);
    if (rank === undefined) missing.push(place);
    else ranks[place] = rank;
  }
  if (missing.length > 0) {
    const others = missing.map((place) => ids[place]!);
    await comparePairs(app, index, { me, ids: others }, (pairOf) => {
      // A profile that changed meanwhile may have a new word, unknown when the member's wishes were looked up.
      const isCurrent = index?.isUnchanged();
      for (const place of missing) {
        const pair = pairOf(ids[place]!);
        // The profile is not listed any more.
        if (!pair) continue;
        ranks[place] = rankOf(pair, me.wishes);
        if (isCurrent) pairs?.set(ids[place]!, ranks[place]!);
      }
    });
  }
  const readAt = isFresh && !isFirst ? before.readAt : now;
  setLru(searches, key, CACHED_MAX, { me: own, readAt, ids, ranks });
  return ranks;
}

const ranksById = ({ ids, ranks }: CachedRanks): Map<number, number> =>
  new Map(Array.from(ids, (id, place) => [id, ranks[place]!]));

function rankOf({ mine, theirs, wishes, leftOut, idleDays }: Pair, myWishes: Wishes): number {
  const idleWeeks = Math.min(LESS.maxIdleWeeks, Math.max(0, Math.floor(idleDays / 7)));
  const possible = meetsMusts(mine, myWishes) && meetsMusts(theirs, wishes);
  // The geometric mean: a pair with one good side ranks below a pair with two fair sides.
  const fit = Math.sqrt(fitOf(mine, myWishes) * fitOf(theirs, wishes));
  const less = LESS.leftOut * leftOut + LESS.idleWeek * idleWeeks + (possible ? 0 : LESS.must);
  return Math.round(1000 * (fit - less));
}

/** Above every rank; its negative is below every rank. */
const ABOVE = 2000;

/** Returns at most `limit` rows after `last` with their ranks: higher ranks first, equal ranks in the given order. */
export function pageByRank(
  { ids, listedAt }: NewestRows,
  ranks: Int16Array,
  { last, limit }: { last: RankedRow | null; limit: number },
): RankedRow[] {
  const rowAt = (place: number) => ({ id: ids[place]!, listedAt: listedAt[place]!, rank: ranks[place]! });
  const isLeft = (place: number) =>
    !last || ranks[place]! < last.rank || (ranks[place] === last.rank && compareRows(rowAt(place), last) > 0);
  const howMany = new Uint16Array(2 * ABOVE);
  for (let place = 0; place < ranks.length; place++) if (isLeft(place)) howMany[ABOVE - ranks[place]!]!++;
  // Only rows with the ranks that fill the page are sorted.
  let end = 0;
  let kept = 0;
  for (; kept < limit && end < howMany.length; end++) kept += howMany[end]!;
  const best = new Int32Array(kept);
  let next = 0;
  for (let place = 0; place < ranks.length; place++) {
    const below = ABOVE - ranks[place]!;
    if (below < end && isLeft(place)) best[next++] = below * RANKED + place;
  }
  return Array.from(best.sort().subarray(0, limit), (key) => rowAt(key % RANKED));
}
