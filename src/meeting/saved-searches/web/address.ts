import { paths } from '../../../paths.ts';
import { joinValues, splitValues } from '../../search/shared/filters.ts';
import { type FilterTexts, writeFilters, writeShared } from '../../search/web/filters/address.ts';

const write = (filters: Record<string, string>) => String(writeFilters(filters as FilterTexts));

/**
 * Returns the same text for the same filters, in whatever order and case they were chosen.
 * @param usual the gender that is shown where none is chosen
 */
export function addressOf(filters: Record<string, string>, usual: string | undefined): string {
  const { gender, ...others } = filters;
  const sorted = Object.entries(others).map(([name, text]) => [
    name,
    joinValues(splitValues(text).toSorted()).toLowerCase(),
  ]);
  return write({ ...(gender && gender !== usual && { gender }), ...Object.fromEntries(sorted) });
}

/** Like `addressOf`: the address of browse with a saved search's filters, newest profiles first. */
export const resultsOf = (filters: Record<string, string>, usual: string | undefined): string =>
  `${paths.browse()}?${writeShared(filters as FilterTexts, usual)}&sort=newest`;
