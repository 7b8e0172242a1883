export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** A profile must not be recommended to another again. */
    'recommendation.dismissed': { profile: number; dismissed: number };
    /** A profile is notified of new matches of a week. */
    'matches.found': { profile: number; day: string };
    'recommendation.restored': { profile: number; dismissed: number };
  }
}
