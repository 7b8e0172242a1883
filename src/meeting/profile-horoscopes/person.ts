import type { Vocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Moon } from '../../people/astrology/guna/vashya.ts';
import { nakshatraName, rashiName } from '../../people/astrology/zodiac.ts';
import { readChart } from '../../people/horoscopes/charts.ts';
import { marsDoshaOf } from '../../people/horoscopes/shared/marsDosha.ts';
import {
  type HoroscopeReader,
  horoscopeFor,
  moonsOf,
  type StoredHoroscope,
  seesBirth,
  seesDate,
} from '../../people/profiles/facts/births/horoscope.ts';
import type { ShownPerson } from './contract.ts';

/** A horoscope that may be shown: what the reader gets, and what a match needs. */
export type Cast = {
  person: ShownPerson;
  moons: Moon[];
  exact: ReturnType<typeof readChart> | null;
};

/** Returns the place of the Moon for the comparison: the middle one of all possible places. */
export const middleOf = (moons: Moon[]): Moon => moons[Math.floor((moons.length - 1) / 2)]!;

/** Casts the chart of a profile for a reader who may see its horoscope. */
export function castHoroscope(
  name: string,
  stored: StoredHoroscope,
  reader: HoroscopeReader,
  now: Date,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): Cast {
  const facts = horoscopeFor(stored, reader, vocabulary);
  const moons = moonsOf(stored, vocabulary);
  const chart = facts.computed ? chartOf(stored, now) : null;
  const whole = seesDate(stored, reader);
  const same = <Value>(of: (moon: Moon) => Value) =>
    moons.length > 0 && moons.every((moon) => of(moon) === of(moons[0]!)) ? of(moons[0]!) : null;
  const middle = moons.length > 1 ? middleOf(moons) : null;
  const pada = whole ? same(({ nakshatra, pada }) => nakshatra * 4 + pada) : null;
  return {
    person: {
      name,
      dateOfBirth: facts.dateOfBirth,
      timeOfBirth: facts.timeOfBirth,
      placeOfBirth: facts.placeOfBirth,
      rashiName: same(({ rashi }) => rashiName(rashi)),
      nakshatraName: same(({ nakshatra }) => nakshatraName(nakshatra)),
      pada: pada === null ? null : moons[0]!.pada,
      counted: middle && {
        rashiName: rashiName(middle.rashi),
        nakshatraName: nakshatraName(middle.nakshatra),
        pada: whole ? middle.pada : null,
      },
      lagnaName: (whole && chart?.lagnaName) || null,
      // The reasons why it is said to be cancelled name places of grahas.
      manglik: chart && { ...chart.manglik, ...(!whole && { notes: [] }) },
      statedManglik:
        chart && marsDoshaOf({ manglik: chart.manglik, stated: null }) ? null : statedOf(stored, vocabulary),
      chart: whole && chart ? withoutDegrees(chart) : null,
    },
    moons,
    exact: seesBirth(reader) ? chart : null,
  };
}

const statedOf = ({ horoscope }: StoredHoroscope, { keyOf }: Pick<Vocabulary, 'keyOf'>) =>
  horoscope?.manglik_id ? (keyOf(horoscope.manglik_id) ?? null) : null;

function chartOf({ dateOfBirth: date, horoscope, birth }: StoredHoroscope, now: Date) {
  const { latitude, longitude, time_zone: timeZone } = birth!;
  const time = horoscope?.time_of_birth?.slice(0, 5) ?? null;
  return readChart({ date, time, latitude, longitude, timeZone }, now);
}

function withoutDegrees({ grahas, lagna, timeKnown }: ReturnType<typeof readChart>): ShownPerson['chart'] {
  return {
    rashi: grahas.find(({ name }) => name === 'moon')!.rashi,
    lagna,
    timeKnown,
    grahas: grahas.map(({ name, rashi, house, houseFromMoon, retrograde }) => ({
      ...{ name, rashi, house, houseFromMoon, retrograde },
    })),
  };
}
