export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'membership.began': { membership: number; profile: number; order: string | null };
    /**
     * @property shortened the membership that had received its unused days as credit, and now ends earlier; null:
     * none
     */
    'membership.reduced': { membership: number; profile: number; order: string; shortened?: number | null };
    'membership.ended': { membership: number; profile: number; order: string };
    'membership.reminded': { membership: number; profile: number; days: number };
    'plan.changed': { plan: number; before: string; after: string };
  }
}
