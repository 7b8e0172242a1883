import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type FilterTexts, readFilters, writeFilters } from './address.ts';

/** Values being typed or dragged, field by field. */
export type Typing = 'q' | 'city' | 'profession' | 'age';

/**
 * Returns the filters in the page's address, and how to change them. Each change is a history entry, so that going back
 * undoes it; what is typed or dragged in one go is one entry.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  // The next key may come before the page shows the address of the one before.
  const going = useRef<Typing>(undefined);
  useEffect(() => {
    going.current = (location.state as { typing?: Typing } | null)?.typing;
  }, [location]);
  const texts = readFilters(address);

  function set(next: FilterTexts, typing?: Typing) {
    setAddress(writeFilters(next), {
      replace: typing !== undefined && typing === going.current,
      state: typing && { typing },
      preventScrollReset: true,
    });
    going.current = typing;
  }

  return { texts, any: Object.keys(texts).length > 0, set };
}
