import { useLocation, useSearchParams } from 'react-router';
import { type FilterTexts, readFilters, writeFilters } from './address.ts';

/** What is being typed or dragged, piece by piece. */
export type Typing = 'q' | 'city' | 'profession' | 'age';

/**
 * The filters in the page's address, and how to change them. Each change is a step of the history, so that going back
 * undoes it; what is typed or dragged in one go is one step.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const texts = readFilters(address);

  function set(next: FilterTexts, typing?: Typing) {
    const going = (state as { typing?: Typing } | null)?.typing;
    setAddress(writeFilters(next), {
      replace: typing !== undefined && typing === going,
      state: typing && { typing },
      preventScrollReset: true,
    });
  }

  return { texts, any: Object.keys(texts).length > 0, set };
}
