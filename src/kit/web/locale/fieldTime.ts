import { HOUR_MS } from '../../shared/time/durations.ts';

/** India's time is the same all year. */
const IST = '+05:30';
const IST_MS = 5.5 * HOUR_MS;

/** Returns an instant as the browser's field for date and time has it, in Indian time. */
export const fieldTime = (instant: Date): string =>
  new Date(instant.getTime() + IST_MS).toISOString().slice(0, 16);

/** Returns the instant that such a field names; undefined while it is not filled in. */
export function readFieldTime(typed: string): Date | undefined {
  const instant = new Date(`${typed.slice(0, 16)}:00${IST}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
