/** Ids of the sender's and the receiver's profiles. */
type Interest = { interest: string; sender: number; receiver: number };

export {};

declare module '../kit/events/events.ts' {
  interface Events {
    'interest.sent': Interest;
    'interest.accepted': Interest;
    'interest.reopened': Interest;
    'interest.declined': Interest;
    'interest.withdrawn': Interest;
    'interest.expired': Interest;
  }
}
