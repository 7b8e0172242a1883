export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** `fields` are the names of the changed fields, joined by commas. */
    'legal.changed': { fields: string };
    'logo.changed': { fields: string };
    'retention.changed': { fields: string };
    'reading_limits.changed': { fields: string };
    'seller.changed': { fields: string };
    'refund_approval.changed': { fields: string };
    'site.changed': { fields: string };
  }
}
