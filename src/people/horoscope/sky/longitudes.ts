import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
} from 'astronomy-engine';
import { turn } from '../zodiac.ts';
import { lahiriAyanamsa } from './ayanamsa.ts';

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
  return turn(EclipticGeoMoon(time).lon - siderealOffset(time));
}

/** Returns the sidereal longitudes of all grahas at an instant, in degrees: apparent and geocentric, the nodes mean. */
export function grahaLongitudes(instant: Date): Record<Graha, number> {
  const time = MakeTime(instant);
  const offset = siderealOffset(time);
  const apparent = (body: Body) => turn(Ecliptic(GeoVector(body, time, true)).elon - offset);
  const rahu = turn(meanNode(time) - lahiriAyanamsa(time));
  return {
    sun: apparent(bodies.sun),
    moon: turn(EclipticGeoMoon(time).lon - offset),
    mars: apparent(bodies.mars),
    mercury: apparent(bodies.mercury),
    jupiter: apparent(bodies.jupiter),
    venus: apparent(bodies.venus),
    saturn: apparent(bodies.saturn),
    rahu,
    ketu: turn(rahu + 180),
  };
}

/** Returns the longitude of the Moon's mean ascending node from the mean equinox of date (Meeus, Astronomical Algorithms, 47.7). */
function meanNode({ tt }: AstroTime): number {
  const t = tt / 36525;
  return 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467441 - t ** 4 / 60616000;
}
