export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'request.made': { request: string; profile: number; membership: number };
    'request.assigned': { request: string; profile: number };
    'request.answered': { request: string; profile: number };
  }
}
