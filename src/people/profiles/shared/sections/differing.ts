import { USUAL } from './lists.ts';

const stated = (value: unknown) => (value === '' || value === undefined ? null : value);

/** The site's own fields: what is left out is not stated. */
export const CUSTOM = 'custom';

/**
 * Whether two values of a field are the same: texts, numbers, lists in any order, the weights of wishes, and values by key.
 * @param left what a key means that is left out
 */
export function isSame(one: unknown, other: unknown, left: unknown = USUAL): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item) => other.includes(item));
  }
  if (one && other && typeof one === 'object' && typeof other === 'object') {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((field) =>
      isSame(one[field as never] ?? left, other[field as never] ?? left, left),
    );
  }
  return stated(one) === stated(other);
}

/** Returns the fields in which two versions of a section differ. */
export function differingFields<Values extends object>(
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return (Object.keys(one) as (keyof Values & string)[]).filter(
    (field) => !isSame(one[field], other[field], field === CUSTOM ? null : USUAL),
  );
}
