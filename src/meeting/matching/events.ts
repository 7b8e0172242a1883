export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** A profile is not to be recommended to another again. */
    'recommendation.dismissed': { profile: number; dismissed: number };
    /** It is notified of new matches of a week. */
    'matches.found': { profile: number; day: string };
    'recommendation.restored': { profile: number; dismissed: number };
  }
}
