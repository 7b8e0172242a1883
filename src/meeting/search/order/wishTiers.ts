import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { listUnmet, type UnmetWish } from '../../../people/profiles/fit/fit.ts';
import type { Wishes } from '../../../people/profiles/fit/wishes.ts';
import { seesEverything } from '../../../people/profiles/visible/visible.ts';
import { ageCondition } from '../filters/special.ts';
import { currentIndex, type SearchIndex } from '../index/index.ts';
import type { Condition, Query } from '../query.ts';
import type { OptionColumn, WordColumn } from '../rows/columns.ts';
import { comparePairs, NO_WORD, readPerson, wishesInWords } from './pairs.ts';

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
  const me = await readPerson(app, index, member.profile.id);
  if (!me) return undivided;
  const wishes = await wishesInWords(app, index, me.wishes);
  const met = conditionsOf(withoutUnseen(wishes, member), dayInIndia(app.clock()));
  if (met.length === 0 || met.some((one) => 'among' in one && one.among.length === 0)) return undivided;
  return [
    { name: 'exact', query: { ...query, where: [...query.where, ...met] } },
    { name: 'close', query: { ...query, where: [...query.where, { notAll: met }] } },
  ];
}

/** A fact that cards hide from a member must not show in the order either. */
const withoutUnseen = <Word>(wishes: Wishes<Word>, member: Member): Wishes<Word> =>
  seesEverything(member) ? wishes : { ...wishes, diet: [] };

/** Returns the conditions of profiles that meet all wishes; one that no row meets where nobody can. */
function conditionsOf(wishes: Wishes<number>, day: string): Condition[] {
  const { heightMinCm, heightMaxCm } = wishes;
  const bounds = { ageMin: wishes.ageMin ?? undefined, ageMax: wishes.ageMax ?? undefined };
  const places = [...oneOf('state', wishes.states), ...oneOf('city', wishes.cities)].filter(
    ({ among }) => among.length > 0,
  );
  const isPlaceless = wishes.states.length + wishes.cities.length === 0;
  return [
    ageCondition(bounds, day) ?? [],
    heightMinCm === null && heightMaxCm === null
      ? []
      : // 0 is what is not stated.
        {
          column: 'height_cm' as const,
          from: heightMinCm ?? 1,
          ...(heightMaxCm !== null && { to: heightMaxCm }),
        },
    oneOf('marital_status', wishes.maritalStatus),
    oneOf('religion', wishes.religion),
    oneOf('caste', wishes.caste),
    oneOf('mother_tongue', wishes.motherTongue),
    oneOf('education', wishes.education),
    oneOf('profession', wishes.profession),
    oneOf('diet', wishes.diet),
    isPlaceless ? [] : anyOf(places),
  ].flat();
}

const oneOf = <Column extends OptionColumn | WordColumn>(column: Column, ids: readonly number[]) =>
  ids.length === 0 ? [] : [{ column, among: ids.filter((id) => id !== NO_WORD) }];

/** Returns a condition that holds where one of some conditions holds. */
function anyOf(conditions: { column: OptionColumn | WordColumn; among: number[] }[]): Condition {
  const [only, ...more] = conditions;
  if (!only) return { column: 'city', among: [] };
  return more.length === 0 ? only : { notAll: conditions.map((one) => ({ notAll: [one] })) };
}

/** Returns the wishes of a member that profiles do not meet, by profile id. */
export async function listUnmetWishes(
  app: App,
  member: Member,
  ids: number[],
  asked: Promise<SearchIndex | null> = currentIndex(app),
): Promise<Map<number, UnmetWish[]>> {
  const index = await asked;
  const me = ids.length > 0 && (await readPerson(app, index, member.profile.id));
  if (!me) return new Map();
  const isSeen = ({ wish }: UnmetWish) => wish !== 'diet' || seesEverything(member);
  return comparePairs(app, index, { me, ids }, (pairOf) => {
    return new Map(
      ids.map((id) => {
        const pair = pairOf(id);
        return [id, pair ? listUnmet(pair.mine).filter(isSeen) : []];
      }),
    );
  });
}
