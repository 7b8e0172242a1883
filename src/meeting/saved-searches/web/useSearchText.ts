import type { FilterTexts } from '../../search/web/filters/address.ts';
import { useChips } from '../../search/web/filters/useChips.ts';

/** Returns how to describe what filters choose, as the chips of browse do; null until the names are there. */
export function useSearchText(): (filters: FilterTexts) => string[] | null {
  const chipsOf = useChips();
  return (filters) => chipsOf(filters)?.map(({ words }) => words) ?? null;
}
