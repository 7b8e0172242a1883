import type { Entry } from './load.ts';
import type { Measured } from './measure/measure.ts';
import type { Site, SiteOptions } from './site.ts';

/** Something that has to hold. */
export type Bound = {
  words: string;
  holds: boolean;
  /** It measures speed, so a busy machine can break it. */
  timed?: boolean;
};
export type Result = { measured: Measured; bounds: Bound[]; notes: string[] };

export type Fault = {
  name: string;
  /** How long it lasts in a full run, or how many rounds it has. */
  length: number;
  /** How long a round may take; without rounds, the length is in seconds. */
  roundMs?: number;
  site: SiteOptions;
  /** Why it cannot be tried on this machine; undefined when it can. */
  missing?: () => string | undefined;
  run: (site: Site, length: number) => Promise<Result>;
  /** Ends what was opened for it. */
  close?: () => Promise<void>;
};

export const NOT_TORN = 'no answer cut off';

/** What holds after every fault. @param withinMs from its end until everything is served */
export function afterwards(it: Measured, withinMs: number): Bound[] {
  return [
    bound('0 acknowledged writes lost', it.lost === 0),
    bound('some writes acknowledged', it.acknowledged > 0),
    bound(NOT_TORN, it.torn === 0),
    bound('everything served again', Number.isFinite(it.servingAfterMs)),
    timed(`serving within ${withinMs / 1000} s of its end`, it.servingAfterMs <= withinMs),
    bound('1 LISTEN connection after', it.liveConnections === 1),
    bound('the live line works after', it.liveWorks),
  ];
}

/** Every request is served or refused with 503 and Retry-After, within a time. */
export function servedOrRefused(entries: Entry[], withinMs: number): Bound[] {
  const proper = (entry: Entry) =>
    entry.status !== null && (entry.status < 300 || (entry.status === 503 && entry.retryAfter));
  return [
    bound('every request served or 503 with Retry-After', entries.length > 0 && entries.every(proper)),
    timed(
      `every answer within ${withinMs / 1000} s`,
      entries.every((entry) => entry.ms <= withinMs),
    ),
  ];
}

/** Others notice nothing: all is served, reads fast. */
export function othersServed(it: Measured, p95Ms = 500): Bound[] {
  return [
    timed(`p95 of reads under ${p95Ms} ms meanwhile`, it.readP95Ms < p95Ms),
    timed(
      'at least 99 % served meanwhile',
      it.during.length > 0 &&
        it.during.filter(({ status }) => status !== null && status < 300).length >= it.during.length * 0.99,
    ),
  ];
}

/**
 * In its first minutes under load a server grows by 80 to 120 MB, with a fault or without, and then no more: 205 MB
 * became 284 in one minute and 321 in four.
 */
export const flatMemory = ({ rssMb }: Measured, growthMb = 150): Bound =>
  bound(`memory grows by less than ${growthMb} MB`, rssMb.peak - rssMb.before < growthMb);

export const stayedUp = ({ ended }: Measured): Bound => bound('the server does not end', ended === null);

export const timed = (words: string, holds: boolean): Bound => ({ words, holds, timed: true });

export const bound = (words: string, holds: boolean): Bound => ({ words, holds });
