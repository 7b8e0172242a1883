import { createHash } from 'node:crypto';
import { paths } from '../../paths.ts';
import type { SearchFilters } from '../search/filters/input.ts';
import { filtersInput } from '../search/filters/input.ts';
import { joinValues, usualGender } from '../search/shared/filters.ts';
import { fold } from '../search/text/fold.ts';

type Gender = 'female' | 'male';

/** Filters as in the address of browse. They are stored like this. */
export type StoredFilters = Record<string, string>;

/** Returns filters as texts, without filters that have no effect. @param own gender of the searching profile */
export function storeFilters(filters: SearchFilters, own: Gender): StoredFilters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => value !== undefined && value !== '' && !isUsual(name, value, own))
      .map(([name, value]) => [name, textOf(value)]),
  );
}

const isUsual = (name: string, value: unknown, own: Gender) =>
  name === 'gender' && value === usualGender(own);

function textOf(value: unknown): string {
  if (value === true) return '1';
  if (Array.isArray(value)) return joinValues(value.toSorted());
  return String(value);
}

/** Returns a key that is equal for equal filters, in any order and case. */
export function keyOfFilters(texts: StoredFilters): string {
  const sorted = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(fold(JSON.stringify(sorted)))
    .digest('hex');
}

/** An unknown filter is not dropped: without it, the search would find profiles that it was not saved for. */
const storedFilters = filtersInput.strict();

/** Returns stored filters; null if another version of the site wrote filters that this one cannot read. */
export const parseStored = (stored: unknown): SearchFilters | null =>
  storedFilters.safeParse(stored).data ?? null;

/**
 * Returns the address of browse with stored filters, newest profiles first. It includes the gender, because emails
 * are forwarded.
 * @param own gender of the searching profile
 */
export function pathOf({ gender = '', ...texts }: StoredFilters, own: Gender): string {
  const all = { gender: gender || usualGender(own), ...texts, sort: 'newest' };
  return `${paths.browse()}?${new URLSearchParams(all)}`;
}
