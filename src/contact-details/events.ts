export {};

declare module '../kit/events/events.ts' {
  interface Events {
    /** Both are profiles. */
    'contact.opened': { viewer: number; viewed: number };
  }
}
