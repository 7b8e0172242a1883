export {};

declare module '../kit/events/events.ts' {
  interface Signals {
    /** What an account has in its bell, or has read of it. */
    'notification.changed': { account: number };
  }
}
