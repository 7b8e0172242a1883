import { nakshatras, rashis } from '../../../../base/vocabulary/shared/lists.ts';
import type { Moon } from '../../../astrology/guna/vashya.ts';
import { placeOfPada, zodiacPositionOf } from '../../../astrology/zodiac.ts';

const rashiKeys = Object.keys(rashis);
const nakshatraKeys = Object.keys(nakshatras);

/** Returns the key of a rashi, 0 to 11, in its list; null without one. */
export const rashiKey = (rashi: number | null) => (rashi === null ? null : rashiKeys[rashi]!);

/** Returns the key of a nakshatra, 1 to 27, in its list; null without one. */
export const nakshatraKey = (nakshatra: number | null) =>
  nakshatra === null ? null : nakshatraKeys[nakshatra - 1]!;

/** What a family states, by keys. */
type Stated = { rashi: string | null; nakshatra: string | null };

/**
 * Returns every position that the Moon may have had at a birth, in order: from the chart, or without one from the stated rashi
 * and nakshatra. Without a time of birth, the stated ones also narrow the positions of the day, unless they contradict all of
 * them. Empty where nothing is known.
 */
export function possibleMoons(longitudes: number[], stated: Stated): Moon[] {
  const isStated = stated.rashi !== null || stated.nakshatra !== null;
  const fits = ({ rashi, nakshatra }: Moon) =>
    (stated.rashi === null || rashiKey(rashi) === stated.rashi) &&
    (stated.nakshatra === null || nakshatraKey(nakshatra) === stated.nakshatra);
  if (longitudes.length > 0) {
    const moons = longitudes.map((moonLongitude) => ({ ...zodiacPositionOf(moonLongitude), moonLongitude }));
    const left = moons.length > 1 && isStated ? moons.filter(fits) : moons;
    return left.length > 0 ? left : moons;
  }
  return isStated ? Array.from({ length: 108 }, (_, index) => placeOfPada(index)).filter(fits) : [];
}
