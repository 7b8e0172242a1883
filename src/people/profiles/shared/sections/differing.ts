import { USUAL } from './lists.ts';

const stated = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Whether two values of a field are the same: texts, numbers, lists in any order, and the weights of wishes. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item) => other.includes(item));
  }
  if (one && other && typeof one === 'object' && typeof other === 'object') {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((field) => isSame(one[field as never] ?? USUAL, other[field as never] ?? USUAL));
  }
  return stated(one) === stated(other);
}

/** Returns the fields in which two versions of a section differ. */
export function differingFields<Values extends object>(
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return (Object.keys(one) as (keyof Values & string)[]).filter((field) => !isSame(one[field], other[field]));
}
