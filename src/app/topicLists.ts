import type { Topic } from './topic.ts';

/** What depends on a membership: its entitlements, and its marks. */
export const membership: Topic[] = [
  'memberships',
  'payments',
  'interests',
  'contactDetails',
  'messages',
  'profiles',
  'search',
];
export const interest: Topic[] = [
  'interests',
  'profiles',
  'profileHoroscopes',
  'contactDetails',
  'search',
  'matching',
  'messages',
  'dashboard',
  'notifications',
  'suggestions.list',
];

/** What shows other people: a block changes all of it for both sides. */
export const others: Topic[] = [...interest, 'photos', 'safety'];

/** What shows a member's own photos. */
export const photo: Topic[] = ['photos', 'profiles', 'dashboard', 'myProfile', 'reviews'];

/** What a profile has of its own. */
export const own: Topic[] = ['accounts', 'managers', 'memberships', 'payments', 'shortlist', 'savedSearches'];
export const memberPages: Topic[] = ['members'];
export const paymentQueue: Topic[] = ['payments.staffPayments', 'payments.queue', 'staff.dashboard'];
export const requestQueue: Topic[] = ['requests.queue', 'staff.dashboard'];
export const contactInbox: Topic[] = ['inbox.queue', 'inbox.thread', 'staff.dashboard'];
export const reviewQueue: Topic[] = ['reviews.queue', 'reviews.read', 'staff.dashboard'];
