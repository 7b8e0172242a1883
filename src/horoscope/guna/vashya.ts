import { PADA_DEGREES, type Place } from '../zodiac.ts';

export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;

/** Where the Moon is: its place and, where it is known, its exact sidereal longitude in degrees. */
export type Moon = Place & { moonLongitude?: number | null };

const OF_RASHI = [0, 0, 1, 2, 3, 1, 1, 4, null, null, 1, 2];

/**
 * Returns the index in `VASHYAS` of the Moon's place. Dhanu is manava in its first half and chatushpada in its second,
 * Makara chatushpada and then jalachara. Without the longitude the middle of the pada decides; the pada over 15° counts to
 * the second half, in which it ends.
 */
export function vashyaOf(moon: Moon): number {
  const whole = OF_RASHI[moon.rashi];
  if (whole != null) return whole;
  const second = degreesInRashi(moon) >= 15;
  if (moon.rashi === 8) return second ? 0 : 1;
  return second ? 2 : 0;
}

/** Returns whether only the exact longitude could tell in which half of Dhanu or Makara the Moon is. */
export const isHalved = (moon: Moon): boolean =>
  moon.moonLongitude == null && OF_RASHI[moon.rashi] === null && quarterInRashi(moon) === 4;

/** Returns which of the nine padas of its rashi the Moon is in, from 0. */
function quarterInRashi({ rashi, nakshatra, pada }: Place): number {
  return (nakshatra - 1) * 4 + pada - 1 - rashi * 9;
}

function degreesInRashi(moon: Moon): number {
  const { moonLongitude } = moon;
  // One that is in another rashi is not this Moon's.
  if (moonLongitude != null && Math.floor(moonLongitude / 30) === moon.rashi) return moonLongitude % 30;
  const quarter = quarterInRashi(moon);
  return quarter === 4 ? 15 : (quarter + 0.5) * PADA_DEGREES;
}
