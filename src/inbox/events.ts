export {};

declare module '../kit/events.ts' {
  interface Events {
    'contact_message.sent': { message: number };
  }
}
