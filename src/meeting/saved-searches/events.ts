/** Ids of a search and of the profile that owns it. */
type Saved = { profile: number; search: string };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'saved_search.added': Saved;
    'saved_search.changed': Saved;
    'saved_search.removed': Saved;
    'saved_search.restored': Saved;
    /** The matches that were marked as notified at this instant, an ISO time. */
    'saved_search.alerted': Saved & { at: string };
  }
  interface Signals {
    /** New matches for searches of these profiles. */
    'saved_search.matched': { profiles: number[] };
    /** An account viewed the results of a search. */
    'saved_search.looked': { account: number };
  }
}
