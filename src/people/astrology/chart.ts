import { readManglik } from './manglik.ts';
import { type GeoPosition, lagnaLongitude } from './sky/lagna.ts';
import { GRAHAS, type Graha, grahaLongitudes, lahiriAyanamsaAt } from './sky/longitudes.ts';
import { countRashis, rashiName, withNames, zodiacPositionOf } from './zodiac.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the chart of a birth: sidereal, Lahiri, whole-sign houses. Rashis are 0 (Mesha) to 11, nakshatras 1 (Ashwini) to 27,
 * longitudes in degrees.
 * @param instant of the birth
 * @param site where; null where the time of birth is not known: then there is no lagna and no house from it
 */
export function castChart(instant: Date, site: GeoPosition | null) {
  const { longitudes, rashis, lagna, lagnaAt, manglik } = readSky(instant, site);
  const later = grahaLongitudes(new Date(instant.getTime() + HOUR_MS));
  return {
    ...withNames(zodiacPositionOf(longitudes.moon)),
    moonLongitude: rounded(longitudes.moon),
    lagna,
    lagnaName: lagna === null ? null : rashiName(lagna),
    lagnaLongitude: lagnaAt === null ? null : rounded(lagnaAt),
    marsHouseFromLagna: lagna === null ? null : countRashis(lagna, rashis.mars),
    marsHouseFromMoon: countRashis(rashis.moon, rashis.mars),
    marsHouseFromVenus: countRashis(rashis.venus, rashis.mars),
    manglik,
    grahas: GRAHAS.map((name) => ({
      name,
      longitude: rounded(longitudes[name]),
      ...withNames(zodiacPositionOf(longitudes[name])),
      house: lagna === null ? null : countRashis(lagna, rashis[name]),
      houseFromMoon: countRashis(rashis.moon, rashis[name]),
      retrograde: isBehind(longitudes[name], later[name]),
    })),
    ayanamsa: rounded(lahiriAyanamsaAt(instant)),
  };
}

/** Returns what a chart is made of: longitudes and rashis of the grahas, the lagna and manglik. */
export function readSky(instant: Date, site: GeoPosition | null) {
  const longitudes = grahaLongitudes(instant);
  const lagnaAt = site && lagnaLongitude(instant, site);
  const lagna = lagnaAt === null ? null : zodiacPositionOf(lagnaAt).rashi;
  const rashis = Object.fromEntries(
    GRAHAS.map((name) => [name, zodiacPositionOf(longitudes[name]).rashi]),
  ) as Record<Graha, number>;
  return { longitudes, rashis, lagna, lagnaAt, manglik: readManglik(rashis, lagna) };
}

/** To a millionth of a degree, never up into the next rashi: 29.9999999° is not 30°. */
const rounded = (degrees: number) => Math.floor(degrees * 1e6) / 1e6;

const isBehind = (before: number, after: number) => ((after - before + 540) % 360) - 180 < 0;
