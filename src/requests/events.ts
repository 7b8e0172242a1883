export {};

declare module '../kit/events.ts' {
  interface Events {
    'request.made': { request: string; account: number; membership: number };
    'request.assigned': { request: string; account: number };
    'request.answered': { request: string; account: number };
  }
}
