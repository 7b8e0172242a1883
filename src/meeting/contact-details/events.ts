export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** Ids of profiles. */
    'contact.opened': { viewer: number; viewed: number };
  }
}
