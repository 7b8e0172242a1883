import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import type { CustomWishValue, CustomWishValues } from '../shared/sections/customWishes.ts';

const wishFields = (fields: readonly CustomField[]) => fields.filter((field) => field.wish);

const isEmpty = ({ any, min, max }: CustomWishValue) => any.length === 0 && min === null && max === null;

/** Returns the wishes for fields of the site, without options that were removed. */
export function customWishesIn(fields: readonly CustomField[], stored: unknown): CustomWishValues {
  const values = (stored ?? {}) as CustomWishValues;
  return Object.fromEntries(
    wishFields(fields).flatMap((field) => {
      const wish = values[field.key];
      if (!wish) return [];
      const known = { ...wish, any: wish.any.filter((option) => optionsOf(field).has(option)) };
      return isEmpty(known) ? [] : [[field.key, known]];
    }),
  );
}

const optionsOf = ({ kind, options }: CustomField): Map<string, boolean> =>
  kind === 'yes_no'
    ? new Map([
        ['yes', true],
        ['no', true],
      ])
    : new Map(options.map(({ key, retired }) => [key, !retired]));

/** Returns what is stored after wishes were sent, and refuses what a field cannot have. What is left out stays. */
export function changedCustomWishes(
  fields: readonly CustomField[],
  sent: Readonly<Record<string, CustomWishValue | null>>,
  stored: unknown,
): CustomWishValues {
  const next: Record<string, CustomWishValue> = { ...((stored ?? {}) as CustomWishValues) };
  const wrong: Record<string, Coded> = {};
  for (const field of wishFields(fields)) {
    const { key, kind } = field;
    const wish = sent[key];
    if (wish === undefined) continue;
    if (wish === null || isEmpty(wish)) {
      delete next[key];
      continue;
    }
    const { min, max, importance } = wish;
    const options = optionsOf(field);
    const before = next[key]?.any ?? [];
    if (kind === 'number') {
      if (min !== null && max !== null && min > max) wrong[`custom.${key}`] = code('range_reversed');
      next[key] = { any: [], min, max, importance };
    } else if (!wish.any.every((one) => options.get(one) || (options.has(one) && before.includes(one))))
      wrong[`custom.${key}`] = code('choice_invalid');
    else {
      const any = [...options.keys()].filter((option) => wish.any.includes(option));
      next[key] = { any, min: null, max: null, importance };
    }
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
  return next;
}
