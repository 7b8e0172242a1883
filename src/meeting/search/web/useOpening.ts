import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { search } from './search.ts';

const FRESH_MS = 5 * MINUTE_MS;

export const openingQuery = () => search.opening.queryOptions({ staleTime: FRESH_MS });

/**
 * Returns what browse opens with: for a member the family's must-haves. `waiting`: not known yet.
 * @property failed the query, if it failed to load
 */
export function useOpening() {
  const enabled = Boolean(useViewer().viewer?.profile);
  const found = useQuery({ ...openingQuery(), enabled });
  return {
    opening: enabled ? found.data : undefined,
    waiting: enabled && found.isPending,
    failed: found.isLoadingError ? found : undefined,
  };
}
