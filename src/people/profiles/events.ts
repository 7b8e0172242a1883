export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'profile.created': { profile: number; account: number };
    /** A change of what search or cards show, or of whether it is listed. */
    'profile.changed': { profile: number };
    /** Its family hides it, or shows it again. */
    'profile.hidden': { profile: number };
    'profile.shown': { profile: number };
    'profile.approved': { profile: number };
    /** Free text of an approved profile was submitted for approval. */
    'profile_text.submitted': { profile: number };
  }

  interface Signals {
    'profile.viewed': { viewed: number[] };
  }
}
