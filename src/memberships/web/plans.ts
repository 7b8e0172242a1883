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

/** The plans on sale; those of a new site, which pages are built with, until the server has answered. */
export function usePlans(): readonly Plan[] {
  return plans.use() ?? (defaults as Plan[]);
}

/** Asks for the plans again: staff have changed one. */
export const refreshPlans = () => plans.refresh();
