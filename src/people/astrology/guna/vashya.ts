import { PADA_DEGREES, padaIndex, padaIndexOf, type ZodiacPosition } from '../zodiac.ts';

export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;

/**
 * Where the Moon is: its place and, where it is known, its exact sidereal longitude in degrees. A longitude outside of the
 * pada is not used: the pada is what families know, and a rounded longitude is easily on the other side of a border.
 */
export type Moon = ZodiacPosition & { moonLongitude?: number | null };

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

/** Returns whether only the exact longitude shows in which half of Dhanu or Makara the Moon is. */
export const isHalved = (moon: Moon): boolean =>
  longitudeOf(moon) === null && OF_RASHI[moon.rashi] === null && quarterInRashi(moon) === 4;

/** Returns a Moon in each half that it may be in: two of them only where `isHalved`. */
export function halvesOf(moon: Moon): Moon[] {
  if (!isHalved(moon)) return [moon];
  const middle = moon.rashi * 30 + 15;
  return [middle - PADA_DEGREES / 4, middle + PADA_DEGREES / 4].map((moonLongitude) => ({
    ...moon,
    moonLongitude,
  }));
}

/** Returns which of the nine padas of its rashi the Moon is in, from 0. */
const quarterInRashi = (place: ZodiacPosition): number => padaIndexOf(place) - place.rashi * 9;

/** Returns the longitude of a Moon, if it is known and within its pada. */
function longitudeOf(moon: Moon): number | null {
  const { moonLongitude } = moon;
  return moonLongitude != null && padaIndex(moonLongitude) === padaIndexOf(moon) ? moonLongitude : null;
}

function degreesInRashi(moon: Moon): number {
  const longitude = longitudeOf(moon);
  if (longitude !== null) return longitude % 30;
  const quarter = quarterInRashi(moon);
  return quarter === 4 ? 15 : (quarter + 0.5) * PADA_DEGREES;
}
