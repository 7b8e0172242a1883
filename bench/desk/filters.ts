import { MEMBER_STATUSES, WITHIN_DAYS } from '../../src/desk/members/shared/rules.ts';

/** Filters of the list of users: each alone, in each order that is likely with it, and some together. */
export const FILTERS_OF_MEMBERS: Record<string, string | number | undefined>[] = [
  ...MEMBER_STATUSES.flatMap((status) => [{ status }, { status, sort: 'active' }]),
  ...['any', 'none', 'gold'].map((plan) => ({ plan })),
  ...WITHIN_DAYS.map((within) => ({ within })),
  ...['yes', 'no'].map((verified) => ({ verified })),
  { calls: 'due' },
  { state: 'maharashtra' },
  { state: 'goa', sort: 'name' },
  { city: 'Pune' },
  { city: 'Nowhere' },
  { q: 'Priya', sort: 'name' },
  { q: 'Priya', city: 'Pune', status: 'active' },
  { state: 'goa', city: 'Pune' },
  { state: 'goa', plan: 'gold', verified: 'yes' },
  { status: 'hidden', state: 'kerala', within: 365 },
];
