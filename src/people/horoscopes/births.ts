import { refuse } from '../../kit/api/refusals.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { type Birth, FIRST_YEAR } from './shared/birthRules.ts';

/** What the clocks did at a birth that families should know. */
export type ClockNote = 'clock_skipped' | 'clock_repeated' | 'war_time' | 'local_time';

/** A birth on the line of time: its instant, or the instants between which its day was. */
export type TimedBirth = {
  timeZone: string;
  /** The day at the place of birth began and ended at these instants; it is 23 to 25 hours long. */
  day: { begins: Date; ends: Date };
  /** null: the time is not known. */
  moment: { instant: Date; utcOffsetSeconds: number; notes: ClockNote[] } | null;
};

/**
 * Finds when a birth was, by the rules of its time zone on that day: India's war time from 1941 to 1945, Madras time before
 * 1906, daylight saving abroad.
 * @throws INVALID at the field: a date that does not exist, is too early or in the future; an unknown time zone
 */
export function timeBirth({ date, time, timeZone }: Birth, now: Date): TimedBirth {
  const day = readDay(date);
  const begins = inZone(day, timeZone);
  if (day.year < FIRST_YEAR)
    throw refuse.invalid({ date: code('birth_too_early', { year: String(FIRST_YEAR) }) });
  if (toDate(begins) > now) throw refuse.invalid({ date: code('birth_in_future') });
  const ends = inZone(day.add({ days: 1 }), timeZone);
  const timed = { timeZone: begins.timeZoneId, day: { begins: toDate(begins), ends: toDate(ends) } };
  if (time == null) return { ...timed, moment: null };

  const clock = day.toPlainDateTime(Temporal.PlainTime.from(time));
  const birth = clock.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = clock.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (toDate(birth) > now) throw refuse.invalid({ time: code('birth_in_future') });
  const notes: ClockNote[] = [];
  const skipped = !birth.toPlainDateTime().equals(clock);
  if (skipped) notes.push('clock_skipped');
  else if (!birth.equals(later)) notes.push('clock_repeated');
  const standing = skipped ? later : birth;
  const utcOffsetSeconds = standing.offsetNanoseconds / 1e9;
  if (isWarTime(standing, utcOffsetSeconds)) notes.push('war_time');
  if (utcOffsetSeconds % 60 !== 0) notes.push('local_time');
  return { ...timed, moment: { instant: toDate(standing), utcOffsetSeconds, notes } };
}

const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);

function readDay(date: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch {
    throw refuse.invalid({ date: code('date_invalid') });
  }
}

function inZone(day: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime {
  try {
    return day.toZonedDateTime(timeZone);
  } catch {
    throw refuse.invalid({ timeZone: code('time_zone_unknown') });
  }
}

/** India's clocks were an hour ahead in the war. */
function isWarTime({ timeZoneId, year }: Temporal.ZonedDateTime, utcOffsetSeconds: number): boolean {
  const india = ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Dacca'].includes(
    timeZoneId,
  );
  return india && year >= 1941 && year <= 1945 && utcOffsetSeconds === 23_400;
}
