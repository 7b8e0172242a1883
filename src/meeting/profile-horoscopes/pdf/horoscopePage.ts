import type { I18n } from '@lingui/core';
import { formatsFor } from '../../../kit/locale/formats.ts';
import { i18nFor, tagOf } from '../../../kit/locale/i18n.ts';
import { openPdfPage, type PdfPage, PRODUCER } from '../../../kit/pdf/page.ts';
import type { ChartStyle } from '../../../people/horoscopes/shared/chartStyle.ts';
import type { ShownPerson } from '../contract.ts';
import { labelsFor } from './labels.ts';
import { lettersFor, namesFor } from './names.ts';
import { valuesFor } from './values.ts';

/** A page that is being printed, with texts in the reader's language. */
export type HoroscopePage = {
  page: PdfPage;
  i18n: I18n;
  labels: ReturnType<typeof labelsFor>;
  letters: Record<string, string>;
  chartStyle: ChartStyle;
  /** Returns the name of a koota or of a value in it, of a porutham or a graha. */
  name(key: string): string;
  number(value: number): string;
  /** @param time HH:MM */
  timeOfDay(time: string): string;
  /** @param day YYYY-MM-DD */
  longDay(day: string): string;
  /** @param points from the least to the most, where they are not certain */
  outOf(points: { least: number; most?: number }, max: number): string;
  /** @param stated whether there is a range because a fact is not stated, rather than a time of birth is missing */
  rangeText(range: { least: number; most: number }, stated: boolean): string;
  countedText(person: Pick<ShownPerson, 'name' | 'counted'>): string;
};

/** Opens a page with a title that names the people. */
export function openHoroscopePage(about: {
  names: string[];
  match: boolean;
  site: string;
  accent?: string;
  logo?: Buffer;
  createdAt: Date;
  locale: string;
  chartStyle: ChartStyle;
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
    chartStyle: about.chartStyle,
    name: (key) => names[key] ?? key,
    number,
    timeOfDay: formatsFor(about.locale).timeOfDay,
    longDay: formatsFor(about.locale).longDay,
    outOf: ({ least, most }, max) =>
      i18n._({
        id: 'horoscope.pdf.outOf',
        message: '{points} of {max} points',
        values: {
          points: [least, most].flatMap((one) => (one === undefined ? [] : number(one))).join('–'),
          max,
        },
      }),
    rangeText: ({ least, most }, stated) => {
      const values = { least: number(least), most: number(most) };
      return stated
        ? i18n._({
            id: 'horoscope.pdf.range.stated',
            message:
              'Between {least} and {most} points, because rashi, nakshatra and pada are not all known.',
            values,
          })
        : i18n._({
            id: 'horoscope.pdf.range',
            message: 'Between {least} and {most} points, because a time of birth is not known.',
            values,
          });
    },
    countedText: ({ name, counted }) => {
      const values = {
        name,
        ...{ rashi: counted?.rashiName, nakshatra: counted?.nakshatraName, pada: counted?.pada },
      };
      return typeof values.pada === 'number'
        ? i18n._({
            id: 'horoscope.pdf.counted',
            message: 'Calculated here with {rashi}, {nakshatra}, pada {pada} for {name}.',
            values,
          })
        : i18n._({
            id: 'horoscope.pdf.counted.nakshatra',
            message: 'Calculated here with {rashi}, {nakshatra} for {name}.',
            values,
          });
    },
  };
}
