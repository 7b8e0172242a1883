import { others, regions, samples } from './cast/cast.ts';

/** The named cast, used by demo and tests alike. The first six are P001 to P006. */
export const people = [...samples, ...others, ...regions];

/** The staff of a demo. */
export const staff = [{ key: 'admin', name: 'Kamala Iyer', role: 'admin' as const }];

type Meeting = { from: string; to: string; state: 'pending' | 'accepted' | 'declined'; daysAgo: number };

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

type Shortlisted = { by: string; whom: string; daysAgo: number; note?: string };

/** Shortlists of the cast. */
export const shortlisted: Shortlisted[] = [
  {
    by: 'demo',
    whom: 'siddharth',
    daysAgo: 13,
    note: 'Papa spoke to his father. Both families want to meet.',
  },
  { by: 'demo', whom: 'arjun', daysAgo: 3, note: 'Ask where he wants to settle.' },
  { by: 'demo', whom: 'rohan', daysAgo: 2 },
  { by: 'arjun', whom: 'demo', daysAgo: 4 },
];

/** Contact views between the cast. */
export const contactViews = [{ viewer: 'siddharth', viewed: 'demo', daysAgo: 4 }];
