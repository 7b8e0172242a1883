import { refuse } from '../../../../kit/api/refusals.ts';
import type { Births } from '../../../../kit/database/tables.gen.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../../../kit/shared/time/durations.ts';
import { summarizeChart } from '../../../horoscopes/charts.ts';
import type { Birth } from '../../../horoscopes/shared/birthRules.ts';

/** The version of the computation. Raise it when charts change: the nightly task computes older rows again. */
export const COMPUTED_BY = 1;

export type BirthColumns = Omit<Births, 'profile_id'>;

/** Returns the row of a birth with what is computed from it. @throws INVALID at the place for an unknown time zone */
export function birthColumns(birth: Birth): BirthColumns {
  try {
    return rowOf(birth);
  } catch {
    // The day and the time have been checked before.
    throw refuse.invalid({ placeOfBirth: code('time_zone_unknown') });
  }
}

/** As `birthColumns` for a stored birth; without the chart where it can't be computed any more. */
export function recomputeBirth(birth: Birth): BirthColumns {
  try {
    return rowOf(birth);
  } catch {
    return uncomputedBirth(placeColumns(birth));
  }
}

/** Returns the row of a place of birth without a chart. */
export const uncomputedBirth = ({
  latitude,
  longitude,
  time_zone,
}: Pick<BirthColumns, 'latitude' | 'longitude' | 'time_zone'>): BirthColumns => ({
  ...{ latitude, longitude, time_zone },
  ...{ rashi: null, nakshatra: null, pada: null, lagna: null, manglik: null, moons: [] },
  computed_by: COMPUTED_BY,
});

const rowOf = (birth: Birth): BirthColumns => ({
  ...placeColumns(birth),
  // Whoever marries was born long before this day ends.
  ...summarizeChart(birth, new Date(Date.now() + DAY_MS)),
  computed_by: COMPUTED_BY,
});

const placeColumns = ({ latitude, longitude, timeZone }: Birth) => ({
  latitude,
  longitude,
  time_zone: timeZone,
});
