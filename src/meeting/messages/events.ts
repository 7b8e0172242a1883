export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** Ids of the sender's and the receiver's profiles. */
    'message.sent': { conversation: string; message: string; sender: number; receiver: number };
  }

  interface Signals {
    /** Ids of the reader's and the writer's profiles. */
    'messages.read': { conversation: string; reader: number; writer: number };
  }
}
