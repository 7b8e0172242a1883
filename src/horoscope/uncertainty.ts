import { readSky } from './chart.ts';
import type { Site } from './sky/lagna.ts';
import { moonLongitude } from './sky/longitudes.ts';
import { named, PADA_DEGREES, padaIndex, placeOf, placeOfPada, rashiName } from './zodiac.ts';

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

type Said = Record<Change['what'], string>;

function say(instant: Date, site: Site): Said {
  const { longitudes, lagna, manglik } = readSky(instant, site);
  const { rashiName: rashi, nakshatraName: nakshatra, pada } = named(placeOf(longitudes.moon));
  return {
    lagna: lagna === null ? '' : rashiName(lagna),
    rashi,
    nakshatra,
    pada: String(pada),
    manglik: manglik.severity,
  };
}

/** Returns what would be different within 15 minutes of the stated time of birth, the nearest first. */
export function listChanges(instant: Date, site: Site): Change[] {
  const at = (minutes: number) => say(new Date(instant.getTime() + minutes * MINUTE_MS), site);
  const stated = at(0);
  const changes: Change[] = [];
  for (const direction of [-1, 1]) {
    // The Moon and the lagna only go forward: what is the same at the end was the same all the time.
    const last = at(direction * DOUBT_MINUTES);
    const waiting = new Set(
      (Object.keys(stated) as Change['what'][]).filter((what) => last[what] !== stated[what]),
    );
    for (let step = 1; step <= DOUBT_MINUTES && waiting.size > 0; step++) {
      const minutes = direction * step;
      const now = at(minutes);
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

/** Returns each place where the Moon is between two instants, with when it is there: for a birth without a time. */
export function listPossible(begins: Date, ends: Date) {
  const possible: (ReturnType<typeof named> & { from: Date; until: Date; moonLongitude: number })[] = [];
  let from = begins;
  while (from < ends) {
    const pada = padaIndex(moonLongitude(from));
    const until = crossing(from, ends, pada);
    const middle = moonLongitude(new Date((from.getTime() + until.getTime()) / 2));
    possible.push({ ...named(placeOfPada(pada)), from, until, moonLongitude: middle });
    from = until;
  }
  return possible;
}

/** Finds when the Moon leaves a pada, to the second; `ends` if it stays. The Moon never goes back. */
function crossing(from: Date, ends: Date, pada: number): Date {
  const isIn = (time: number) => padaIndex(moonLongitude(new Date(time))) === pada;
  // A pada takes the Moon five hours at least, so one step of four never jumps over one.
  let inside = from.getTime();
  let outside = inside;
  do {
    inside = outside;
    outside = Math.min(outside + 4 * 60 * MINUTE_MS, ends.getTime());
    if (outside === inside) return ends;
  } while (isIn(outside));
  while (outside - inside > 1000) {
    const middle = (inside + outside) / 2;
    if (isIn(middle)) inside = middle;
    else outside = middle;
  }
  return new Date(Math.ceil(outside / 1000) * 1000);
}
