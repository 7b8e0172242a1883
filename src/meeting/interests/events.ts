/** Ids of the sender's and the receiver's profiles. */
type Interest = { interest: string; sender: number; receiver: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** The interest reached the receiver: at once, or out of the queue. */
    'interest.sent': Interest;
    'interest.queued': Interest;
    /** The interest was withdrawn while it was in the queue. */
    'interest.unqueued': Interest;
    'interest.accepted': Interest;
    'interest.reopened': Interest;
    'interest.declined': Interest;
    'interest.withdrawn': Interest;
    'interest.expired': Interest;
    'intake.changed': { profile: number };
  }
}
