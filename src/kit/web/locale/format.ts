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

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** DD-MM-YYYY in Indian time. @param time an ISO time or a day as YYYY-MM-DD */
export function date(time: string): string {
  return day.format(new Date(time)).replaceAll('/', '-');
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

/** 22-11-2026, 9:10 pm, in Indian time. @param time an ISO time */
export function dateTime(time: string): string {
  return `${date(time)}, ${clockTime(time)}`;
}
