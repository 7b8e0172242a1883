import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { meetsAllButNice, meetsMusts } from '../../profiles/fit/fit.ts';
import type { Wish } from '../../profiles/sections/lists.ts';
import type { Filters } from '../contract.ts';
import { currentIndex } from '../index/index.ts';
import { comparePairs, readMember } from '../order/pairs.ts';
import { resolve } from '../resolve.ts';
import type { FilterKey } from './descriptors.ts';

/** How many of the newest profiles that one filter hides are checked. */
const LOOKED_AT = 500;
const SHOWN = 3;

/** What a filter hides. @property atLeast whether there are more than were checked */
type Hidden = { filter: FilterKey; more: number; atLeast: boolean };

/** Whom these hide nobody misses. */
const kept: FilterKey[] = ['gender', 'notContacted', 'notSeen'];

/** Which wish is the same as a filter. */
const wishOf: Partial<Record<FilterKey, Wish>> = {
  age: 'age',
  height: 'height',
  religion: 'religion',
  maritalStatus: 'maritalStatus',
  education: 'education',
  educationLevel: 'education',
  educationField: 'education',
  motherTongue: 'motherTongue',
  caste: 'caste',
  profession: 'profession',
  state: 'place',
  city: 'place',
  diet: 'diet',
};

/**
 * Returns which filters hide most profiles that meet the musts of the member's family and whose wishes, but those that are
 * only nice to have, the member meets. A filter that is a must of the member's family is not offered. None while the index is
 * not loaded.
 */
export async function listHidden(app: App, member: Member, filters: Filters): Promise<Hidden[]> {
  const query = await resolve(app, member, filters);
  const index = await currentIndex(app);
  if (!index) return [];
  const set = new Set(
    query.where.flatMap(({ filter }) => (filter && !kept.includes(filter) ? [filter] : [])),
  );
  const outside = new Map([...set].map((filter) => [filter, index.findHidden(query, filter, LOOKED_AT)]));
  const ids = [...new Set([...outside.values()].flat())];
  const me = await readMember(app, index, member.profile.id);
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
      const wish = wishOf[filter];
      if (wish && me.wishes.must.includes(wish)) return [];
      const more = hidden.filter((id) => possible.has(id)).length;
      return more > 0 ? [{ filter, more, atLeast: hidden.length === LOOKED_AT }] : [];
    })
    .sort((one, other) => other.more - one.more)
    .slice(0, SHOWN);
}
