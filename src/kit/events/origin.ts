import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, systemClock } from '../app/clock.ts';

/** What the work under way began with: a request or a task; without either, a command somebody typed. */
export type Origin = {
  clock: Clock;
  /** What limits count the client by; null without a client. */
  address: string | null;
  /** The id that the log lines of the same request have; null without a request. */
  requestId: string | null;
};

const origins = new AsyncLocalStorage<Origin>();
const command: Origin = { clock: systemClock, address: null, requestId: null };

/** Runs `work`, and whatever it starts and awaits, with an origin. */
export function runFrom<T>(origin: Origin, work: () => T): T {
  return origins.run(origin, work);
}

/** Returns the origin of the work under way. */
export function currentOrigin(): Origin {
  return origins.getStore() ?? command;
}
