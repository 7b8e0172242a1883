import { resource } from '../../../kit/web/resource.ts';
import { type StartPlan, startPlans } from '../shared/plans/startPlans.ts';

const plans = resource<StartPlan[]>('/api/plans');

/**
 * Returns the plans on sale. Until the server has answered, these are the plans of a new site.
 */
export function usePlans(): readonly StartPlan[] {
  return plans.use() ?? startPlans;
}

/** Refetches the plans after staff have changed one. */
export const refreshPlans = () => plans.refresh();
