const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 3 February 2027, in Indian time and on one line: for days that sentences speak of. @param time an ISO time */
export function longDate(time: string): string {
  return longDay.format(new Date(time)).replaceAll(' ', '\u00a0');
}
