import { resource } from '../../kit/web/resource.ts';
import { plans as defaults, type Plan } from '../../vocabulary/plans.ts';

const plans = resource<Plan[]>('/api/plans');

/** The plans on sale; those of a new site, which pages are built with, until the server has answered. */
export function usePlans(): readonly Plan[] {
  return plans.use() ?? defaults;
}
