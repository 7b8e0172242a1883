import { cutPage, readCursor, writeCursor } from '../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../kit/api/lists/pages.ts';
import type { Member, Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import type { Filters } from './contract.ts';
import type { Sort } from './filters/descriptors.ts';
import { type Answers, currentIndex } from './index/index.ts';
import { pageByRank, rankForMember } from './order/relevance.ts';
import { RANKED } from './order/rules.ts';
import { orderFor } from './order/sorts.ts';
import { isImpossible, type Query } from './query.ts';
import { resolve } from './resolve.ts';
import { microsecondsOf, textOf } from './rows/instants.ts';
import {
  countAll,
  findPage,
  NEWEST,
  type Newest,
  newestOf,
  type Order,
  type Place,
  type PlacedRow,
  placeOf,
} from './store.ts';
import { tiersOf } from './text/match.ts';

const LIST = 'profiles';

export type Found = { ids: number[]; nextCursor: string | null; count: number | null };

const nobody: Found = { ids: [], nextCursor: null, count: 0 };

/** @property index what answers; the process's index as of now, where it is not given */
type Wanted = { sort?: Sort; cursor?: string; index?: Promise<Answers | null> };

/** Where a page ends: a row, and in which of the query's tiers it is; in older cursors without the last two. */
type End = readonly [listedAt: string, profileId: number, ...rankAndTier: number[]];
type TieredRow = PlacedRow & { tier: number };

const endOf = (row: TieredRow) => [...placeOf(row), row.tier] as const;

/**
 * Returns matching listed profiles: ids of a page in an order, the cursor of the next page, and how many match in all (on
 * the first page). Never the viewer's own profile, one that blocked them or that they blocked. Of free text, those that
 * match it as it is come first.
 */
export async function search(
  app: App,
  viewer: Viewer | null,
  filters: Filters,
  { sort, cursor, index: asked = currentIndex(app) }: Wanted = {},
): Promise<Found> {
  if (sort === 'relevance' && viewer?.profile)
    return searchByRelevance(app, viewer as Member, filters, { cursor, index: asked });
  const order = await orderFor(app, viewer, sort);
  const list = order.by === 'newest' ? LIST : `${LIST} ${order.by}`;
  const [query, after, index] = await Promise.all([
    resolve(app, viewer, filters, asked),
    readCursor<End>(app.db, list, cursor),
    asked,
  ]);
  if (isImpossible(query)) return nobody;
  const { rows, count } = await findInTiers(app, index, query, { after, order });
  const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: endOf });
  return { ids: page.map(({ id }) => id), nextCursor, count };
}

const RELEVANCE = `${LIST} relevance`;

/** A place among the ranked: the newest of them, from which on they were ranked, then rank and place of the last one shown. */
type RankedPlace = readonly ['ranked', string, number, number, string, number];
/** A place among those after the ranked. */
type LaterPlace = readonly ['later', string, number];

/**
 * As `search`, those first that fit best both ways. The newest that fit are ranked, and again for each page, from the same newest one
 * on: a profile that is listed meanwhile shifts nothing.
 */
async function searchByRelevance(
  app: App,
  member: Member,
  filters: Filters,
  { cursor, index: asked }: Wanted & { index: Promise<Answers | null> },
): Promise<Found> {
  const [query, after, index] = await Promise.all([
    resolve(app, member, filters, asked),
    readCursor<RankedPlace | LaterPlace>(app.db, RELEVANCE, cursor),
    asked,
  ]);
  if (isImpossible(query)) return nobody;
  const write = (key: RankedPlace | LaterPlace) => writeCursor(app.db, RELEVANCE, key);
  const idsOf = (rows: PlacedRow[]) => rows.map(({ id }) => id);
  const latest = (row: PlacedRow) => write(['later', ...endOfRow(row)]);

  if (after?.[0] === 'later') {
    const place = { after: [after[1], after[2]] as const, order: NEWEST, limit: PAGE_SIZE + 1 };
    const { rows } = await find(app, index, query, place);
    const page = rows.slice(0, PAGE_SIZE);
    const nextCursor = rows.length > PAGE_SIZE ? await latest(page.at(-1)!) : null;
    return { ids: idsOf(page), nextCursor, count: null };
  }
  // The newest one itself is among them.
  const from = after ? ([after[1], after[2] + 1] as const) : null;
  const { ids, listedAt, count } = await findNewest(app, index, query, { after: from, limit: RANKED });
  const ranks = await rankForMember(app, index, { id: member.profile.id, ids, isFirst: !after });
  const last = after && { rank: after[3], listedAt: microsecondsOf(after[4]), id: after[5] };
  const left = pageByRank({ ids, listedAt }, ranks, { last, limit: PAGE_SIZE + 1 });
  const page = left.slice(0, PAGE_SIZE);
  const rowIn = (place: number): PlacedRow => ({
    id: ids.at(place)!,
    listedAt: listedAt.at(place)!,
    rank: 0,
  });
  const nextCursor =
    left.length > PAGE_SIZE
      ? await write(['ranked', ...endOfRow(rowIn(0)), page.at(-1)!.rank, ...endOfRow(page.at(-1)!)])
      : ids.length === RANKED
        ? await latest(rowIn(-1))
        : null;
  return { ids: idsOf(page), nextCursor, count: after ? null : count };
}

const endOfRow = ({ listedAt, id }: PlacedRow) => [textOf(listedAt), id] as const;

/** Finds the newest, and on a first page how many there are, in the process's index where it is loaded. */
async function findNewest(
  app: App,
  index: Answers | null,
  query: Query,
  place: { after: Place | null; limit: number },
): Promise<Newest & { count: number | null }> {
  if (index) return index.findNewest(query, place);
  const { rows, count } = await find(app, index, query, { ...place, order: NEWEST });
  return { ...newestOf(rows), count };
}

/** Finds rows, and on a first page how many there are, in the process's index where it is loaded. */
async function find(
  app: App,
  index: Answers | null,
  query: Query,
  place: { after: Place | null; order: Order; limit: number },
) {
  const { after } = place;
  if (index) {
    const { rows, count } = index.find(query, place);
    return { rows, count: after ? null : count };
  }
  const [rows, count] = await Promise.all([
    findPage(app.db, query, place),
    after ? null : countAll(app.db, query),
  ]);
  return { rows, count };
}

/** Finds one row more than a page holds: those that a free text is a part of first, then those that have its words. */
async function findInTiers(
  app: App,
  index: Answers | null,
  query: Query,
  { after, order }: { after: End | null; order: Order },
) {
  const tiers = tiersOf(query);
  const begin = after?.[3] ?? 0;
  const rows: TieredRow[] = [];
  let count: number | null = 0;
  let read = begin;
  for (const [tier, one] of tiers.entries()) {
    if (tier < begin) continue;
    if (rows.length > PAGE_SIZE) break;
    const from: Place | null = after && tier === begin ? [after[0], after[1], after[2] ?? 0] : null;
    const place = { after: from, order, limit: PAGE_SIZE + 1 - rows.length };
    const found = index ? index.find(one, place) : { rows: await findPage(app.db, one, place), count: null };
    rows.push(...found.rows.map((row) => ({ ...row, tier })));
    // No profile is in two tiers.
    count = count === null || found.count === null ? null : count + found.count;
    read = tier + 1;
  }
  if (after) return { rows, count: null };
  if (count !== null && read === tiers.length) return { rows, count };
  return { rows, count: index ? index.count(query) : await countAll(app.db, query) };
}

/** Returns how many listed profiles match. */
export async function countFitting(app: App, viewer: Viewer | null, filters: Filters): Promise<number> {
  const asked = currentIndex(app);
  const [query, index] = await Promise.all([resolve(app, viewer, filters, asked), asked]);
  if (isImpossible(query)) return 0;
  return index ? index.count(query) : countAll(app.db, query);
}
