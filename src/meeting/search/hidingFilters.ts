import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { meetsAllButNice, meetsMusts } from '../../people/profiles/fit/fit.ts';
import { type Wish, wishBounds, wishLists } from '../../people/profiles/shared/wishes/list.ts';
import type { SearchFilters } from './filters/input.ts';
import { resolve } from './filters/resolve.ts';
import { currentIndex } from './index/index.ts';
import { comparePairs, readMember } from './order/pairs.ts';
import { type Query, withoutFilter } from './query.ts';
import { countByQuery } from './search.ts';
import { customFilterKey } from './shared/customFilters.ts';
import type { AnyFilter } from './shared/filters.ts';

/** How many of the newest profiles that one filter hides are checked. */
const LOOKED_AT = 500;
const SHOWN = 3;

/** How many profiles some filters hide together. @property atLeast whether there are more than were checked */
type Hidden = { filters: AnyFilter[]; more: number; atLeast: boolean };

/** Nobody misses the profiles that these filters hide. */
const neverListed: AnyFilter[] = ['gender', 'notContacted', 'notSeen'];

/** The wish that means the same as a filter: that for the fact of the same name. */
const wishFor: Partial<Record<string, Wish>> = {
  educationLevel: 'education',
  educationField: 'education',
  ...Object.fromEntries(wishBounds.map(({ wish }) => [wish, wish])),
  ...Object.fromEntries(wishLists.map(({ of, wish }) => [of, wish])),
};

/**
 * Returns the filters that hide the most possible matches: profiles that meet the musts of the member's family, and
 * whose wishes the member meets, except wishes that are only nice to have. Filters for a must of the family are left
 * out. Empty while the index is not loaded. If the search finds nobody, returns the filters (also musts) to remove so
 * that it finds somebody.
 */
export async function listHidingFilters(app: App, member: Member, filters: SearchFilters): Promise<Hidden[]> {
  const query = await resolve(app, member, filters);
  const index = await currentIndex(app);
  const count = (some: Query) => countByQuery(app, index, some);
  if ((await count(query)) === 0) return listRelaxations(query, count);
  if (!index) return [];
  const set = new Set(
    query.where.flatMap(({ filter }) => (filter && !neverListed.includes(filter) ? [filter] : [])),
  );
  const outside = new Map([...set].map((filter) => [filter, index.findHidden(query, filter, LOOKED_AT)]));
  const ids = [...new Set([...outside.values()].flat())];
  const me = await readMember(app, index, member);
  if (!me) return [];
  const possible = await comparePairs(app, index, { me, ids }, (pairOf) => {
    const isPossible = (id: number) => {
      const pair = pairOf(id);
      return pair && meetsMusts(pair.mine, me.wishes) && meetsAllButNice(pair.theirs, pair.wishes);
    };
    return new Set(ids.filter(isPossible));
  });
  return [...outside]
    .flatMap(([filter, hidden]) => {
      const wish = wishFor[filter];
      if (wish && me.wishes.must.includes(wish)) return [];
      if (me.wishes.custom.must.some(({ field }) => customFilterKey(field) === filter)) return [];
      const more = hidden.filter((id) => possible.has(id)).length;
      return more > 0 ? [{ filters: [filter], more, atLeast: hidden.length === LOOKED_AT }] : [];
    })
    .sort((one, other) => other.more - one.more)
    .slice(0, SHOWN);
}

/** How many searches are counted to find out which filters to remove. */
const TRIED_MAX = 300;

/** Most filters that are removed together. */
const REMOVED_MAX = 3;

/** Returns the smallest sets of filters to remove from a search that finds nobody, the largest result first. */
async function listRelaxations(query: Query, count: (query: Query) => Promise<number>): Promise<Hidden[]> {
  const set = new Set(query.where.flatMap(({ filter }) => (filter && filter !== 'gender' ? [filter] : [])));
  let tried = 0;
  for (let together = 1; together <= Math.min(REMOVED_MAX, set.size); together++) {
    const found: Hidden[] = [];
    for (const filters of combinationsOf([...set], together)) {
      if (tried++ === TRIED_MAX) return found.slice(0, SHOWN);
      const more = await count(filters.reduce(withoutFilter, query));
      if (more > 0) found.push({ filters, more, atLeast: false });
    }
    if (found.length > 0) return found.sort((one, other) => other.more - one.more).slice(0, SHOWN);
  }
  return [];
}

/** Returns all combinations of `length` of some values. */
function combinationsOf<Value>(values: Value[], length: number): Value[][] {
  if (length === 0) return [[]];
  return values.flatMap((value, place) =>
    combinationsOf(values.slice(place + 1), length - 1).map((others) => [value, ...others]),
  );
}
