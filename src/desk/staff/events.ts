export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** An invitation to the team was sent, sent again, or withdrawn. */
    'staff.invited': { invitation: string };
  }
}
