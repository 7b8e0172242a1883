import { rangeOfTotals } from '../../../astrology/guna/match.ts';
import type { Moon } from '../../../astrology/guna/vashya.ts';
import { placeOfPada } from '../../../astrology/zodiac.ts';

/** The first half of the pada around the middle of Dhanu: the only place whose points no other pada of its nakshatra gives. */
const FIRST_OF_DHANU: Moon = { ...placeOfPada(76), moonLongitude: 254 };

/** The places of the Moon that searches compare, by the number that `moon` is in them, from 1. */
const places: Moon[] = [...Array.from({ length: 108 }, (_, index) => placeOfPada(index)), FIRST_OF_DHANU];

/** Returns the place of the Moon with a number, 1 to 109. */
export const placeOfMoon = (moon: number): Moon => places[moon - 1]!;

/** Totals by the Moon they are with: counting them takes some milliseconds, and every page of a search needs them. */
const CACHE_SIZE = 500;
const totalsCache = new Map<string, number[]>();

/** Returns the least points of somebody, wherever their Moon may be, with each of the 109 places of the Moon. */
export function totalsWith(moons: Moon[], gender: 'female' | 'male'): number[] {
  const key = JSON.stringify([gender, moons]);
  const cached = totalsCache.get(key);
  if (cached) return cached;
  const totals = places.map((place) =>
    gender === 'female' ? rangeOfTotals(moons, [place]).least : rangeOfTotals([place], moons).least,
  );
  if (totalsCache.size >= CACHE_SIZE) totalsCache.clear();
  totalsCache.set(key, totals);
  return totals;
}
