import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';

export const RECENT_DAYS = 30;
export const MONTHS = 12;

export type DayCount = { day: string; n: number };

/** Returns the day in India a number of days before an instant, as YYYY-MM-DD. */
export const dayBefore = (now: Date, days: number): string =>
  dayInIndia(new Date(now.getTime() - days * DAY_MS));

/** Returns the sums of the last 30 days, with today, and of the 30 days before them. */
export function sumRecent(days: DayCount[], now: Date): { recent: number; before: number } {
  const from = dayBefore(now, RECENT_DAYS - 1);
  const start = dayBefore(now, 2 * RECENT_DAYS - 1);
  const sum = (part: DayCount[]) => part.reduce((total, { n }) => total + n, 0);
  return {
    recent: sum(days.filter(({ day }) => day >= from)),
    before: sum(days.filter(({ day }) => day >= start && day < from)),
  };
}

/** Returns the last twelve months in India with the present one, oldest first, as YYYY-MM. */
export function lastMonths(now: Date): string[] {
  const [year, month] = dayInIndia(now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) => {
    const index = year * 12 + month - MONTHS + back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** Returns the sum of each month's days. */
export function sumMonths(days: DayCount[], months: string[]): number[] {
  const sums = new Map(months.map((month) => [month, 0]));
  for (const { day, n } of days) {
    const month = day.slice(0, 7);
    if (sums.has(month)) sums.set(month, sums.get(month)! + n);
  }
  return [...sums.values()];
}
