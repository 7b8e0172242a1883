import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { lagnaLongitude } from './sky/lagna.ts';
import { moonLongitude } from './sky/longitudes.ts';
import { arcsecToBorder, listPossible } from './uncertainty.ts';
import { isPlace, zodiacPositionOf } from './zodiac.ts';

test('nothing of the project is imported: the room could be published alone', () => {
  const room = import.meta.dirname;
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file));
  const outside = files.flatMap((file) =>
    [...readFileSync(path.join(room, file), 'utf8').matchAll(/from '([^']+)'/g)]
      .map(([, from]) => from!)
      .filter((from) => !/^(astronomy-engine|vitest|node:.*)$/.test(from))
      .filter((from) => path.relative(room, path.resolve(room, path.dirname(file), from)).startsWith('..'))
      .map((from) => `${file}: ${from}`),
  );
  expect(outside).toEqual([]);
});

test.each([
  [0, [0, 1, 1]],
  [13.3333, [0, 1, 4]],
  [13.33334, [0, 2, 1]],
  [29.99999, [0, 3, 1]],
  [30, [1, 3, 2]],
  [119.99999, [3, 9, 4]],
  [120, [4, 10, 1]],
  [359.99999, [11, 27, 4]],
  [360, [0, 1, 1]],
  [-0.00001, [11, 27, 4]],
])('%f° is in rashi, nakshatra and pada %j', (longitude, [rashi, nakshatra, pada]) => {
  expect(zodiacPositionOf(longitude)).toEqual({ rashi, nakshatra, pada });
  expect(isPlace(zodiacPositionOf(longitude))).toBe(true);
});

test('108 places of the Moon exist', () => {
  const all = [...Array(12).keys()].flatMap((rashi) =>
    [...Array(27).keys()].flatMap((index) =>
      [1, 2, 3, 4].map((pada) => ({ rashi, nakshatra: index + 1, pada })),
    ),
  );
  expect(all.filter(isPlace)).toHaveLength(108);
});

test.each([0, 28.6, -33.9, 55, -54.8, 66, 69.6])(
  'the lagna goes once around in a sidereal day, and is in the east, at latitude %f',
  (latitude) => {
    const start = Date.UTC(1990, 0, 1);
    const seen = new Set<number>();
    for (let minute = 0; minute < 1440; minute += 2) {
      seen.add(
        zodiacPositionOf(lagnaLongitude(new Date(start + minute * 60_000), { latitude, longitude: 77 })!)
          .rashi,
      );
    }
    // Beyond the polar circle some rashis never rise.
    if (Math.abs(latitude) < 66.5) expect(seen.size).toBe(12);
    else expect(seen.size).toBeGreaterThan(3);
  },
);

test("the possible places of a day follow each other without a gap, and hold the Moon's place of every hour", () => {
  for (const day of ['1996-02-29', '1943-07-01', '2008-10-02', '1869-10-02']) {
    const begins = new Date(`${day}T00:00:00Z`);
    const ends = new Date(begins.getTime() + 86_400_000);
    const possible = listPossible(begins, ends);
    expect(possible[0]!.from).toEqual(begins);
    expect(possible.at(-1)!.until).toEqual(ends);
    for (const [index, { from }] of possible.entries()) {
      if (index > 0) expect(from).toEqual(possible[index - 1]!.until);
    }
    for (let hour = 0; hour < 24; hour++) {
      const instant = new Date(begins.getTime() + hour * 3_600_000);
      const inIt = possible.find(({ from, until }) => from <= instant && instant < until);
      expect(inIt).toMatchObject(zodiacPositionOf(moonLongitude(instant)));
    }
  }
});

test('a day on which the Moon passes the middle of Dhanu or Makara has a place for each half', () => {
  let days = 0;
  for (let day = 0; day < 28; day++) {
    const begins = new Date(Date.UTC(1994, 4, 1 + day));
    const possible = listPossible(begins, new Date(begins.getTime() + 86_400_000));
    const halves = possible.filter(
      ({ rashi, moonLongitude }) => [8, 9].includes(rashi) && Math.abs((moonLongitude % 30) - 15) < 5 / 3,
    );
    if (halves.length < 2) continue;
    days += 1;
    const [first, second] = halves;
    expect([first!.nakshatra, first!.pada]).toEqual([second!.nakshatra, second!.pada]);
    expect(first!.moonLongitude % 30).toBeLessThan(15);
    expect(second!.moonLongitude % 30).toBeGreaterThan(15);
    expect(moonLongitude(second!.from) % 30).toBeCloseTo(15, 2);
  }
  expect(days).toBeGreaterThan(0);
});

test('the distance to the nearest border is in arc seconds', () => {
  expect(arcsecToBorder(30 - 1 / 3600)).toBeCloseTo(1, 1);
  expect(arcsecToBorder(30 + 2 / 3600)).toBeCloseTo(2, 1);
  expect(arcsecToBorder(5 / 3)).toBeCloseTo(6000, 1);
});

test('the nodes are opposite each other and always retrograde; the Sun and the Moon never are', () => {
  for (let year = 1900; year < 2030; year += 7) {
    const { grahas } = castChart(new Date(Date.UTC(year, 3, 10)), { latitude: 19, longitude: 73 });
    const of = Object.fromEntries(grahas.map((graha) => [graha.name, graha]));
    expect((of.rahu!.rashi + 6) % 12).toBe(of.ketu!.rashi);
    expect([of.rahu, of.ketu, of.sun, of.moon].map((one) => one!.retrograde)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
});
