export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** The views that a profile had on a day of India's calendar, as YYYY-MM-DD. */
    'views.counted': { profile: number; day: string };
    /** Whether a profile browses privately. */
    'private_browsing.changed': { profile: number };
  }
}
