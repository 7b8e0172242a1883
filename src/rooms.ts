/**
 * The rooms of the project, downhill first: a room may import from those before it, never from those after it,
 * and never another room's store.ts. Uphill it uses events (kit/events, listeners.ts).
 * Below all rooms are kit and ui, which import none; above them src's own files, which may import all.
 */
export const rooms = [
  'audit',
  'vocabulary',
  'site',
  'accounts',
  'profiles',
  'photos',
  'memberships',
  'requests',
  'invoices',
  'payments',
  'interests',
  'contact-details',
  'search',
  'matching',
  'shortlist',
  'messages',
  'reviews',
  'notifications',
  'dashboard',
  'inbox',
  'profile-page',
  'my-profile',
  'settings',
  'pages',
  'shell',
  'staff',
  'backup',
] as const;
