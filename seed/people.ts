import type { ReportReason } from '../src/people/safety/shared/rules.ts';
import { others, regions, samples } from './cast/cast.ts';

/** The named cast, used by demo and tests alike. The first six are P001 to P006. */
export const people = [...samples, ...others, ...regions];

/** The staff of a demo. */
export const staff = [{ key: 'admin', name: 'Kamala Iyer', role: 'admin' as const }];

/** Relatives of the cast: in a demo alone, since tests count on one manager for each profile. */
export const relatives = [
  {
    key: 'vaishali',
    profile: 'demo',
    role: 'manager',
    relation: 'mother',
    email: 'vaishali@humsafar.example',
    daysAgo: 9,
  },
  {
    key: null,
    profile: 'demo',
    role: 'viewer',
    relation: 'sister',
    email: 'ketaki@humsafar.example',
    daysAgo: 1,
  },
] as const;

/** Who is on a shortlist because a relative added them. */
export const shortlistedByRelatives = [
  {
    manager: 'vaishali',
    profile: 'demo',
    whom: 'aniket',
    daysAgo: 1,
    note: 'From a good family in Nashik. Let us call them.',
  },
];

type Filed = { reporter: string; whom: string; reason: ReportReason; note: string; hoursAgo: number };

/** What the cast has reported: it waits for the staff of a demo. */
export const reports: Filed[] = [
  {
    reporter: 'demo',
    whom: 'ramesh',
    reason: 'money',
    note: 'After one call he asked my father for a loan of two lakh rupees.',
    hoursAgo: 5,
  },
];

type Meeting = {
  from: string;
  to: string;
  state: 'queued' | 'pending' | 'accepted' | 'declined';
  daysAgo: number;
};

/** Interests between the cast. */
export const interests: Meeting[] = [
  { from: 'vikram', to: 'demo', state: 'pending', daysAgo: 1 },
  { from: 'arjun', to: 'demo', state: 'pending', daysAgo: 3 },
  { from: 'siddharth', to: 'demo', state: 'accepted', daysAgo: 12 },
  { from: 'ramesh', to: 'demo', state: 'declined', daysAgo: 20 },
  { from: 'demo', to: 'rohan', state: 'pending', daysAgo: 2 },
  { from: 'imran', to: 'fatima', state: 'accepted', daysAgo: 8 },
  { from: 'gurpreet', to: 'harpreet', state: 'pending', daysAgo: 4 },
  { from: 'biswajit', to: 'demo', state: 'pending', daysAgo: 6 },
  { from: 'zubin', to: 'debjani', state: 'declined', daysAgo: 15 },
  { from: 'mehul', to: 'kavya', state: 'accepted', daysAgo: 30 },
  { from: 'kiran', to: 'demo', state: 'accepted', daysAgo: 25 },
  { from: 'sujata', to: 'mehul', state: 'pending', daysAgo: 4 },
  { from: 'priya', to: 'mehul', state: 'pending', daysAgo: 3 },
  { from: 'selvi', to: 'mehul', state: 'pending', daysAgo: 2 },
  { from: 'demo', to: 'mehul', state: 'queued', daysAgo: 1 },
];

/** How many new interests a week some want to see: Mehul has got his three. */
export const intakes = [{ profile: 'mehul', perWeek: 3 }];

/** Whom the cast does not want to be recommended again. */
export const dismissals = [
  { profile: 'demo', whom: 'imran', reason: 'community', daysAgo: 5 },
  { profile: 'demo', whom: 'zubin', reason: null, daysAgo: 2 },
];

type View = { viewer: string; viewed: string; daysAgo: number; private?: true };

/** Profile views between the cast. */
export const views: View[] = [
  ...['vikram', 'arjun', 'siddharth', 'ramesh', 'kiran', 'raghavendra'].map((viewer, index) => ({
    viewer,
    viewed: 'demo',
    daysAgo: index,
  })),
  { viewer: 'vikram', viewed: 'demo', daysAgo: 4 },
  { viewer: 'demo', viewed: 'arjun', daysAgo: 1 },
  { viewer: 'imran', viewed: 'fatima', daysAgo: 9 },
  { viewer: 'mehul', viewed: 'demo', daysAgo: 1, private: true },
];

type Shortlisted = { profile: string; whom: string; daysAgo: number; note?: string };

/** Shortlists of the cast. */
export const shortlisted: Shortlisted[] = [
  {
    profile: 'demo',
    whom: 'siddharth',
    daysAgo: 13,
    note: 'Papa spoke to his father. Both families want to meet.',
  },
  { profile: 'demo', whom: 'arjun', daysAgo: 3, note: 'Ask where he wants to settle.' },
  { profile: 'demo', whom: 'rohan', daysAgo: 2 },
  { profile: 'arjun', whom: 'demo', daysAgo: 4 },
];

type Saved = {
  profile: string;
  name: string;
  filters: Record<string, string>;
  frequency: 'daily' | 'weekly';
  daysAgo: number;
  found?: { whom: string; daysAgo: number }[];
};

/** Saved searches of the cast, and the profiles they have found since. */
export const savedSearches: Saved[] = [
  {
    profile: 'demo',
    name: 'Hindu, Maharashtra, 27 to 34 years',
    filters: { ageMin: '27', ageMax: '34', religion: 'hindu', state: 'mh' },
    frequency: 'daily',
    daysAgo: 9,
    found: [{ whom: 'aniket', daysAgo: 1 }],
  },
  {
    profile: 'demo',
    name: 'Pune or Mumbai, up to 36',
    filters: { ageMax: '36', city: 'Mumbai,Pune' },
    frequency: 'weekly',
    daysAgo: 5,
  },
];

/** Contact views between the cast. */
export const contactViews = [{ viewer: 'siddharth', viewed: 'demo', daysAgo: 4 }];
