import { expect, test } from 'vitest';
import { placeOfPada, type ZodiacPosition } from '../zodiac.ts';
import { KOOTAS, matchGunas, rangeOfTotals } from './match.ts';
import { CONVENTIONS } from './tables.ts';
import { VASHYAS, vashyaOf } from './vashya.ts';

const all = [...Array(108).keys()].map(placeOfPada);
const at = (nakshatra: number, pada = 1): ZodiacPosition => placeOfPada((nakshatra - 1) * 4 + pada - 1);
const points = (bride: ZodiacPosition, groom: ZodiacPosition) =>
  Object.fromEntries(matchGunas(bride, groom).kootas.map((koota) => [koota.name, koota.points]));

test.each(CONVENTIONS)('by %s all 11,664 pairs have points within each koota, which add up', (convention) => {
  for (const bride of all) {
    for (const groom of all) {
      const { kootas, total } = matchGunas(bride, groom, convention);
      let sum = 0;
      for (const { name, points, max } of kootas) {
        if (points < 0 || points > max || max !== KOOTAS[name]) throw new Error(`${name} ${points}`);
        sum += points;
      }
      if (sum !== total) throw new Error(`${sum} is not ${total}`);
    }
  }
});

test('the same place of the Moon loses nadi alone', () => {
  for (const place of all) expect(matchGunas(place, place).total).toBe(28);
});

// Saral Jyotish pp. 143 to 152, and the example that Parashara's Light prints.
test('Ashwini bride and Rohini groom have 21.5', () => {
  expect(points(at(1), at(4))).toEqual({
    varna: 0,
    vashya: 2,
    tara: 1.5,
    yoni: 2,
    maitri: 3,
    gana: 5,
    bhakoot: 0,
    nadi: 8,
  });
});

test.each([
  ['gana: deva bride, rakshasa groom', at(1), at(3), 'gana', 1],
  ['gana: rakshasa bride, deva groom', at(3), at(1), 'gana', 0],
  ['gana: deva bride, manushya groom', at(1), at(2), 'gana', 5],
  ['gana: manushya bride, deva groom', at(2), at(1), 'gana', 6],
  ['yoni as printed: deer bride, lion groom', at(18), at(25), 'yoni', 3],
  ['yoni as printed: lion bride, deer groom', at(25), at(18), 'yoni', 1],
  ['vashya: Mesha bride, Simha groom', at(1), at(10), 'vashya', 0.5],
  ['vashya: Simha bride, Mesha groom', at(10), at(1), 'vashya', 0],
  ['varna: brahmin bride, kshatriya groom', at(8), at(1), 'varna', 0],
  ['varna: kshatriya bride, brahmin groom', at(1), at(8), 'varna', 1],
])('%s', (_, bride, groom, koota, expected) => {
  expect(points(bride, groom)[koota]).toBe(expected);
});

test.each([
  ['Mula', at(19, 4), null, 'manava'],
  ['Purva Ashadha 1, over the middle', at(20, 1), null, 'chatushpada'],
  ['Purva Ashadha 1 at 14.9° of Dhanu', at(20, 1), 254.9, 'manava'],
  ['Purva Ashadha 1 at 15.1° of Dhanu', at(20, 1), 255.1, 'chatushpada'],
  ['Uttara Ashadha 4', at(21, 4), null, 'chatushpada'],
  ['Uttara Ashadha 4 with a longitude elsewhere', at(21, 4), 5, 'chatushpada'],
  ['Uttara Ashadha 4 with a longitude elsewhere in Makara', at(21, 4), 299, 'chatushpada'],
  ['Purva Ashadha 1 with a longitude of the next pada', at(20, 1), 257, 'chatushpada'],
  ['Mula 4 with a longitude beyond the middle', at(19, 4), 256, 'manava'],
  ['Shravana 2 at 14.9° of Makara', at(22, 2), 284.9, 'chatushpada'],
  ['Shravana 2 at 15° of Makara', at(22, 2), 285, 'jalachara'],
  ['Dhanishta 1', at(23, 1), null, 'jalachara'],
])('vashya of %s', (_, place, moonLongitude, expected) => {
  expect(VASHYAS[vashyaOf({ ...place, moonLongitude })]).toBe(expected);
});

test.each([
  ['same nakshatra and pada', at(1), at(1), [{ name: 'nadi_dosha', cancellations: [] }]],
  [
    'same nakshatra, other pada',
    at(1, 1),
    at(1, 2),
    [{ name: 'nadi_dosha', cancellations: ['different_padas'] }],
  ],
  [
    'same nakshatra, other rashi',
    at(3, 1),
    at(3, 2),
    [
      { name: 'nadi_dosha', cancellations: ['different_rashis'] },
      { name: 'bhakoot_dosha', kind: '2/12', cancellations: [] },
    ],
  ],
  [
    'Mesha and Vrishchika have one lord',
    at(1),
    at(17),
    [{ name: 'bhakoot_dosha', kind: '6/8', cancellations: ['same_lord'] }],
  ],
  [
    'a rakshasa bride beyond the 14th from the groom',
    at(19),
    at(4),
    [
      { name: 'bhakoot_dosha', kind: '6/8', cancellations: [] },
      { name: 'gana_dosha', cancellations: ['bride_far_ahead'] },
    ],
  ],
  ['cow and tiger', at(12, 1), at(16, 1), [{ name: 'gana_dosha' }, { name: 'yoni_dosha' }]],
])('notes: %s', (_, bride, groom, notes) => {
  expect(matchGunas(bride, groom).notes).toMatchObject(notes);
  expect(matchGunas(bride, groom).notes).toHaveLength(notes.length);
});

test('a dosha that is cancelled changes no points', () => {
  expect(points(at(1, 1), at(1, 2)).nadi).toBe(0);
  expect(points(at(1), at(17)).bhakoot).toBe(0);
});

test('a Moon that may be in either half of Dhanu or Makara counts as both in the range', () => {
  const [bride, groom] = [at(20, 1), at(5, 1)];
  const totals = [254, 256].map((moonLongitude) => matchGunas({ ...bride, moonLongitude }, groom).total);
  expect(totals[0]).not.toBe(totals[1]);
  const range = { least: Math.min(...totals), most: Math.max(...totals) };
  expect(rangeOfTotals([bride], [groom])).toEqual(range);
  expect(rangeOfTotals([{ ...bride, moonLongitude: 254 }], [groom])).toEqual({
    least: totals[0],
    most: totals[0],
  });
});

test.each(CONVENTIONS)(
  'the source of %s is a book; programs are only what it was compared with',
  (convention) => {
    const { source } = matchGunas(at(1), at(2), convention);
    expect(source).toMatch(/^(Saral Jyotish|B\. V\. Raman, Muhurtha), chapter .*; compared with what /);
  },
);

test('the range of totals has the least and the most of all pairs', () => {
  const [brides, grooms] = [
    [at(1), at(2)],
    [at(4), at(5, 1)],
  ];
  const totals = brides.flatMap((bride) => grooms.map((groom) => matchGunas(bride, groom).total));
  expect(rangeOfTotals(brides, grooms)).toEqual({ least: Math.min(...totals), most: Math.max(...totals) });
});
