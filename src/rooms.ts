/**
 * The rooms of the house, downhill first: a room may import from those before it, never from those after it,
 * and never another room's store.ts. Uphill it speaks by event (kit/events.ts, listeners.ts).
 * Below all rooms lie kit and ui, which know none; above them src's own files, which know all.
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
  'pages',
  'shell',
  'staff',
  'backup',
] as const;
