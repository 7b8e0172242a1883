import { isSame } from '../profiles/sections/differing.ts';

type Values = Record<string, unknown>;

/** Three versions of a section brought together. Fields that only make sense together are one group. */
export type Merged = {
  /** What to go on editing: the saved values, with the viewer's own changes kept. */
  values: Values;
  /** Groups that both have changed, to different values: the viewer has to choose. */
  conflicts: string[][];
  /** Groups that were changed elsewhere only. */
  changedElsewhere: string[][];
};

/**
 * Merges what a viewer is typing with what was saved meanwhile.
 * @param base what the viewer started from
 */
export function mergeSection(base: Values, typed: Values, saved: Values, groups: string[][]): Merged {
  const differs = (group: string[], one: Values, other: Values) =>
    group.some((field) => !isSame(one[field], other[field]));
  const own = groups.filter((group) => differs(group, typed, base));
  const theirs = groups.filter((group) => differs(group, saved, base));
  const kept = Object.fromEntries(own.flat().map((field) => [field, typed[field]]));
  return {
    values: { ...saved, ...kept },
    conflicts: own.filter((group) => theirs.includes(group) && differs(group, typed, saved)),
    changedElsewhere: theirs.filter((group) => !own.includes(group)),
  };
}
