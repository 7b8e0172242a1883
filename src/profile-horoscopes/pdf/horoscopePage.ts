import type { I18n } from '@lingui/core';
import { openPdfPage, type PdfPage, PRODUCER } from '../../invoices/pdf/page.ts';
import { i18nFor, tagOf } from '../../kit/locale/i18n.ts';
import { labelsFor } from './labels.ts';
import { lettersFor, namesFor } from './names.ts';
import { valuesFor } from './values.ts';

/** A page that is being printed, with the words of its reader's language. */
export type HoroscopePage = {
  page: PdfPage;
  i18n: I18n;
  labels: ReturnType<typeof labelsFor>;
  letters: Record<string, string>;
  /** Returns the name of a koota, of what somebody is in it, of a porutham or a graha. */
  name(key: string): string;
  number(value: number): string;
  outOf(points: number, max: number): string;
  rangeText(range: { least: number; most: number }): string;
};

/** Opens a page for a title that names who it is about. */
export function openHoroscopePage(about: {
  names: string[];
  match: boolean;
  site: string;
  accent?: string;
  logo?: Buffer;
  createdAt: Date;
  locale: string;
}): HoroscopePage {
  const i18n = i18nFor(about.locale);
  const labels = labelsFor(i18n);
  const names = { ...namesFor(i18n), ...valuesFor(i18n) };
  const number = (value: number) => new Intl.NumberFormat(tagOf(about.locale)).format(value);
  return {
    page: openPdfPage({
      title: `${about.match ? labels.match : labels.own}: ${about.names.join(', ')}`,
      lang: tagOf(about.locale),
      author: about.site,
      creator: about.site || PRODUCER,
      createdAt: about.createdAt,
      accent: about.accent,
      logo: about.logo,
    }),
    i18n,
    labels,
    letters: lettersFor(i18n),
    name: (key) => names[key] ?? key,
    number,
    outOf: (points, max) =>
      i18n._({
        id: 'horoscope.pdf.outOf',
        message: '{points} of {max} points',
        values: { points: number(points), max },
      }),
    rangeText: ({ least, most }) =>
      i18n._({
        id: 'horoscope.pdf.range',
        message: 'Between {least} and {most} points, because a time of birth is not known.',
        values: { least: number(least), most: number(most) },
      }),
  };
}
