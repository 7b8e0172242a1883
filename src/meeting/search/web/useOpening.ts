import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { search } from './search.ts';

const FRESH_MS = 5 * MINUTE_MS;

/**
 * Returns what browse opens on: for a member the family's must-haves; `waiting` until that is known.
 * @property failed the query, when it could not be loaded
 */
export function useOpening() {
  const enabled = Boolean(useViewer().viewer?.profile);
  const found = useQuery(search.opening.queryOptions({ enabled, staleTime: FRESH_MS }));
  return {
    opening: enabled ? found.data : undefined,
    waiting: enabled && found.isPending,
    failed: found.isLoadingError ? found : undefined,
  };
}
