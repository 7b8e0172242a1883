export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'profile.warned': { profile: number; warning: string };
    'profile.suspended': { profile: number };
    /** By staff, or because its time is over. */
    'profile.restored': { profile: number };
  }
}
