/** Ids of the profile that has the shortlist, and of the profile in it. */
type Entry = { profile: number; shortlisted: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'shortlist.added': Entry;
    'shortlist.removed': Entry;
    'shortlist.restored': Entry;
    'shortlist.noted': Entry;
  }
}
