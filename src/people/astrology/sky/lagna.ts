import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import { normalizeDegrees } from '../zodiac.ts';
import { siderealOffset } from './longitudes.ts';

/** A place on Earth in degrees, north and east positive. */
export type GeoPosition = { latitude: number; longitude: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** At the poles every point of the horizon is equally east: there is no lagna. */
const POLE = 89.99;

/**
 * Returns the sidereal longitude of the lagna, the point of the ecliptic that rises in the east, in degrees; null at the poles.
 * θ is the local apparent sidereal time, ε the true obliquity, φ the latitude.
 */
export function lagnaLongitude(instant: Date, { latitude, longitude }: GeoPosition): number | null {
  if (Math.abs(latitude) >= POLE) return null;
  const time = MakeTime(instant);
  const theta = radians(15 * SiderealTime(time) + longitude);
  const epsilon = radians(e_tilt(time).tobl);
  const rising = Math.atan2(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(epsilon) + Math.tan(radians(latitude)) * Math.sin(epsilon)),
  );
  return normalizeDegrees((rising * 180) / Math.PI - siderealOffset(time));
}
