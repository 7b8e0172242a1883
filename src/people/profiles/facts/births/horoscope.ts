import type { Vocabulary } from '../../../../base/vocabulary/vocabulary.ts';
import type { Births, Horoscopes } from '../../../../kit/database/tables.gen.ts';
import type { Moon } from '../../../astrology/guna/vashya.ts';
import type { ShownTo } from '../../shared/sections/lists.ts';
import { nakshatraKey, possibleMoons, rashiKey } from './moons.ts';

/** What is stored of a horoscope; the rows are missing where nothing was ever entered. */
export type StoredHoroscope = {
  dateOfBirth: string;
  horoscope:
    | (Pick<Horoscopes, 'time_of_birth' | 'place_of_birth' | 'rashi_id' | 'nakshatra_id' | 'manglik_id'> & {
        shown_to: string;
        date_shown: boolean;
        withdrawn_at: unknown;
      })
    | undefined;
  birth: Births | undefined;
};

/**
 * Who reads it. @property connected whether the two are matches
 * @property team whether it is our team, who see the site as this reader: they open a time of birth with a reason alone
 */
export type HoroscopeReader = { own: boolean; connected: boolean; team?: boolean };

/** Whether a reader of a horoscope sees time and place of birth, and what they can be computed from. */
export const seesBirth = ({ own, connected, team }: HoroscopeReader): boolean => (own || connected) && !team;

/**
 * Whether a reader of a horoscope sees the exact date of birth and the chart. The chart gives the date away: grahas, lagna and
 * pada leave a day or two for a known age. Others see the age, unless the family shows the date.
 */
export const seesDate = (
  { horoscope }: Pick<StoredHoroscope, 'horoscope'>,
  { own, connected }: HoroscopeReader,
): boolean => own || connected || (horoscope?.date_shown ?? false);

/** What a reader gets: all that is shown, nothing until they are connected, or nothing at all. */
export type HoroscopeAccess = 'shown' | 'matches' | 'none';

/** Returns which viewers of the profile see its horoscope. */
export const shownToOf = ({ horoscope }: Pick<StoredHoroscope, 'horoscope'>) =>
  (horoscope?.shown_to ?? 'matches') as ShownTo;

/** Whether a horoscope that is shown to some is shown to a reader. */
export const isOpen = (shownTo: ShownTo, { own, connected }: HoroscopeReader): boolean =>
  own || shownTo === 'everyone' || (shownTo === 'matches' && connected);

/** Returns what a reader gets. Nobody learns whether a family hides its horoscope or has none. */
export function horoscopeAccessOf(stored: StoredHoroscope, reader: HoroscopeReader): HoroscopeAccess {
  // Its family has withdrawn the use of it: nothing is computed or shown, not even to them.
  if (stored.horoscope?.withdrawn_at) return 'none';
  const shownTo = shownToOf(stored);
  if (isOpen(shownTo, reader)) return 'shown';
  return shownTo === 'matches' && isStated(stored) ? 'matches' : 'none';
}

const isStated = ({ horoscope: it, birth }: StoredHoroscope) =>
  birth !== undefined ||
  [it?.time_of_birth, it?.place_of_birth, it?.rashi_id, it?.nakshatra_id, it?.manglik_id].some(
    (value) => value != null,
  );

/** Returns every place where the Moon may have been, as `possibleMoons`. */
export const moonsOf = (
  { horoscope, birth }: StoredHoroscope,
  { keyOf }: Pick<Vocabulary, 'keyOf'>,
): Moon[] =>
  possibleMoons(birth?.moons ?? [], {
    rashi: keyOf(horoscope?.rashi_id),
    nakshatra: keyOf(horoscope?.nakshatra_id),
  });

const MANGLIK = { none: 'no', low: 'partial', high: 'yes' } as const;

/**
 * Returns a horoscope for a reader: of a chart what is computed, filled up by what the family states where it depends on a
 * unknown time. Time and place are for matches only, and so are date, pada and lagna unless the family shows the date.
 */
export function horoscopeFor(
  stored: StoredHoroscope,
  reader: HoroscopeReader,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
) {
  const access = horoscopeAccessOf(stored, reader);
  const { horoscope: it, birth } = stored;
  const computed = (birth?.moons.length ?? 0) > 0;
  const shown = {
    dateOfBirth: stored.dateOfBirth,
    timeOfBirth: it?.time_of_birth?.slice(0, 5) ?? null,
    placeOfBirth: it?.place_of_birth ?? null,
    ...(computed ? computedFacts(stored, birth!, vocabulary) : statedFacts(stored, vocabulary)),
  };
  if (access !== 'shown') return { access, computed: false, ...nothing };
  const exact = seesBirth(reader) ? {} : { timeOfBirth: null, placeOfBirth: null };
  const date = seesDate(stored, reader) ? {} : { dateOfBirth: null, pada: null, lagna: null };
  return { access, computed, ...shown, ...exact, ...date };
}

const nothing = {
  ...{ dateOfBirth: null, timeOfBirth: null, placeOfBirth: null },
  ...{ rashi: null, nakshatra: null, pada: null, lagna: null, manglik: null },
};

const statedFacts = ({ horoscope: it }: StoredHoroscope, { keyOf }: Pick<Vocabulary, 'keyOf'>) => ({
  rashi: keyOf(it?.rashi_id),
  nakshatra: keyOf(it?.nakshatra_id),
  pada: null,
  lagna: null,
  manglik: keyOf(it?.manglik_id),
});

function computedFacts(stored: StoredHoroscope, birth: Births, vocabulary: Pick<Vocabulary, 'keyOf'>) {
  const moons = moonsOf(stored, vocabulary);
  const same = (of: (moon: Moon) => number) =>
    moons.every((moon) => of(moon) === of(moons[0]!)) ? of(moons[0]!) : null;
  return {
    rashi: rashiKey(same(({ rashi }) => rashi)),
    nakshatra: nakshatraKey(same(({ nakshatra }) => nakshatra)),
    pada: same(({ nakshatra, pada }) => nakshatra * 4 + pada) === null ? null : moons[0]!.pada,
    lagna: rashiKey(birth.lagna),
    manglik: birth.manglik
      ? MANGLIK[birth.manglik as keyof typeof MANGLIK]
      : vocabulary.keyOf(stored.horoscope?.manglik_id),
  };
}
