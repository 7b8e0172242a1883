import { useQuery } from '@tanstack/react-query';
import { matching } from '../matching.ts';
import type { Shown } from '../recommended/RecommendedCard.tsx';

/** Returns the mutual pick of the week as it is shown above the recommendations; null in a week without one. */
export function usePick() {
  const { data, isPending } = useQuery(matching.pick.queryOptions());
  const pick = data?.pick as Shown | null | undefined;
  return {
    pick: pick && !pick.dismissed ? pick : null,
    /** Whether a recommendation has its own card below: each profile is shown once. */
    isBelow: (one: Shown) => (isPending ? !one.pick : pick?.dismissed || one.id !== pick?.id),
  };
}
