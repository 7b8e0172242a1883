export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'review.submitted': { review: string; profile: number };
    /** The content of a pending review has changed. */
    'review.changed': { review: string; profile: number };
    /** What was submitted is gone. */
    'review.withdrawn': { review: string; profile: number };
    'review.assigned': { review: string; profile: number };
    /** A review was approved or rejected. */
    'review.decided': { review: string; profile: number };
    /** Something of a hidden kind was submitted or changed, and decided. No field names whose profile it is. */
    'report.queued': { review: string };
    'report.decided': { review: string };
  }
}
