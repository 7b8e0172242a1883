import { type AstroTime, MakeTime } from 'astronomy-engine';

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
