import { beginningInIndia } from '../shared/time/calendar.ts';
import { tagOf } from './i18n.ts';

const timeZone = 'Asia/Kolkata';
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
const number = new Intl.NumberFormat('en-IN');
const money = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = money(0);
const exact = money(2);

/** ₹2,999.00, as on invoices. @param paise whole paise */
export const exactRupees = (paise: number) => exact.format(paise / 100);

const clockTime = (time: Date) => hour.format(time);

/**
 * Returns how emails and PDFs write dates, times (both Indian), numbers and rupees in a language, as
 * `kit/web/format.ts` does on screens. All languages of India write 1,00,000 ; the month's name differs.
 */
export function formatsFor(locale: string) {
  const long = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : tagOf(locale), {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return {
    /** 9:10 pm */
    clockTime,
    /** As `clockTime`. @param time HH:MM, such as a time of birth */
    timeOfDay: (time: string) => clockTime(new Date(`2026-01-01T${time}:00+05:30`)),
    dateTime: (time: Date) => `${long.format(time)}, ${clockTime(time)}`,
    /** 3 Feb 2027 */
    longDate: (time: Date) => long.format(time),
    /** As `longDate`. @param day YYYY-MM-DD, in India */
    longDay: (day: string) => long.format(beginningInIndia(day)),
    /** 1,00,000 */
    number: (value: number) => number.format(value),
    /** ₹2,999, or ₹2,999.50 where there are paise. */
    rupees: (paise: number) => (paise % 100 === 0 ? whole : exact).format(paise / 100),
  };
}
