import { i18n } from '@lingui/core';
import { isLocale, locales } from '../../shared/locale/locales.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function longDay(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  // British, for the order of a date in India without the comma.
  const tag = locale !== 'en' && isLocale(locale) ? locales[locale].tag : 'en-GB';
  const made = new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  formats.set(locale, made);
  return made;
}

/** 3 Feb 2027, in Indian time and on one line. @param time an ISO time, or a day as YYYY-MM-DD */
export function longDate(time: string): string {
  return longDay(i18n.locale).format(new Date(time)).replaceAll(' ', '\u00a0');
}

/** Returns a sentence of the server's with each of its dates on one line. */
export const keepDates = (text: string): string =>
  text.replace(/(\d{1,2}) (\p{L}[\p{L}\p{M}]*) (\d{4})/gu, '$1\u00a0$2\u00a0$3');
