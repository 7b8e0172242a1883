export {};

declare module '../../kit/events/events.ts' {
  interface Signals {
    /** A change in an account's bell: a new notification, or one that was read. */
    'notification.changed': { account: number };
  }
}
