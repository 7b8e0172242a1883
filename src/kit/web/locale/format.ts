import { longDate } from './longDate.ts';

const money = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = money(0);
const exact = money(2);

/** ₹2,999, or ₹2,999.50 where there are paise. */
export function rupees(paise: number): string {
  return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** 9:10 pm, in Indian time. @param time an ISO time */
export function clockTime(time: string): string {
  return hour.format(new Date(time));
}

/** 22 Nov 2026, 9:10 pm, in Indian time. @param time an ISO time */
export function dateTime(time: string): string {
  return `${longDate(time)}, ${clockTime(time)}`;
}
