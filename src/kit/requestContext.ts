import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, systemClock } from './shared/time/clock.ts';

/** What started the work under way: a request or a task; without either, a command. */
export type RequestContext = {
  clock: Clock;
  /** What limits count the client by; null without a client. */
  address: string | null;
  /** The id that the log lines of the same request have; null without a request. */
  requestId: string | null;
  /** Set for a request that only reads: what it reads together is as of its beginning or later. */
  reads?: Reads;
};

/** @property received resolves once everything has been received that was committed before the request */
export type Reads = { received?: Promise<void> };

const origins = new AsyncLocalStorage<RequestContext>();
const command: RequestContext = { clock: systemClock, address: null, requestId: null };

/** Runs `work`, and whatever it starts and awaits, with an origin. */
export function runInContext<T>(origin: RequestContext, work: () => T): T {
  return origins.run(origin, work);
}

/** Notes that the request under way only reads. */
export function markReadOnly(): void {
  const origin = origins.getStore();
  if (origin) origin.reads ??= {};
}

/** Returns the origin of the work under way. */
export function currentContext(): RequestContext {
  return origins.getStore() ?? command;
}
