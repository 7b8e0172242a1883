/** Ids of a suggestion and its two profiles. */
type Suggestion = { suggestion: string; low: number; high: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'suggestion.sent': Suggestion;
    /** One of the two families replied, which the other does not learn. */
    'suggestion.answered': { suggestion: string; profile: number };
    'suggestion.withdrawn': Suggestion;
  }
  interface Signals {
    /** Whether these profiles may see somebody who was suggested to them may have changed. */
    'suggested.changed': { profiles: number[] };
    /** A colleague has read the replies to a suggestion. */
    'suggestion.seen': Record<string, never>;
  }
}
