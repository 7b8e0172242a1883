export {};

declare module '../kit/events/events.ts' {
  interface Events {
    'contact_message.sent': { message: number };
  }
}
