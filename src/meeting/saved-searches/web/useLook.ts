import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { search } from '../../search/web/search.ts';
import type { SavedSearch } from '../contract.ts';
import { savedSearches } from './savedSearches.ts';

/** The saved search that was shown last, since the site was loaded. */
let shown: string | undefined;

/**
 * Records that the results of a saved search are viewed, so that they are not new any more. If there are new ones,
 * the results are fetched again. Returns the saved search that was viewed last, while the present one is not saved.
 */
export function useLook(searches: SavedSearch[] | undefined, same: SavedSearch | undefined) {
  const queries = useQueryClient();
  const id = same?.id;
  // Matches found during this visit are new the next time.
  useEffect(() => {
    if (!same) return;
    shown = same.id;
    if (same.matches === 0) return;
    void queries.invalidateQueries({ queryKey: search.browse.key() });
    savedSearches.look.call({ id: same.id }).then(
      () => queries.invalidateQueries({ queryKey: savedSearches.key() }),
      // They stay new.
      () => {},
    );
  }, [id]);
  return same ? undefined : searches?.find((one) => one.id === shown);
}
