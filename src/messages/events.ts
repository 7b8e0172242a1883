export {};

declare module '../kit/events/events.ts' {
  interface Events {
    /** Sender and receiver are profiles. */
    'message.sent': { conversation: string; message: string; sender: number; receiver: number };
  }

  interface Signals {
    /** Reader and writer are profiles. */
    'messages.read': { conversation: string; reader: number; writer: number };
  }
}
