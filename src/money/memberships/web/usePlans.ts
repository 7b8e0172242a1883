import { resource } from '../../../kit/web/resource.ts';
import { type Plan, startPlans } from '../shared/plans/startPlans.ts';

const plans = resource<Plan[]>('/api/plans');

/**
 * Returns the plans on sale. Until the server has answered, these are the plans of a new site, as in prerendered
 * pages.
 */
export function usePlans(): readonly Plan[] {
  return plans.use() ?? startPlans;
}

/** Refetches the plans after staff have changed one. */
export const refreshPlans = () => plans.refresh();
