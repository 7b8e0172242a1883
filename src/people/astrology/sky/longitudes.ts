import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
} from 'astronomy-engine';
import { normalizeDegrees } from '../zodiac.ts';

/** The nine grahas, in the order of the weekdays. */
export const GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

export type Graha = (typeof GRAHAS)[number];

const bodies = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

/** Returns how far the true equinox of date is from the beginning of the sidereal zodiac, in degrees. */
export const siderealOffset = (time: AstroTime): number => lahiriAyanamsa(time) + e_tilt(time).dpsi / 3600;

/** Returns the sidereal longitude of the Moon at an instant, in degrees. */
export function moonLongitude(instant: Date): number {
  const time = MakeTime(instant);
  return normalizeDegrees(EclipticGeoMoon(time).lon - siderealOffset(time));
}

/** Returns the sidereal longitudes of all grahas at an instant, in degrees: apparent and geocentric, the nodes mean. */
export function grahaLongitudes(instant: Date): Record<Graha, number> {
  const time = MakeTime(instant);
  const offset = siderealOffset(time);
  const apparent = (body: Body) => normalizeDegrees(Ecliptic(GeoVector(body, time, true)).elon - offset);
  const rahu = normalizeDegrees(meanNode(time) - lahiriAyanamsa(time));
  return {
    sun: apparent(bodies.sun),
    moon: normalizeDegrees(EclipticGeoMoon(time).lon - offset),
    mars: apparent(bodies.mars),
    mercury: apparent(bodies.mercury),
    jupiter: apparent(bodies.jupiter),
    venus: apparent(bodies.venus),
    saturn: apparent(bodies.saturn),
    rahu,
    ketu: normalizeDegrees(rahu + 180),
  };
}

/** Returns the longitude of the Moon's mean ascending node from the mean equinox of date (Meeus, Astronomical Algorithms, 47.7). */
function meanNode({ tt }: AstroTime): number {
  const t = tt / 36525;
  return 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467441 - t ** 4 / 60616000;
}

/**
 * Returns the Lahiri ayanamsa in degrees, without nutation: 23.857092353° at J2000 and the general precession in longitude
 * of IAU 2006 (Capitaine and others 2003). Swiss Ephemeris, SIDM_LAHIRI, differs by less than 5 arc seconds from 1950 to 2008.
 */
export function lahiriAyanamsa(time: AstroTime): number {
  const centuries = time.tt / 36525;
  return (
    23.857092353 + (5028.796195 * centuries + 1.1054348 * centuries ** 2 + 0.00007964 * centuries ** 3) / 3600
  );
}

/** Returns the Lahiri ayanamsa of an instant in degrees, without nutation. */
export const lahiriAyanamsaAt = (instant: Date): number => lahiriAyanamsa(MakeTime(instant));
