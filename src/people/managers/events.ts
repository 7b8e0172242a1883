export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'manager.invited': { profile: number; invitation: string };
    /** The invitation was sent again, or its link copied. */
    'invitation.renewed': { profile: number; invitation: string };
    'invitation.withdrawn': { profile: number; invitation: string };
    'manager.joined': { profile: number; account: number };
    /** Role or relation. */
    'manager.changed': { profile: number; account: number };
    'manager.removed': { profile: number; account: number };
    'manager.left': { profile: number; account: number };
  }
}
