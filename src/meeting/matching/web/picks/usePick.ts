import { useQuery } from '@tanstack/react-query';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { matching } from '../matching.ts';

/** Returns the mutual pick of the week as it is shown above the recommendations; null in a week without one. */
export function usePick() {
  const { data, isPending } = useQuery(matching.pick.queryOptions());
  const pick = data?.pick as Recommendation | null | undefined;
  return {
    pick: pick && !pick.dismissed ? pick : null,
    /** Whether a recommendation has its own card below: each profile is shown once. */
    isBelow: (one: Recommendation) => (isPending ? !one.pick : pick?.dismissed || one.id !== pick?.id),
  };
}
