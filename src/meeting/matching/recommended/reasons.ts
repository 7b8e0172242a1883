import type { CustomValue } from '../../../base/custom-fields/shared/field.ts';
import { compareCustom, optionsIn } from '../../../people/profiles/fit/custom.ts';
import { countMet, importanceOf, utilities } from '../../../people/profiles/fit/fit.ts';
import {
  optionKey,
  type PersonFacts,
  type PersonRow,
  textsIn,
  type Wishes,
} from '../../../people/profiles/fit/wishes.ts';
import { listsOf, type Wish, wishOf } from '../../../people/profiles/shared/wishes/list.ts';
import type { Reason, Recommended } from '../contract.ts';

const SHOWN = 3;
/** Of wishes that count equally, the ones that families check first are named first. */
const FIRST: readonly Wish[] = [
  'place',
  'diet',
  'motherTongue',
  'caste',
  'education',
  'profession',
  'religion',
  'height',
  'age',
  'maritalStatus',
];
const firstOf = (wish: Wish) => (FIRST.includes(wish) ? FIRST.indexOf(wish) : FIRST.length);
const ORDER = { must: 0, important: 1, nice: 2 } as const;

/** A profile whose wishes are compared with another's facts. */
export type ComparedSide = { row: PersonRow; facts: PersonFacts; wishes: Wishes };

/** For viewers who see no more of others than a card. */
export const nothingToExplain: Pick<Recommended, 'reasons' | 'met'> = {
  reasons: { mine: [], theirs: [] },
  met: { mine: null, theirs: null },
};

/** Returns why two profiles match, and how many of their preferences are met; nothing unless both have stated some. */
export function explain(
  me: ComparedSide,
  other: ComparedSide,
  keyOf: (id: number | null) => string | null,
): Pick<Recommended, 'reasons' | 'met'> {
  const mine = withCustom(countMet(utilities(other.facts, me.wishes, [])), me, other.facts);
  const theirs = withCustom(countMet(utilities(me.facts, other.wishes, [])), other, me.facts);
  if (mine.of === 0 || theirs.of === 0) return nothingToExplain;
  return {
    reasons: {
      mine: reasonsOf(mine, me, other.facts, keyOf),
      theirs: reasonsOf(theirs, other, me.facts, keyOf),
    },
    met: {
      mine: { met: mine.met.length + mine.custom.length, of: mine.of },
      theirs: { met: theirs.met.length + theirs.custom.length, of: theirs.of },
    },
  };
}

type Met = ReturnType<typeof withCustom>;

/** Adds the wishes for the site's own fields. */
function withCustom({ met, of }: ReturnType<typeof countMet>, { wishes }: ComparedSide, facts: PersonFacts) {
  const all = compareCustom(wishes.custom, facts.custom);
  return { met, custom: all.filter(({ isMet }) => isMet), of: of + all.length };
}

function reasonsOf(
  { met, custom }: Met,
  { row, wishes }: ComparedSide,
  facts: PersonFacts,
  keyOf: (id: number | null) => string | null,
): Reason[] {
  const own = custom.map(({ wish: { field }, importance }) => ({
    order: ORDER[importance],
    reason: { wish: `custom.${field}` as const, value: customText(facts.custom[field]!) },
  }));
  return met
    .toSorted(
      (one, other) =>
        ORDER[importanceOf(one, wishes)] - ORDER[importanceOf(other, wishes)] ||
        firstOf(one) - firstOf(other),
    )
    .flatMap((wish): { order: number; reason: Reason }[] => {
      const value = whatMeets(wish, row, facts, keyOf);
      return value ? [{ order: ORDER[importanceOf(wish, wishes)], reason: { wish, ...value } }] : [];
    })
    .concat(own)
    .sort((one, other) => one.order - other.order)
    .map(({ reason }) => reason)
    .slice(0, SHOWN);
}

/** Returns a value of one of the site's own fields as reasons have it: a number, or keys of options with commas between them. */
export const customText = (value: CustomValue): string | number =>
  typeof value === 'number' ? value : optionsIn(value).join(',');

/** Returns what meets a wish. Texts come from the wish, because the other profile's text may hide a phone number. */
function whatMeets(
  wish: Wish,
  row: PersonRow,
  facts: PersonFacts,
  keyOf: (id: number | null) => string | null,
): Omit<Reason, 'wish'> | null {
  const entry = wishOf(wish);
  if (entry.kind === 'range') {
    const value = facts[entry.of];
    return value === null ? null : { value: value * (entry.unit ?? 1) };
  }
  const lists = listsOf(wish);
  for (const { of, list, keys, compared } of lists) {
    const value = list
      ? optionKey(facts[of] as number | null, keys, keyOf)
      : textsIn(row, compared).find((text) => text.toLowerCase() === facts[of]);
    if (value != null) return { value, ...(lists.length > 1 && { of }) };
  }
  return null;
}
