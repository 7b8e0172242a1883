export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'list.changed': { list: string };
    /** Ids of two options of a list: profiles that have the one get the other. */
    'option.merged': { list: string; from: number; into: number };
  }
}
