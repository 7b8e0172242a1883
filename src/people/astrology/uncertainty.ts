import { readSky } from './chart.ts';
import type { GeoPosition } from './sky/lagna.ts';
import { moonLongitude } from './sky/longitudes.ts';
import { PADA_DEGREES, padaIndex, rashiName, withNames, zodiacPositionOf } from './zodiac.ts';

const MINUTE_MS = 60_000;
/** How exact a remembered time of birth usually is, in minutes. */
export const DOUBT_MINUTES = 15;

/** What a birth a few minutes earlier or later would change. */
export type Change = {
  what: 'lagna' | 'rashi' | 'nakshatra' | 'pada' | 'manglik';
  /** The first minute from the stated time at which it is different; negative before it. */
  minutes: number;
  /** Names, or a pada's number. */
  from: string;
  to: string;
};

type Facts = Record<Change['what'], string>;

function factsAt(instant: Date, site: GeoPosition): Facts {
  const { longitudes, lagna, manglik } = readSky(instant, site);
  const { rashiName: rashi, nakshatraName: nakshatra, pada } = withNames(zodiacPositionOf(longitudes.moon));
  return {
    lagna: lagna === null ? '' : rashiName(lagna),
    rashi,
    nakshatra,
    pada: String(pada),
    manglik: manglik.severity,
  };
}

/** Returns what would be different within 15 minutes of the stated time of birth, the nearest first. */
export function listChanges(instant: Date, site: GeoPosition): Change[] {
  const factsAfter = (minutes: number) => factsAt(new Date(instant.getTime() + minutes * MINUTE_MS), site);
  const stated = factsAfter(0);
  const changes: Change[] = [];
  for (const direction of [-1, 1]) {
    // The Moon and the lagna only go forward: what is the same at the end was the same all the time.
    const last = factsAfter(direction * DOUBT_MINUTES);
    const waiting = new Set(
      (Object.keys(stated) as Change['what'][]).filter((what) => last[what] !== stated[what]),
    );
    // Manglik may change with one of them and back with the other.
    if (waiting.has('lagna') && waiting.has('rashi')) waiting.add('manglik');
    for (let step = 1; step <= DOUBT_MINUTES && waiting.size > 0; step++) {
      const minutes = direction * step;
      const now = factsAfter(minutes);
      for (const what of [...waiting]) {
        if (now[what] === stated[what]) continue;
        waiting.delete(what);
        changes.push({ what, minutes, from: stated[what], to: now[what] });
      }
    }
  }
  return changes.sort((one, other) => Math.abs(one.minutes) - Math.abs(other.minutes));
}

/** Returns how far the Moon is from the nearest border of a pada, in arc seconds. */
export function arcsecToBorder(longitude: number): number {
  const within = longitude % PADA_DEGREES;
  return Math.round(Math.min(within, PADA_DEGREES - within) * 36_000) / 10;
}

/**
 * Returns each place where the Moon is between two instants, with when it is there: for a birth without a time. The pada
 * around the middle of Dhanu or Makara is two places, because vashya changes within it.
 */
export function listPossible(begins: Date, ends: Date) {
  const possible: (ReturnType<typeof withNames> & { from: Date; until: Date; moonLongitude: number })[] = [];
  let from = begins;
  while (from < ends) {
    const part = partOf(moonLongitude(from));
    const until = crossing(from, ends, part);
    const middle = moonLongitude(new Date((from.getTime() + until.getTime()) / 2));
    possible.push({ ...withNames(zodiacPositionOf(middle)), from, until, moonLongitude: middle });
    from = until;
  }
  return possible;
}

/** Returns what stays the same for a match: the pada, and in which half of Dhanu or Makara. */
function partOf(longitude: number): string {
  const { rashi } = zodiacPositionOf(longitude);
  const half = rashi === 8 || rashi === 9 ? Math.floor((longitude % 30) / 15) : 0;
  return `${padaIndex(longitude)} ${half}`;
}

/** Finds when the Moon leaves a part of the zodiac, to the second; `ends` if it stays. The Moon never goes back. */
function crossing(from: Date, ends: Date, part: string): Date {
  const isIn = (time: number) => partOf(moonLongitude(new Date(time))) === part;
  // Half a pada takes the Moon two and a half hours at least, so one step of two never jumps over one.
  let inside = from.getTime();
  let outside = inside;
  do {
    inside = outside;
    outside = Math.min(outside + 2 * 60 * MINUTE_MS, ends.getTime());
    if (outside === inside) return ends;
  } while (isIn(outside));
  while (outside - inside > 1000) {
    const middle = (inside + outside) / 2;
    if (isIn(middle)) inside = middle;
    else outside = middle;
  }
  return new Date(Math.ceil(outside / 1000) * 1000);
}
