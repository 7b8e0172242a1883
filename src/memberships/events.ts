export {};

declare module '../kit/events/events.ts' {
  interface Events {
    'membership.began': { membership: number; profile: number; order: string | null };
    'membership.reduced': { membership: number; profile: number; order: string };
    'membership.ended': { membership: number; profile: number; order: string };
    'membership.reminded': { membership: number; profile: number; days: number };
    'plan.changed': { plan: number; before: string; after: string };
  }
}
