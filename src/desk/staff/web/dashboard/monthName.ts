const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a month of a year, such as "Nov 2026". @param month YYYY-MM */
export function monthName(locale: string, month: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
