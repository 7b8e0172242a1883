import type { Capability } from '../../../kit/shared/api/capabilities.ts';
import { paths } from '../../../paths.ts';
import { STAFF_LINK_DAYS } from '../../../people/accounts/shared/limits.ts';

/** How far a profile gets, in order. */
export const FUNNEL_STEPS = [
  'registered',
  'verified',
  'completed',
  'interested',
  'connected',
  'paid',
] as const;
/** The second funnel is about profiles registered within this many days. */
export const FUNNEL_DAYS = 90;

type AdminScreen = { path: string; capability: Capability };

/** The staff screens in the order of the menu, each with the capability (permission) that it needs. */
export const adminScreens = {
  dashboard: { path: paths.adminDashboard(), capability: 'dashboard.read' },
  users: { path: paths.adminUsers(), capability: 'members.read' },
  suggestions: { path: paths.adminSuggestions(), capability: 'members.suggest' },
  reviews: { path: paths.adminReviews(), capability: 'profiles.review' },
  payments: { path: paths.adminPayments(), capability: 'payments.read' },
  requests: { path: paths.adminRequests(), capability: 'requests.answer' },
  inbox: { path: paths.adminInbox(), capability: 'messages.answer' },
  plans: { path: paths.adminPlans(), capability: 'plans.edit' },
  blogs: { path: paths.adminBlogs(), capability: 'posts.edit' },
  staff: { path: paths.adminStaff(), capability: 'staff.manage' },
  audit: { path: paths.adminAudit(), capability: 'audit.read' },
  settings: { path: paths.adminSettings(), capability: 'settings.read' },
} as const satisfies Record<string, AdminScreen>;

/** Opened from the list of users. */
const walkIn: AdminScreen = { path: paths.adminWalkIn(), capability: 'members.register' };
/** Opened from the dashboard. */
const duplicates: AdminScreen = { path: paths.adminDuplicates(), capability: 'members.read' };

/** Returns the capability that a staff screen needs; undefined for an unknown address. */
export const capabilityFor = (path: string): Capability | undefined =>
  path.startsWith(`${paths.adminUsers()}/`)
    ? adminScreens.users.capability
    : path.startsWith(`${paths.adminBlogs()}/`)
      ? adminScreens.blogs.capability
      : [...Object.values(adminScreens), walkIn, duplicates].find(
          (screen) => screen.path === path.replace(/\/+$/, ''),
        )?.capability;

// Pure, and read by the browser: without zod.

export const STAFF_NAME_MAX = 80;
export const STAFF_REASON_MAX = 500;
/** How long an invitation can be accepted. */
export const STAFF_INVITATION_DAYS = STAFF_LINK_DAYS;

/** Maximum count of affected rows that is shown before a retention time is shortened. */
export const AFFECTED_MAX = 100_000;
