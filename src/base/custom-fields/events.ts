export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'custom_field.changed': { field: string };
    /** A field was removed, or one of its options: profiles lose it. `wish`: families can't wish for it any more, and nothing else. */
    'custom_field.removed': { field: string; option: string | null; wish: boolean };
  }
}
