import { t } from '@lingui/core/macro';
import { dayInIndia } from '../../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../../kit/shared/time/durations.ts';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';

/** Formats the day in India of an instant: Today, Yesterday, else 28 Nov 2026. @param time an ISO time */
export function formatDay(time: string): string {
  const day = dayInIndia(new Date(time));
  if (day === dayInIndia(new Date())) return t`Today`;
  if (day === dayInIndia(new Date(Date.now() - DAY_MS))) return t`Yesterday`;
  return longDate(time);
}

/** Formats when something last happened, briefly: 9:10 pm if it was today, else its day. @param time an ISO time */
export function formatMoment(time: string): string {
  return dayInIndia(new Date(time)) === dayInIndia(new Date()) ? clockTime(time) : formatDay(time);
}

/** Whether two instants are on the same day in India. */
export const sameDay = (one: string, other: string) =>
  dayInIndia(new Date(one)) === dayInIndia(new Date(other));
