import { HOUR_MS } from '../../kit/shared/time/durations.ts';
import { castChart, readSky } from '../astrology/chart.ts';
import type { Manglik } from '../astrology/manglik.ts';
import type { Graha } from '../astrology/sky/longitudes.ts';
import { arcsecToBorder, listChanges, listPossible } from '../astrology/uncertainty.ts';
import { zodiacPositionOf } from '../astrology/zodiac.ts';
import { type TimedBirth, timeBirth } from './births.ts';
import type { Birth } from './shared/birthRules.ts';

/** Beyond the polar circles the lagna jumps, and traditions differ. */
const POLAR_CIRCLE = 66.56;
/** Programs differ by a few arc seconds; nearer to a border than this, another may say another pada. */
const NEAR_ARCSEC = 20;

/** Returns the chart of a birth, and what it would take to be different. @throws INVALID at a wrong field */
export function readChart(birth: Birth, now: Date) {
  const timed = timeBirth(birth, now);
  return timed.moment ? readTimed(birth, timed.timeZone, timed.moment) : readUntimed(timed);
}

/**
 * Returns what a profile keeps of a chart: what is null depends on a time that is not known. `moons` are longitudes, one for
 * each place of the Moon on that day.
 * @throws INVALID at a wrong field
 */
export function summarizeChart(birth: Birth, now: Date) {
  const timed = timeBirth(birth, now);
  if (!timed.moment) {
    const { rashi, nakshatra, pada, manglik, possible } = readUntimed(timed);
    const moons = possible.map(({ moonLongitude }) => moonLongitude);
    return { rashi, nakshatra, pada, lagna: null, manglik: manglik.severity, moons };
  }
  const { longitudes, lagna, manglik } = readSky(timed.moment.instant, birth);
  return { ...zodiacPositionOf(longitudes.moon), lagna, manglik: manglik.severity, moons: [longitudes.moon] };
}

function readTimed(
  birth: Birth,
  timeZone: string,
  { instant, utcOffsetSeconds, notes }: NonNullable<TimedBirth['moment']>,
) {
  const site = { latitude: birth.latitude, longitude: birth.longitude };
  const chart = castChart(instant, site);
  const near = arcsecToBorder(chart.moonLongitude);
  return {
    ...chart,
    timeKnown: true,
    timeZone,
    utc: instant.toISOString() as string | null,
    utcOffsetSeconds: utcOffsetSeconds as number | null,
    arcsecToBorder: near as number | null,
    possible: null,
    changes: listChanges(instant, site),
    notes: [
      ...notes,
      ...(near < NEAR_ARCSEC ? (['moon_near_border'] as const) : []),
      ...(Math.abs(birth.latitude) > POLAR_CIRCLE ? (['polar'] as const) : []),
    ],
  };
}

/** Returns how manglik a person born on a day is, at any time of it. What changes during the day is null or left out. */
function manglikAllDay({ begins, ends }: TimedBirth['day']) {
  const last = ends.getTime() - 1;
  const [morning, night] = [readSky(begins, null), readSky(new Date(last), null)];
  const readings = [morning.manglik, night.manglik];
  // While the Moon alone changes its rashi, whatever is in between is as in the morning or as at night.
  const { moon: _, ...others } = morning.rashis;
  if (Object.entries(others).some(([graha, rashi]) => night.rashis[graha as Graha] !== rashi)) {
    for (let timeMs = begins.getTime() + HOUR_MS; timeMs < last; timeMs += HOUR_MS)
      readings.push(readSky(new Date(timeMs), null).manglik);
  }
  const [first, ...rest] = readings;
  const same = <Value>(of: (manglik: Manglik) => Value) =>
    rest.every((one) => of(one) === of(first!)) ? of(first!) : null;
  const severity = same((one) => one.severity);
  const always = first!.notes.filter((note) => rest.every(({ notes }) => notes.includes(note)));
  return { severity, fromLagna: null, fromMoon: same((one) => one.fromMoon), notes: severity ? always : [] };
}

/** Reads a chart without a time: what is the same all day, every position of the Moon on that day, and the grahas at noon. */
function readUntimed({ timeZone, day }: TimedBirth) {
  const possible = listPossible(day.begins, day.ends);
  const noon = castChart(new Date((day.begins.getTime() + day.ends.getTime()) / 2), null);
  const [first, last] = [castChart(day.begins, null), castChart(new Date(day.ends.getTime() - 1), null)];
  const same = <T>(of: (chart: typeof noon) => T): T | null => (of(first) === of(last) ? of(first) : null);
  return {
    ...noon,
    rashi: same(({ rashi }) => rashi),
    rashiName: same(({ rashiName }) => rashiName),
    nakshatra: same(({ nakshatra }) => nakshatra),
    nakshatraName: same(({ nakshatraName }) => nakshatraName),
    pada: possible.every(({ pada }) => pada === noon.pada) ? noon.pada : null,
    moonLongitude: null,
    marsHouseFromMoon: same(({ marsHouseFromMoon }) => marsHouseFromMoon),
    marsHouseFromVenus: same(({ marsHouseFromVenus }) => marsHouseFromVenus),
    manglik: manglikAllDay(day),
    timeKnown: false,
    timeZone,
    utc: null,
    utcOffsetSeconds: null,
    arcsecToBorder: null,
    possible: possible.map(({ from, until, ...where }) => ({
      ...where,
      from: from.toISOString(),
      until: until.toISOString(),
    })),
    changes: [],
    notes: [],
  };
}
