import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { type CustomWish, compareCustom } from '../../../people/profiles/fit/custom.ts';
import { listUnmet, type UnmetWish } from '../../../people/profiles/fit/fit.ts';
import { comparedLists, type Wishes } from '../../../people/profiles/fit/wishes.ts';
import { boundsOf, WISHES, type Wish, wishOf } from '../../../people/profiles/shared/wishes/list.ts';
import { ageCondition } from '../filters/special.ts';
import { currentIndex, type SearchIndex } from '../index/index.ts';
import type { Pair } from '../index/people/compared.ts';
import type { Condition, Query } from '../query.ts';
import { columnOfFact } from '../rows/columns.ts';
import { comparePairs, NO_WORD, readMember, wishesInWords } from './pairs.ts';

/** A part of a search. @property name `exact`: meets every wish; `close`: all others; `all`: undivided */
export type Tier = { name: string; query: Query };

/**
 * Divides a search into two disjoint parts: profiles that meet every stated wish of the member, and the others.
 * Undivided where the member has no wishes, or nobody can meet them.
 */
export async function tiersByWishes(
  app: App,
  index: SearchIndex | null,
  member: Member,
  query: Query,
): Promise<Tier[]> {
  const undivided: Tier[] = [{ name: 'all', query }];
  const me = await readMember(app, index, member);
  if (!me) return undivided;
  const wishes = await wishesInWords(app, index, me.wishes);
  const met = conditionsOf(wishes, dayInIndia(app.clock()));
  if (met.length === 0 || met.some((one) => 'among' in one && one.among.length === 0)) return undivided;
  return [
    { name: 'exact', query: { ...query, where: [...query.where, ...met] } },
    { name: 'close', query: { ...query, where: [...query.where, { notAll: met }] } },
  ];
}

/** Returns the conditions of profiles that meet all wishes; one that no row meets where nobody can. */
const conditionsOf = (wishes: Wishes<number>, day: string): Condition[] => [
  ...WISHES.flatMap((wish) => conditionOf(wish, wishes, day) ?? []),
  ...Object.values(wishes.custom).flat().map(customCondition),
];

const customCondition = ({ field, any, min, max }: CustomWish): Condition =>
  any.length > 0
    ? { custom: field, among: any }
    : { custom: field, ...(min !== null && { from: min }), ...(max !== null && { to: max }) };

/** Returns the condition of profiles that meet a wish; null where nothing is wished. */
function conditionOf(wish: Wish, wishes: Wishes<number>, day: string): Condition | null {
  const entry = wishOf(wish);
  if (entry.kind === 'range') {
    const [min, max] = boundsOf(wish).map(({ field }) => wishes[field]);
    if (entry.of === 'age') return ageCondition({ ageMin: min ?? undefined, ageMax: max ?? undefined }, day);
    if (min == null && max == null) return null;
    // 0 is what is not stated.
    return { column: columnOfFact(entry.of), from: min ?? 1, ...(max != null && { to: max }) };
  }
  const wished = comparedLists.filter((one) => one.wish === wish && wishes[one.name].length > 0);
  if (wished.length === 0) return null;
  const conditions = wished.map(({ name, of }) => ({
    column: columnOfFact(of),
    among: wishes[name].filter((id) => id !== NO_WORD),
  }));
  if (entry.kind === 'apart')
    // 0 is what is not stated.
    return { notAll: conditions.map(({ column, among }) => ({ column, among: [0, ...among] })) };
  const possible = conditions.filter(({ among }) => among.length > 0);
  const [only, ...more] = possible;
  if (!only) return conditions[0]!;
  // At least one of them holds.
  return more.length === 0 ? only : { notAll: possible.map((one) => ({ notAll: [one] })) };
}

const unmetCustom = ({ custom: wishes }: Wishes, { custom }: Pair): UnmetWish[] =>
  compareCustom(wishes, custom)
    .filter(({ isMet }) => !isMet)
    .map(({ wish, isStated }) => ({ wish: `custom.${wish.field}`, isStated }));

/** Returns the wishes of a member that profiles do not meet, by profile id. */
export async function listUnmetWishes(
  app: App,
  member: Member,
  ids: number[],
  asked: Promise<SearchIndex | null> = currentIndex(app),
): Promise<Map<number, UnmetWish[]>> {
  const index = await asked;
  const me = ids.length > 0 && (await readMember(app, index, member));
  if (!me) return new Map();
  return comparePairs(app, index, { me, ids }, (pairOf) => {
    return new Map(
      ids.map((id) => {
        const pair = pairOf(id);
        return [id, pair ? [...listUnmet(pair.mine), ...unmetCustom(me.wishes, pair)] : []];
      }),
    );
  });
}
