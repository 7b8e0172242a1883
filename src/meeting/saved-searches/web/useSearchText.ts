import type { FilterTexts } from '../../search/web/filters/address.ts';
import { useChips } from '../../search/web/filters/useChips.ts';

/** Returns a function that describes filters like the chips of browse; it returns null until the names are loaded. */
export function useSearchText(): (filters: FilterTexts) => string[] | null {
  const chipsOf = useChips();
  return (filters) => chipsOf(filters)?.map(({ words }) => words) ?? null;
}
