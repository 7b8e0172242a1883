import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import { nakshatras, rashis } from '../../../../base/vocabulary/shared/lists.ts';
import { rangeOfTotals } from '../../../astrology/guna/match.ts';
import { placeOfPada } from '../../../astrology/zodiac.ts';
import { possibleMoons } from './moons.ts';
import { placeOfMoon } from './totals.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Given = { moons: number[]; rashi: string | null; nakshatra: string | null };

/** Partners of every pada, without partners whose own points are uncertain. */
const partners = Array.from({ length: 108 }, (_, index) => placeOfPada(index)).filter(
  (_, index) => index !== 76 && index !== 85,
);

/** Returns the totals with each partner that the horoscope's tab shows; null where it shows a range with one of them. */
function certainTotals({ moons, rashi, nakshatra }: Given): number[] | null {
  const possible = possibleMoons(moons, { rashi, nakshatra });
  if (possible.length === 0) return null;
  const ranges = partners.map((partner) => rangeOfTotals(possible, [partner]));
  return ranges.every(({ least, most }) => least === most) ? ranges.map(({ least }) => least) : null;
}

async function readMoon({ moons, rashi, nakshatra }: Given): Promise<number | null> {
  const { rows } = await site.app.pool.query('select place_of_moon($1, $2, $3) as moon', [
    moons,
    rashi,
    nakshatra,
  ]);
  return rows[0].moon;
}

async function check(given: Given) {
  const moon = await readMoon(given);
  const totals = certainTotals(given);
  expect([given, moon !== null]).toEqual([given, totals !== null]);
  if (moon !== null)
    expect(partners.map((partner) => rangeOfTotals([placeOfMoon(moon)], [partner]).least)).toEqual(totals);
}

const keysOf = (list: object) => [null, ...Object.keys(list)];

test('a search has a place of the Moon exactly where the points are certain, and the same points', async () => {
  for (const rashi of keysOf(rashis))
    for (const nakshatra of keysOf(nakshatras)) await check({ moons: [], rashi, nakshatra });
  // The middle of every pada, and both halves of those in the middle of Dhanu and Makara.
  const middles = Array.from({ length: 108 }, (_, index) => (index + 0.5) * (360 / 108));
  for (const longitude of [...middles, 254, 256, 284, 286])
    await check({ moons: [longitude], rashi: null, nakshatra: 'ashwini' });
});

test('so it is for the places of a day whose time is not known, narrowed by what is stated', async () => {
  const day = fc
    .tuple(fc.double({ min: 0, max: 359.9, noNaN: true }), fc.integer({ min: 2, max: 6 }))
    .map(([from, count]) => Array.from({ length: count }, (_, index) => (from / 100 + index * 2.5) % 360));
  const given = fc.record({
    moons: day,
    rashi: fc.constantFrom(...keysOf(rashis)),
    nakshatra: fc.constantFrom(...keysOf(nakshatras)),
  });
  // What is stated is of that day, so that it narrows.
  const stated = day.chain((moons) =>
    fc
      .constantFrom(...possibleMoons(moons, { rashi: null, nakshatra: null }))
      .map(({ rashi, nakshatra }) => ({
        moons,
        rashi: Object.keys(rashis)[rashi]!,
        nakshatra: Object.keys(nakshatras)[nakshatra - 1]!,
      })),
  );
  await fc.assert(fc.asyncProperty(fc.oneof(given, stated), check), { numRuns: 150 });
});

test.each<[string, Given, number | null]>([
  ['a nakshatra in one rashi', { moons: [], rashi: null, nakshatra: 'ashwini' }, 1],
  ['a nakshatra in two rashis', { moons: [], rashi: null, nakshatra: 'krittika' }, null],
  ['it with its rashi', { moons: [], rashi: 'vrishabha', nakshatra: 'krittika' }, 10],
  ['a rashi', { moons: [], rashi: 'mesha', nakshatra: null }, null],
  ['a rashi and a nakshatra that is not in it', { moons: [], rashi: 'mesha', nakshatra: 'revati' }, null],
  ['a nakshatra over the middle of Makara', { moons: [], rashi: null, nakshatra: 'shravana' }, null],
  ['a known time', { moons: [256], rashi: null, nakshatra: null }, 78],
  ['the first half of Dhanu', { moons: [254], rashi: null, nakshatra: null }, 109],
  ['nothing', { moons: [], rashi: null, nakshatra: null }, null],
])('%s', async (_name, given, moon) => expect(await readMoon(given)).toBe(moon));
