/**
 * The wings of the house and the rooms in each, downhill first: a room may import from those before it, in its own wing
 * or in an earlier one, never from those after it, and never another room's store.ts. Uphill it uses events
 * (kit/events, app/listeners.ts). Below all wings are kit and ui, which import no room; above them is app, which may
 * import all.
 */
export const wings = {
  base: ['audit', 'vocabulary', 'custom-fields', 'site'],
  people: [
    'astrology',
    'horoscopes',
    'accounts',
    'profiles',
    'managers',
    'account-access',
    'photos',
    'person-consent',
    'identity',
    'safety',
    'sanctions',
  ],
  money: ['memberships', 'requests', 'invoices', 'payments'],
  meeting: [
    'interests',
    'contact-details',
    'profile-horoscopes',
    'shortlist',
    'viewers',
    'search',
    'saved-searches',
    'matching',
    'suggestions',
    'messages',
    'stories',
  ],
  care: ['reviews', 'personal-data', 'inbox', 'security', 'notifications'],
  pages: ['posts', 'profile-page', 'my-profile', 'dashboard', 'settings', 'public', 'shell'],
  desk: ['members', 'import', 'staff', 'backup'],
} as const;

type Wings = typeof wings;
export type Room = Wings[keyof Wings][number];

/** Every room, downhill first. */
export const rooms: readonly Room[] = Object.values(wings).flat();
