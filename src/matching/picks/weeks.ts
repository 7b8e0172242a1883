import { DAY_MS } from '../../kit/time/durations.ts';

/** Returns the Monday of a day's week, both YYYY-MM-DD. */
export function weekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
