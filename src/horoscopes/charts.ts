import { castChart } from '../horoscope/chart.ts';
import { arcsecToBorder, listChanges, listPossible } from '../horoscope/uncertainty.ts';
import { type Timed, timeBirth } from './births.ts';
import type { Birth } from './rules.ts';

/** Beyond the polar circles the lagna jumps, and traditions differ. */
const POLAR_CIRCLE = 66.56;
/** Programs differ by a few arc seconds; nearer to a border than this, another may say another pada. */
const NEAR_ARCSEC = 20;

/** Returns the chart of a birth, and what it would take to be different. @throws INVALID at a wrong field */
export function readChart(birth: Birth, now: Date) {
  const timed = timeBirth(birth, now);
  return timed.at ? readTimed(birth, timed.timeZone, timed.at) : readUntimed(timed);
}

function readTimed(
  birth: Birth,
  timeZone: string,
  { instant, utcOffsetSeconds, notes }: NonNullable<Timed['at']>,
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

/** Without a time: what is the same all day, and every place of the Moon of that day; the grahas are those of noon. */
function readUntimed({ timeZone, day }: Timed) {
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
    pada: possible.length === 1 ? noon.pada : null,
    moonLongitude: null,
    marsHouseFromMoon: same(({ marsHouseFromMoon }) => marsHouseFromMoon),
    marsHouseFromVenus: same(({ marsHouseFromVenus }) => marsHouseFromVenus),
    manglik: {
      ...noon.manglik,
      severity: same(({ manglik }) => manglik.severity),
      fromMoon: same(({ manglik }) => manglik.fromMoon),
    },
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
