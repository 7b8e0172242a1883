import { readCursor, writeCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { SearchFilters } from '../filters/input.ts';
import { resolve } from '../filters/resolve.ts';
import type { SearchIndex } from '../index/index.ts';
import { isImpossible, type Query, tiersOf } from '../query.ts';
import { instantText, microsecondsOf } from '../rows/columns.ts';
import { RANKED } from '../shared/sorts.ts';
import { compareRows, type NewestRows, newestOf, type RankedRow, type SearchSortKey } from '../sorting.ts';
import { countAll, findPage } from '../store.ts';
import { pageByRank, rankForMember } from './relevance.ts';
import { EMPTY_PAGE, LIST_NAME, type SearchPage } from './searchPage.ts';
import { type Tier, tiersByWishes } from './wishTiers.ts';

const RELEVANCE = `${LIST_NAME} relevance`;

/**
 * @property listedAt in microseconds. Older cursors have PostgreSQL's text, which is too long for a cursor with three
 * places
 */
type End = readonly [listedAt: number | string, id: number];

/**
 * A place among the ranked rows: the newest of them, rank and place of the last one shown, and the oldest of them
 * (false: no rows follow). Older cursors lack the oldest.
 */
type RankedPlace = readonly ['ranked', ...newest: End, rank: number, ...last: End, ...oldest: Oldest];
type Oldest = readonly [] | readonly [false] | End;

/** A place among the rows after the ranked ones. */
type LaterPlace = readonly ['later', ...End];
type TierPlace = RankedPlace | LaterPlace;

/**
 * Where a page ends: the part of the search, and the place in it; without a place, before the first row of the part.
 * An undivided search has no part.
 */
type Cursor = TierPlace | readonly [tier: string, ...(TierPlace | readonly [])];

/**
 * Searches like `search`: first profiles that meet every wish of the member, then the others; in each part the best
 * mutual fit first. Only the newest rows of a part are ranked. Each page ranks them again, from the same newest to
 * the same oldest row, so that profiles listed or hidden meanwhile shift nothing.
 */
export async function searchByRelevance(
  app: App,
  member: Member,
  filters: SearchFilters,
  { cursor, index: asked }: { cursor: string | undefined; index: Promise<SearchIndex | null> },
): Promise<SearchPage> {
  const [query, after, index] = await Promise.all([
    resolve(app, member, filters, asked),
    readCursor<Cursor>(app.db, RELEVANCE, cursor),
    asked,
  ]);
  if (isImpossible(query)) return EMPTY_PAGE;
  const [begin, place] = partsOf(after);
  // A free text divides the search instead of the wishes: it is what the member means first.
  const divided = query.text ? tiersByText(query) : await tiersByWishes(app, index, member, query);
  // The member's wishes may have changed since the page before.
  const known = begin === null || divided.some(({ name }) => name === begin);
  const tiers: Tier[] = known ? divided : [{ name: 'all', query }];
  const alikeFrom = query.text?.alikeFrom ?? Number.POSITIVE_INFINITY;
  const alike = new Set<number>();
  const ids: number[] = [];
  let count: number | null = 0;
  let next: Cursor | null = null;
  for (const { name, query: part } of tiers.slice(
    Math.max(
      0,
      tiers.findIndex((one) => one.name === begin),
    ),
  )) {
    const isBegun = known ? name === begin : true;
    const found = await findRanked(app, index, part, {
      member,
      search: [name, filters],
      after: isBegun ? place : null,
      limit: PAGE_SIZE - ids.length,
    });
    ids.push(...found.ids);
    if (query.text && divided.findIndex((one) => one.name === name) >= alikeFrom)
      for (const id of found.ids) alike.add(id);
    count = count === null || found.count === null ? null : count + found.count;
    next = found.next && ((name === 'all' ? found.next : [name, ...found.next]) as Cursor);
    if (!next) continue;
    if (name !== tiers.at(-1)!.name) count = null;
    break;
  }
  if (after) count = null;
  else if (count === null) count = index ? index.count(query) : await countAll(app.db, query);
  return { ids, nextCursor: next && (await writeCursor(app.db, RELEVANCE, next)), count, alike };
}

const tiersByText = (query: Query): Tier[] =>
  tiersOf(query).map((part, place) => ({ name: place === 0 ? 'all' : `text ${place}`, query: part }));

function partsOf(after: Cursor | null): [string | null, TierPlace | null] {
  if (!after) return [null, null];
  const [first, ...rest] = after;
  if (first === 'ranked' || first === 'later') return ['all', after as TierPlace];
  return [first, rest.length > 0 ? (rest as unknown as TierPlace) : null];
}

/**
 * Finds a page of one part of a search.
 * @param search identifies the search among those of the member
 * @param limit 0: only tells whether there is anybody
 */
async function findRanked(
  app: App,
  index: SearchIndex | null,
  query: Query,
  {
    member,
    search,
    after,
    limit,
  }: { member: Member; search: unknown[]; after: TierPlace | null; limit: number },
): Promise<{ ids: number[]; next: TierPlace | readonly [] | null; count: number | null }> {
  if (limit === 0) {
    const { ids } = await find(app, index, query, { after: null, limit: 1 });
    return { ids: [], next: ids.length > 0 ? [] : null, count: null };
  }
  if (after?.[0] === 'later') {
    const place = placeOf([after[1], after[2]]);
    const found = await find(app, index, query, { after: place, limit: limit + 1 });
    const ids = [...found.ids.subarray(0, limit)];
    return {
      ids,
      next: found.ids.length > limit ? ['later', ...endOf(found, limit - 1)] : null,
      count: null,
    };
  }
  // The newest row itself is included.
  const from = after && placeOf([after[1], after[2] + 1]);
  const found = await find(app, index, query, { after: from, limit: RANKED + 1 });
  const most = first(found, RANKED);
  const known = oldestIn(after);
  const ranked = known ? until(most, known) : most;
  // Profiles that came back or fit now push the last rows out of the ranked ones: these rows follow.
  const isCut = found.ids.length > RANKED && ranked.ids.length === RANKED;
  const oldest = isCut ? endOf(ranked, RANKED - 1) : (known ?? false);
  const newest = after ? ([after[1], after[2]] as const) : ranked.ids.length > 0 && endOf(ranked, 0);
  const ranks = await rankForMember(app, index, {
    member,
    ids: ranked.ids,
    search: JSON.stringify([...search, newest]),
    isFirst: !after,
  });
  const last = after && { ...rowOf([after[4], after[5]]), rank: after[3] };
  const left = pageByRank(ranked, ranks, { last, limit: limit + 1 });
  const page = left.slice(0, limit);
  const end = page.at(-1);
  const next = (): TierPlace | null => {
    if (newest && end && left.length > limit)
      return ['ranked', ...newest, end.rank, end.listedAt, end.id, ...(oldest || ([false] as const))];
    return oldest ? ['later', ...oldest] : null;
  };
  return { ids: page.map(({ id }) => id), next: next(), count: after ? null : found.count };
}

/** Returns the oldest ranked row; false: no rows follow; null: unknown. */
function oldestIn(after: RankedPlace | null): End | false | null {
  const [listedAt, id] = (after?.slice(6) as Oldest | undefined) ?? [];
  if (listedAt === undefined) return null;
  return listedAt === false ? false : [listedAt, id!];
}

const endOf = ({ ids, listedAt }: NewestRows, place: number): End => [listedAt[place]!, ids[place]!];
const rowOf = ([listedAt, id]: End): RankedRow => ({
  id,
  listedAt: typeof listedAt === 'string' ? microsecondsOf(listedAt) : listedAt,
  rank: 0,
});
const placeOf = ([listedAt, id]: End): SearchSortKey => [
  typeof listedAt === 'string' ? listedAt : instantText(listedAt),
  id,
];

const first = ({ ids, listedAt }: NewestRows, length: number): NewestRows => ({
  ids: ids.subarray(0, length),
  listedAt: listedAt.subarray(0, length),
});

/** Returns the rows that are not older than `end`. */
function until({ ids, listedAt }: NewestRows, end: End): NewestRows {
  const oldest = rowOf(end);
  const isOlder = (place: number) => compareRows(rowOf([listedAt[place]!, ids[place]!]), oldest) > 0;
  let length = ids.length;
  while (length > 0 && isOlder(length - 1)) length--;
  return first({ ids, listedAt }, length);
}

/** Finds the newest rows, and their number for a first page; uses the index where it is loaded. */
async function find(
  app: App,
  index: SearchIndex | null,
  query: Query,
  place: { after: SearchSortKey | null; limit: number },
): Promise<NewestRows & { count: number | null }> {
  if (index) return index.findNewest(query, place);
  const [rows, count] = await Promise.all([
    findPage(app.db, query, place),
    place.after ? null : countAll(app.db, query),
  ]);
  return { ...newestOf(rows), count };
}
