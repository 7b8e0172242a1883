export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'member.noted': { profile: number };
    'call.recorded': { profile: number };
    'call.removed': { profile: number };
    /** Our team registered a family, or made it a new link to claim its profile. */
    'walk_in.invited': { profile: number };
    'walk_in.claimed': { profile: number; account: number };
  }

  interface Signals {
    /** Pairs were found, ended or dismissed. Names no profile: no member learns of it. */
    'duplicates.changed': Record<string, never>;
  }
}
