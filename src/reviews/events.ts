export {};

declare module '../kit/events/events.ts' {
  interface Events {
    'review.submitted': { review: string; profile: number };
    /** What waits has changed since. */
    'review.changed': { review: string; profile: number };
    'review.assigned': { review: string; profile: number };
    /** Approved or rejected. */
    'review.decided': { review: string; profile: number };
  }
}
