export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'membership.began': { membership: number; profile: number; order: string | null };
    /** `shortened`: the membership to which its unused days were credited, and which ends earlier now; null for none. */
    'membership.reduced': { membership: number; profile: number; order: string; shortened?: number | null };
    'membership.ended': { membership: number; profile: number; order: string };
    'membership.reminded': { membership: number; profile: number; days: number };
    'plan.changed': { plan: number; before: string; after: string };
  }
}
