import type { CustomValue } from '../../../base/custom-fields/shared/field.ts';
import { memoize } from '../../../kit/memoize.ts';
import { NO_CUSTOM, optionsIn } from '../../../people/profiles/fit/custom.ts';

export { NO_CUSTOM, optionsIn };

// What searches compare of the site's own fields. Their values are in one column of search_rows, by key: a site has few fields, and
// they come and go.

/** The values of a row by the keys of fields. */
export type CustomRow = Readonly<Record<string, CustomValue>>;

/** What one of the site's own fields has to be: any of some options (yes and no, too), or a number between bounds. */
export type CustomRequirement =
  | { custom: string; among: readonly string[] }
  | { custom: string; from?: number; to?: number };

/** Returns the values in a JSON text. Many profiles state the same: they share an object. */
export const readCustomRow: (text: string) => CustomRow = memoize(
  (text) => (text === '{}' ? NO_CUSTOM : (JSON.parse(text) as CustomRow)),
  8_000_000,
);

/** Whether a row meets a requirement. */
export function holdsCustom(row: CustomRow, one: CustomRequirement): boolean {
  const value = row[one.custom];
  if ('among' in one) return optionsIn(value).some((option) => one.among.includes(option));
  return typeof value === 'number' && value >= (one.from ?? value) && value <= (one.to ?? value);
}
