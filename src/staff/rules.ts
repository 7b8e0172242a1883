import type { Capability } from '../kit/api/capabilities.ts';
import { paths } from '../paths.ts';

type AdminScreen = { path: string; capability: Capability };

/** The staff screens in the order of the menu, each with the capability (permission) that it needs. */
export const adminScreens = {
  dashboard: { path: paths.adminDashboard(), capability: 'dashboard.read' },
  reviews: { path: paths.adminReviews(), capability: 'profiles.review' },
  payments: { path: paths.adminPayments(), capability: 'payments.read' },
  requests: { path: paths.adminRequests(), capability: 'requests.answer' },
  plans: { path: paths.adminPlans(), capability: 'plans.edit' },
  settings: { path: paths.adminSettings(), capability: 'settings.read' },
} as const satisfies Record<string, AdminScreen>;

/** Returns the capability that a staff screen needs; undefined for an unknown address. */
export const capabilityFor = (path: string): Capability | undefined =>
  Object.values(adminScreens).find((screen) => screen.path === path.replace(/\/+$/, ''))?.capability;
