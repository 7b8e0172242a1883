import { resource } from '../../kit/web/api/resource.ts';
import { plans as defaults } from '../../vocabulary/plans.ts';
import type { Grant } from '../rules.ts';

type Plan = {
  slug: string;
  name: string;
  pricePaise: number;
  months: number;
  grants: Grant[];
  popular: boolean;
};

const plans = resource<Plan[]>('/api/plans');

/** Returns the plans on sale; until the server has answered, those of a new site, which pages are prerendered with. */
export function usePlans(): readonly Plan[] {
  return plans.use() ?? (defaults as Plan[]);
}

/** Refetches the plans after staff have changed one. */
export const refreshPlans = () => plans.refresh();
