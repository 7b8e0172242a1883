import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { SearchFilters } from './filters/input.ts';
import { resolve } from './filters/resolve.ts';
import { currentIndex, type SearchIndex } from './index/index.ts';
import { searchByRelevance } from './order/byRelevance.ts';
import { EMPTY_PAGE, LIST_NAME, type SearchPage } from './order/searchPage.ts';
import { orderFor } from './order/sorts.ts';
import { isImpossible, type Query, tiersOf } from './query.ts';
import type { Sort } from './shared/sorts.ts';
import { NO_POINTS, type RankedRow, type SearchOrder, type SearchSortKey, sortKeyOf } from './sorting.ts';
import { countAll, findPage } from './store.ts';

/** @property index that answers the search; by default the current one of this process */
type Wanted = { sort?: Sort; cursor?: string; index?: Promise<SearchIndex | null> };

/** Where a page ends: a row, and the tier of the query that has it. Older cursors lack rank and tier. */
type End = readonly [listedAt: string, profileId: number, ...rankAndTier: number[]];
type TieredRow = RankedRow & { tier: number };

const endOf = (row: TieredRow) => [...sortKeyOf(row), row.tier] as const;

/**
 * Returns the matching listed profiles: the ids of a page in an order, the cursor of the next page, and on the first
 * page how many match. Leaves out the viewer's own profile and profiles with a block in either direction. Profiles
 * that contain a free text as typed come first.
 */
export async function searchProfiles(
  app: App,
  viewer: Viewer | null,
  filters: SearchFilters,
  { sort, cursor, index: asked = currentIndex(app) }: Wanted = {},
): Promise<SearchPage> {
  if (sort === 'relevance' && viewer?.profile)
    return searchByRelevance(app, viewer as Member, filters, { cursor, index: asked });
  const [order, query, index] = await Promise.all([
    orderFor(app, viewer, sort, asked),
    resolve(app, viewer, filters, asked),
    asked,
  ]);
  const list = order.by === 'newest' ? LIST_NAME : `${LIST_NAME} ${order.by}`;
  const after = await readCursor<End>(app.db, list, cursor);
  if (isImpossible(query)) return EMPTY_PAGE;
  const { rows, count } = await findInTiers(app, index, query, { after, order });
  const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: endOf });
  const alikeFrom = query.text?.alikeFrom ?? Number.POSITIVE_INFINITY;
  return {
    ids: page.map(({ id }) => id),
    nextCursor,
    count,
    ...(order.by === 'guna' && {
      points: new Map(page.map(({ id, rank }) => [id, rank === NO_POINTS ? null : rank / 2])),
    }),
    alike: new Set(page.filter(({ tier }) => tier >= alikeFrom).map(({ id }) => id)),
  };
}

/** Finds one row more than a page holds: first profiles that contain a free text, then profiles that have its words. */
async function findInTiers(
  app: App,
  index: SearchIndex | null,
  query: Query,
  { after, order }: { after: End | null; order: SearchOrder },
) {
  const tiers = tiersOf(query);
  const begin = after?.[3] ?? 0;
  const rows: TieredRow[] = [];
  let count: number | null = 0;
  let read = begin;
  for (const [tier, one] of tiers.entries()) {
    if (tier < begin) continue;
    if (rows.length > PAGE_SIZE) break;
    const from: SearchSortKey | null = after && tier === begin ? [after[0], after[1], after[2] ?? 0] : null;
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
export async function countProfiles(
  app: App,
  viewer: Viewer | null,
  filters: SearchFilters,
): Promise<number> {
  const asked = currentIndex(app);
  const [query, index] = await Promise.all([resolve(app, viewer, filters, asked), asked]);
  return countByQuery(app, index, query);
}

/** Returns how many listed profiles match a query, by the index where there is one. */
export async function countByQuery(app: App, index: SearchIndex | null, query: Query): Promise<number> {
  if (isImpossible(query)) return 0;
  return index ? index.count(query) : countAll(app.db, query);
}
