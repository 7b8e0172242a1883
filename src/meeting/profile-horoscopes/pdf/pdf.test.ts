import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findUntranslated } from '../../../kit/locale/pseudo.ts';
import { readMatch } from '../../../people/horoscopes/matches.ts';
import type { ShownHoroscope, ShownPerson } from '../contract.ts';
import { castHoroscope, middleOf } from '../person.ts';
import { printHoroscope } from './print.ts';

const now = new Date('2026-11-22T12:00:00Z');
const stated = {
  time_of_birth: '07:10:00',
  place_of_birth: 'Kolhapur, Maharashtra',
  shown_to: 'everyone',
  withdrawn_at: null,
};
const nothing = { rashi_id: null, nakshatra_id: null, manglik_id: null, date_shown: false };
const place = { profile_id: 1, latitude: 16.6956, longitude: 74.2317, time_zone: 'Asia/Kolkata' };
const columns = { rashi: 1, nakshatra: 5, pada: 2, lagna: 0, manglik: 'low', computed_by: 1 };

const cast = (
  name: string,
  moons: number[],
  time: string | null = '07:10:00',
  reader = { own: true, connected: false },
) =>
  castHoroscope(
    name,
    {
      dateOfBirth: '1997-04-12',
      horoscope: { ...stated, ...nothing, time_of_birth: time },
      birth: { ...place, ...columns, moons },
    },
    reader,
    now,
    { keyOf: () => null },
  );

function matchOf(bride: string, groom: string, groomMoons = [57.9]): ShownHoroscope {
  const [her, him] = [
    cast(bride, [57.9]),
    cast(groom, groomMoons, groomMoons.length > 1 ? null : '07:10:00'),
  ];
  const moon = middleOf(him.moons);
  const possible = him.moons.filter((one) => one !== moon);
  const milan = readMatch({ bride: her.moons[0]!, groom: { ...moon, possible }, convention: 'astrosage' });
  return {
    ...{ own: false, shownTo: null, chartStyle: 'north', side: 'bride', exact: null, noMatch: null },
    person: her.person,
    match: { viewer: him.person, milan },
  };
}

async function read(shown: ShownHoroscope, locale = 'en') {
  const pdf = await printHoroscope(shown, { site: 'Humsafar', createdAt: now, locale });
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
  }
  const pages = document.numPages;
  await loading.destroy();
  return { text: text.replace(/\s+/g, ' '), pages };
}

const names = [
  ['शलाका देशपांडे', 'மீனாட்சி சுந்தரம்'],
  ['অনন্যা চট্টোপাধ্যায়', 'ਹਰਪ੍ਰੀਤ ਕੌਰ'],
  ['પ્રિયા પટેલ', 'ସୁଚିତ୍ରା'],
  ['వెంకట సత్యనారాయణ', 'ಕಾವ್ಯ'],
  ['ശ്രീലക്ഷ്മി', 'Venkata Satyanarayana Raghavendra Rao'],
];

test.each(names)('a match has the names %s and %s, points, doshas and poruthams', async (bride, groom) => {
  const { text, pages } = await read(matchOf(bride, groom));
  expect(pages).toBe(1);
  const flat = text.replace(/\s/g, '');
  for (const words of [
    ...[
      bride,
      groom,
      'Horoscope match',
      '28 of 36 points',
      'Graha maitri',
      'Nadi dosha: both have the same nadi.',
    ],
    ...[
      '12 Apr 1997 · 7:10 am · Kolhapur, Maharashtra',
      'Mrigashira 2',
      'Mesha',
      'Manglik, low',
      'Stree deergham',
    ],
  ]) {
    expect(flat).toContain(words.replace(/\s/g, ''));
  }
});

test.each<[string | null, string | null, string]>([
  ['yes', 'no', 'only one of them is manglik'],
  ['yes', 'partial', 'both are manglik'],
  ['no', 'no', 'neither is manglik'],
  ['yes', null, 'not known for both'],
])('what the families state of manglik, %s and %s, is compared', async (bride, groom, words) => {
  const shown = matchOf('Asha', 'Aditya');
  const stated = (person: ShownPerson, manglik: string | null) => ({
    ...person,
    chart: null,
    manglik: null,
    statedManglik: manglik,
  });
  const { text } = await read({
    ...shown,
    person: stated(shown.person, bride),
    match: { ...shown.match!, viewer: stated(shown.match!.viewer, groom) },
  });
  expect(text.replace(/\s+/g, ' ')).toContain(`Manglik (Mars dosha): ${words}`);
});

test('of somebody who is not connected neither chart, lagna nor pada are printed', async () => {
  const shown = matchOf('Asha', 'Aditya');
  const [{ text: whole }, { text }] = [
    await read(shown),
    await read({
      ...shown,
      person: cast('Asha', [57.9], '07:10:00', { own: false, connected: false }).person,
    }),
  ];
  expect([whole.match(/Mesha/g)?.length, whole.match(/Lagna/g)?.length]).toEqual([2, 2]);
  expect([text.match(/Mesha/g)?.length, text.match(/Lagna/g)?.length]).toEqual([1, 1]);
  expect(text).not.toMatch(/12 April 1997.*12 April 1997/);
});

test('without a time the range is said, and from where houses are counted', async () => {
  const { text } = await read(matchOf('Asha', 'Aditya', [221, 223, 227]));
  const { milan } = matchOf('Asha', 'Aditya', [221, 223, 227]).match!;
  const { least, most } = milan.range!;
  expect(text).toContain(`${least}–${most} of 36 points`);
  expect(text).toContain(`Between ${least} and ${most} points, because a time of birth is not known.`);
  expect(text).toContain('Calculated here with Vrishchika, Anuradha, pada 3 for Aditya.');
  expect(text).toMatch(/Bhakoot Vrishabha Vrishchika/);
  expect(text).toContain('time not known');
  expect(text).toContain('Houses are counted from the Moon.');
});

test('the own chart has every graha with its degrees; what is only stated is said to be', async () => {
  const { person, exact } = cast('Asha', [57.9]);
  const own = {
    own: true,
    shownTo: 'nobody',
    chartStyle: 'north',
    side: 'bride',
    match: null,
    noMatch: 'own',
  } as const;
  const { text } = await read({ ...own, person, exact: exact as ShownHoroscope['exact'] });
  for (const name of ['Sun', 'Moon', 'Mars', 'Rahu', 'Ketu'])
    expect(text).toMatch(new RegExp(`${name} .*°\\d\\d′`));
  expect(text).not.toMatch(/\bLa\b/);
  const southern = await read({ ...own, person, exact: null, chartStyle: 'south' });
  expect(southern.text).toMatch(/\bLa\b/);
  for (let rashi = 1; rashi <= 12; rashi++) expect(southern.text).toMatch(new RegExp(`\\b${rashi}\\b`));
  const alone: ShownPerson = { ...person, chart: null, manglik: null, statedManglik: 'yes' };
  expect((await read({ ...own, person: alone, exact: null })).text).toContain('Yes, as stated by the family');
});

test('every word of it is in the catalog', async () => {
  const { text } = await read({ ...matchOf('1', '2', [221, 223, 227]), chartStyle: 'south' }, 'en-XA');
  const kept =
    /\b[ap]m\b|\bApr\b|Humsafar|Vrishabha|Mrigashira|Mesha|Vrishchika|Anuradha|Jyeshtha|Kolhapur|Maharashtra|\(R\)|[\d:.,/·-]+/g;
  expect(findUntranslated(text.replace(kept, ' '))).toEqual([]);
});

test('a horoscope has the logo and the colour of the site', async () => {
  const shown = matchOf('Ananya', 'Rohan');
  const about = { site: 'Kalyanam', createdAt: now, locale: 'en' };
  const plain = await printHoroscope(shown, about);
  expect(plain.includes('/Subtype /Image')).toBe(false);
  const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer();
  expect((await printHoroscope(shown, { ...about, logo })).includes('/Subtype /Image')).toBe(true);
  expect((await printHoroscope(shown, { ...about, accent: '#0b4f6c' })).equals(plain)).toBe(false);
});
