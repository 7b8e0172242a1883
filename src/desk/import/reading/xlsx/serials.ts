import { DAY_MS } from '../../../../kit/shared/time/durations.ts';

/** Day 0 of Excel's two calendars. Before March 1900 the first is one day off, as Lotus 1-2-3 was. */
const ZERO_1900 = Date.UTC(1899, 11, 30);
const ZERO_1904 = Date.UTC(1904, 0, 1);
const LAST = 2_958_465;
const MINUTES_A_DAY = 1440;

const two = (number: number) => String(number).padStart(2, '0');

/** Returns the time of day of a fraction of a day, as HH:MM. */
export function timeOfFraction(fraction: number): string {
  const minutes = Math.round(fraction * MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns the day of a number as spreadsheets store it, YYYY-MM-DD, with THH:MM where it has a time; null for no day. */
export function dayOfSerial(serial: number, from1904 = false): string | null {
  if (!(serial >= 1 && serial <= LAST)) return null;
  const whole = Math.floor(serial);
  const day = new Date((from1904 ? ZERO_1904 : ZERO_1900) + whole * DAY_MS).toISOString().slice(0, 10);
  const fraction = serial - whole;
  return fraction > 0.0003 && fraction < 0.9997 ? `${day}T${timeOfFraction(fraction)}` : day;
}
