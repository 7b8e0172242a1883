export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'contact_message.sent': { message: number };
    'contact_message.answered': { message: number; reply: string };
    'contact_message.changed': { message: number };
  }
}
