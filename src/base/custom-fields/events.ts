export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'custom_field.changed': { field: string };
    /** A field was removed, or one of its options: profiles lose it. */
    'custom_field.removed': { field: string; option: string | null };
  }
}
