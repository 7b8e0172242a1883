import { WISHED_AGE } from '../../../people/profiles/shared/facts/limits.ts';
import { isSame } from '../../../people/profiles/shared/sections/differing.ts';
import { USUAL } from '../../../people/profiles/shared/sections/lists.ts';

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
    group.some((field) => !isSame(valueAt(one, field), valueAt(other, field)));
  const own = groups.filter((group) => differs(group, typed, base));
  const theirs = groups.filter((group) => differs(group, saved, base));
  const values = own.flat().reduce((merged, field) => withValue(merged, field, valueAt(typed, field)), saved);
  return {
    values,
    conflicts: own.filter((group) => theirs.includes(group) && differs(group, typed, saved)),
    changedElsewhere: theirs.filter((group) => !own.includes(group)),
  };
}

/** Returns the value of a field; that of `importance.age` is the weight of one wish, and of `custom.sect` one of the site's own fields. */
export function valueAt(values: Values, field: string): unknown {
  const [name = '', key] = field.split('.');
  if (key === undefined) return values[name];
  return (values[name] as Values | undefined)?.[key] ?? (name === 'importance' ? USUAL : null);
}

function withValue(values: Values, field: string, value: unknown): Values {
  const [name = '', key] = field.split('.');
  return { ...values, [name]: key === undefined ? value : { ...(values[name] as Values), [key]: value } };
}

/** A line of a section's comparison, about some of its fields. */
type Line = { fields: string[]; label: string; text: string | null };

/** Pairs the saved lines of a section with the typed ones. */
export function pairLines(saved: Line[], typed: Line[]) {
  const same = (one: Line) => (other: Line) => one.fields.join() === other.fields.join();
  const own = typed.filter((line) => !saved.some(same(line)));
  return [...saved, ...own].map((line) => ({
    fields: line.fields,
    label: line.label,
    saved: saved.find(same(line))?.text ?? null,
    typed: typed.find(same(line))?.text ?? null,
  }));
}

/** What the own profile states of what a wish can start from. Ages in whole years. */
type Own = {
  gender: 'female' | 'male';
  age: number;
  heightCm: number | null;
  religion: string;
  motherTongue: string;
};

/** How far the usual age of a husband is above that of his wife, at most. */
const YEARS_APART = 6;

/** Returns wishes to start from: an age and a height near the own ones, the own religion and mother tongue. */
export function wishesFromOwn({ gender, age, heightCm, religion, motherTongue }: Own) {
  const isHers = gender === 'female';
  return {
    ageMin: isHers ? age : Math.max(WISHED_AGE.min, age - YEARS_APART),
    ageMax: isHers ? age + YEARS_APART : age,
    heightMinCm: isHers ? heightCm : null,
    heightMaxCm: isHers ? null : heightCm,
    religion: [religion],
    motherTongue: [motherTongue],
  };
}
