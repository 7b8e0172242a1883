import type { I18n } from '@lingui/core';
import type { Milan } from '../../../people/horoscopes/milan.ts';
import {
  compareMarsDosha,
  type MarsDosha,
  marsDoshaOf,
} from '../../../people/horoscopes/shared/marsDosha.ts';
import type { ShownPerson } from '../contract.ts';

type Note = Milan['notes'][number];

/** Returns the labels of a printed horoscope in a language. */
export function labelsFor(i18n: I18n) {
  return {
    match: i18n._({ id: 'horoscope.pdf.match', message: 'Horoscope match' }),
    own: i18n._({ id: 'horoscope.pdf.own', message: 'Horoscope' }),
    bride: i18n._({ id: 'horoscope.pdf.bride', message: 'Bride' }),
    groom: i18n._({ id: 'horoscope.pdf.groom', message: 'Groom' }),
    rashi: i18n._({ id: 'horoscope.pdf.rashi', message: 'Rashi' }),
    nakshatra: i18n._({ id: 'horoscope.pdf.nakshatra', message: 'Nakshatra' }),
    lagna: i18n._({ id: 'horoscope.pdf.lagna', message: 'Lagna' }),
    manglik: i18n._({ id: 'horoscope.pdf.manglik', message: 'Manglik' }),
    notKnown: i18n._({ id: 'horoscope.pdf.notKnown', message: 'Not known' }),
    timeNotKnown: i18n._({ id: 'horoscope.pdf.timeNotKnown', message: 'time not known' }),
    fromMoon: i18n._({ id: 'horoscope.pdf.fromMoon', message: 'Houses are counted from the Moon.' }),
    milan: i18n._({ id: 'horoscope.pdf.milan', message: 'Guna milan' }),
    koota: i18n._({ id: 'horoscope.pdf.koota', message: 'Koota' }),
    points: i18n._({ id: 'horoscope.pdf.points', message: 'Points' }),
    total: i18n._({ id: 'horoscope.pdf.total', message: 'Total' }),
    doshas: i18n._({ id: 'horoscope.pdf.doshas', message: 'Doshas' }),
    noDosha: i18n._({ id: 'horoscope.pdf.noDosha', message: 'No dosha in the guna milan.' }),
    poruthams: i18n._({ id: 'horoscope.pdf.poruthams', message: 'Ten poruthams' }),
    graha: i18n._({ id: 'horoscope.pdf.graha', message: 'Graha' }),
    position: i18n._({ id: 'horoscope.pdf.position', message: 'Position' }),
    house: i18n._({ id: 'horoscope.pdf.house', message: 'House' }),
    tradition: i18n._({
      id: 'horoscope.pdf.tradition',
      message: 'A horoscope is a tradition, not a promise. Please decide for yourselves.',
    }),
    boxes: i18n._({
      id: 'horoscope.pdf.boxes',
      message: 'A box marks a letter that cannot be printed here. The PDF file still contains the letter.',
    }),
    agreement: {
      good: i18n._({ id: 'horoscope.pdf.good', message: 'Good' }),
      average: i18n._({ id: 'horoscope.pdf.average', message: 'Average' }),
      bad: i18n._({ id: 'horoscope.pdf.bad', message: 'Not matched' }),
    },
  };
}

/** Returns how manglik somebody is, in words; null where neither a chart nor the family states it. */
export function manglikLabel(
  i18n: I18n,
  { manglik, statedManglik }: Pick<ShownPerson, 'manglik' | 'statedManglik'>,
): string | null {
  const known = marsDoshaOf({ manglik, stated: statedManglik });
  if (!manglik || known?.source === 'family') return statedManglikText(i18n, statedManglik);
  const { severity, fromLagna } = manglik;
  if (severity === null) {
    return i18n._({ id: 'horoscope.manglik.depends', message: 'Depends on the time of birth' });
  }
  if (fromLagna === null) {
    return severity === 'none'
      ? i18n._({ id: 'horoscope.manglik.moon.none', message: 'Not manglik from the Moon' })
      : i18n._({ id: 'horoscope.manglik.moon.some', message: 'Manglik from the Moon' });
  }
  return {
    none: i18n._({ id: 'horoscope.manglik.none', message: 'Not manglik' }),
    low: i18n._({ id: 'horoscope.manglik.low', message: 'Manglik, low' }),
    high: i18n._({ id: 'horoscope.manglik.high', message: 'Manglik, high' }),
  }[severity];
}

/**
 * Returns a sentence on how two people compare by the dosha of Mars, which the points of the guna milan do not count.
 */
export function marsDoshaText(i18n: I18n, [one, other]: [ShownPerson, ShownPerson]): string {
  const known = [one, other].map(({ manglik, statedManglik }) =>
    marsDoshaOf({ manglik, stated: statedManglik }),
  ) as [MarsDosha, MarsDosha];
  return {
    both: i18n._({
      id: 'horoscope.mars.both',
      message: 'Manglik (Mars dosha): both are manglik, which many families accept.',
    }),
    one: i18n._({
      id: 'horoscope.mars.one',
      message:
        'Manglik (Mars dosha): only one of them is manglik. Some families ask an astrologer about this.',
    }),
    neither: i18n._({ id: 'horoscope.mars.neither', message: 'Manglik (Mars dosha): neither is manglik.' }),
    unknown: i18n._({
      id: 'horoscope.mars.unknown',
      message: 'Manglik (Mars dosha): not known for both, so it is not compared.',
    }),
  }[compareMarsDosha(...known)];
}

function statedManglikText(i18n: I18n, stated: string | null): string | null {
  switch (stated) {
    case 'yes':
      return i18n._({ id: 'horoscope.manglik.stated.yes', message: 'Yes, as stated by the family' });
    case 'no':
      return i18n._({ id: 'horoscope.manglik.stated.no', message: 'No, as stated by the family' });
    case 'partial':
      return i18n._({ id: 'horoscope.manglik.stated.partial', message: 'Partial, as stated by the family' });
    default:
      return null;
  }
}

/** Returns a dosha of a match, and what is said to cancel it, in one or two sentences. */
export function noteLabel(i18n: I18n, { name, kind = '2/12', cancellations }: Note): string {
  const why = {
    nadi_dosha: i18n._({ id: 'horoscope.note.nadi', message: 'Nadi dosha: both have the same nadi.' }),
    bhakoot_dosha: i18n._({
      id: 'horoscope.note.bhakoot',
      message: 'Bhakoot dosha: the rashis are {kind} from each other.',
      values: { kind },
    }),
    gana_dosha: i18n._({
      id: 'horoscope.note.gana',
      message: 'Gana dosha: one is of the rakshasa gana and the other is not.',
    }),
    yoni_dosha: i18n._({
      id: 'horoscope.note.yoni',
      message: 'Yoni dosha: the animals of the nakshatras are enemies.',
    }),
    vashya_halves: i18n._({
      id: 'horoscope.note.vashya',
      message: 'Vashya may differ: the Moon is near the middle of its rashi, where vashya changes.',
    }),
  }[name];
  const reasons = {
    same_lord: i18n._({ id: 'horoscope.cancel.lord', message: 'both rashis have the same lord' }),
    friendly_lords: i18n._({
      id: 'horoscope.cancel.friends',
      message: 'the lords of the rashis are friends',
    }),
    different_padas: i18n._({ id: 'horoscope.cancel.padas', message: 'the padas differ' }),
    different_nakshatras: i18n._({
      id: 'horoscope.cancel.nakshatras',
      message: 'the nakshatras differ within one rashi',
    }),
    different_rashis: i18n._({
      id: 'horoscope.cancel.rashis',
      message: 'the rashis differ within one nakshatra',
    }),
    bride_far_ahead: i18n._({
      id: 'horoscope.cancel.ahead',
      message: "the bride's nakshatra is beyond the 14th from the groom's",
    }),
  };
  if (cancellations.length === 0) return why;
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const setAside = i18n._({
    id: 'horoscope.note.cancelled',
    message: 'Many astrologers ignore it here: {reasons}. The points stay as they are.',
    values: { reasons: list.format(cancellations.map((one) => reasons[one])) },
  });
  return `${why} ${setAside}`;
}
