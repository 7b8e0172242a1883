/** Ids of a suggestion and its two profiles. */
type Suggestion = { suggestion: string; low: number; high: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'suggestion.sent': Suggestion;
    /** One of the two families replied. The other one does not learn this. */
    'suggestion.answered': { suggestion: string; profile: number };
    'suggestion.withdrawn': Suggestion;
  }
  interface Signals {
    /** These profiles may now see a suggested profile, or may not any more. */
    'suggested.changed': { profiles: number[] };
    /** A colleague has read the replies to a suggestion. */
    'suggestion.seen': Record<string, never>;
  }
}
