import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { matchGunas } from './guna/match.ts';
import { isPlace, type ZodiacPosition } from './zodiac.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/vectors/${name}.json`, 'utf8')).vectors;

type Kundli = ZodiacPosition & Record<'utc' | 'place' | 'localTime', string> & Record<string, number>;
type Guna = {
  bride: ZodiacPosition;
  groom: ZodiacPosition;
  kootas: object;
  total: number;
  lineagesAgree: boolean;
};

const kundlis: Kundli[] = read('kundli');
const gunas: Guna[] = read('guna');

const arcsec = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180) * 3600;

test.each(kundlis)('chart of $localTime in $place', (expected) => {
  const chart = castChart(new Date(expected.utc), { latitude: expected.lat!, longitude: expected.lon! });
  expect(expected).toMatchObject({
    rashi: chart.rashi,
    rashiName: chart.rashiName,
    nakshatra: chart.nakshatra,
    nakshatraName: chart.nakshatraName,
    pada: chart.pada,
    lagna: chart.lagna,
    lagnaName: chart.lagnaName,
    marsHouseFromLagna: chart.marsHouseFromLagna,
    marsHouseFromMoon: chart.marsHouseFromMoon,
    marsHouseFromVenus: chart.marsHouseFromVenus,
  });
  expect(arcsec(chart.moonLongitude, expected.moonSidereal!)).toBeLessThan(5);
  expect(arcsec(chart.lagnaLongitude!, expected.ascSidereal!)).toBeLessThan(1);
});

test('guna milan of every pair', () => {
  expect(gunas.length).toBeGreaterThan(0);
  for (const { bride, groom, kootas, total } of gunas) {
    const milan = matchGunas(bride, groom);
    const points = Object.fromEntries(milan.kootas.map((koota) => [koota.name, koota.points]));
    expect({ bride, groom, kootas: points, total: milan.total }).toEqual({ bride, groom, kootas, total });
    expect(isPlace(bride) && isPlace(groom)).toBe(true);
  }
});

test('the two conventions agree where the vectors say so, and nowhere else', () => {
  for (const { bride, groom, lineagesAgree } of gunas) {
    const [one, other] = [matchGunas(bride, groom), matchGunas(bride, groom, 'raman')];
    expect({
      bride,
      groom,
      lineagesAgree: JSON.stringify(one.kootas) === JSON.stringify(other.kootas),
    }).toEqual({ bride, groom, lineagesAgree });
  }
});
