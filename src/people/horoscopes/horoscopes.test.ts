import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { otherNames } from '../../base/vocabulary/otherNames.ts';
import { readChart } from './charts.ts';
import { readCoordinates, suggestPlaces } from './places/places.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const delhi = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' };
const born = { date: '1995-06-14', time: '10:30', ...delhi };
const cast = (changed: object = {}) => site.visitor().post('/api/horoscope/chart', { ...born, ...changed });
const pair = {
  bride: { rashi: 8, nakshatra: 20, pada: 3 },
  groom: { rashi: 10, nakshatra: 23, pada: 3 },
};
const compare = (changed: object = {}) =>
  site.visitor().post('/api/horoscope/match', { ...pair, ...changed });

const { vectors: kundlis } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../astrology/vectors/kundli.json`, 'utf8'),
);

test('the API casts charts from what the clocks showed, war time included', async () => {
  for (const { localTime, lat, lon, timeZone, ...expected } of kundlis.slice(0, 12)) {
    const [date, time] = localTime.split('T');
    const { status, body } = await cast({ date, time, timeZone, latitude: lat, longitude: lon });
    expect(status).toBe(200);
    const { rashi, nakshatra, pada, lagna, utc, utcOffsetSeconds } = expected;
    expect(body).toMatchObject({ rashi, nakshatra, pada, lagna, utc, utcOffsetSeconds });
    expect(body.notes.includes('war_time')).toBe(utcOffsetSeconds === 23_400);
  }
});

test('every published birth is at the right instant, with its rashi, nakshatra, pada, lagna and houses of Mars', () => {
  for (const { localTime, lat, lon, timeZone, ...expected } of kundlis) {
    const [date, time] = localTime.split('T');
    const chart = readChart({ date, time, timeZone, latitude: lat, longitude: lon }, new Date());
    const { utc, utcOffsetSeconds, rashiName, nakshatraName, pada, lagnaName } = expected;
    const { marsHouseFromLagna, marsHouseFromMoon, marsHouseFromVenus } = expected;
    expect({ localTime, ...chart }).toMatchObject({
      ...{ localTime, utc, utcOffsetSeconds, rashiName, nakshatraName, pada, lagnaName },
      ...{ marsHouseFromLagna, marsHouseFromMoon, marsHouseFromVenus },
    });
  }
});

test.each([
  ['before 1906, Madras time', { date: '1905-12-31', time: '23:59' }, 19_270, ['local_time']],
  ['from 1906, Indian time', { date: '1906-01-01', time: '00:10' }, 19_800, []],
  ['in Nepal before 1986', { date: '1985-12-31', time: '12:00', timeZone: 'Asia/Kathmandu' }, 19_800, []],
  ['in Nepal since 1986', { date: '1986-01-02', time: '12:00', timeZone: 'Asia/Kathmandu' }, 20_700, []],
  ['daylight saving', { date: '2020-07-01', timeZone: 'America/New_York' }, -14_400, []],
  [
    'an hour that was left out',
    { date: '2020-03-08', time: '02:30', timeZone: 'America/New_York' },
    -14_400,
    ['clock_skipped'],
  ],
  [
    'an hour that came twice: the first',
    { date: '2020-11-01', time: '01:30', timeZone: 'America/New_York' },
    -14_400,
    ['clock_repeated'],
  ],
  ['an offset by hand', { timeZone: '+05:45' }, 20_700, []],
  ['29 February', { date: '2000-02-29' }, 19_800, []],
  ['midnight', { time: '00:00' }, 19_800, []],
  ['the south', { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' }, 36_000, []],
  [
    'beyond the polar circle',
    { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' },
    7200,
    ['polar'],
  ],
])('%s', async (_, changed, utcOffsetSeconds, notes) => {
  const { status, body } = await cast(changed);
  expect([status, body]).toMatchObject([200, { utcOffsetSeconds, lagna: expect.any(Number) }]);
  expect(body.notes.filter((note: string) => note !== 'moon_near_border')).toEqual(notes);
});

test('at a pole nothing rises', async () => {
  const { status, body } = await cast({ latitude: 90 });
  expect([status, body]).toMatchObject([
    200,
    { lagna: null, marsHouseFromLagna: null, manglik: { fromLagna: null }, notes: ['polar'] },
  ]);
});

test.each([
  [{ latitude: 91 }, 'latitude', 'latitude_invalid'],
  [{ longitude: -181 }, 'longitude', 'longitude_invalid'],
  [{ longitude: undefined }, 'longitude', 'longitude_invalid'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone_unknown'],
  [{ timeZone: '' }, 'timeZone', 'time_zone_unknown'],
  [{ date: '1999-02-29' }, 'date', 'date_invalid'],
  [{ date: '14-06-1995' }, 'date', 'date_invalid'],
  [{ date: '1800-01-01' }, 'date', 'birth_too_early'],
  [{ date: '2999-01-01', time: undefined }, 'date', 'birth_in_future'],
  [{ time: '25:00' }, 'time', 'time_invalid'],
])('with %j it is refused at its field', async (changed, field, code) => {
  const { status, body } = await cast(changed);
  expect([status, body.data.fields[field]]).toMatchObject([422, { code }]);
});

test('tomorrow is refused, and so is later today', async () => {
  const now = Temporal.Instant.fromEpochMilliseconds(site.app.clock().getTime()).toZonedDateTimeISO(
    'Asia/Kolkata',
  );
  const tomorrow = await cast({ date: now.add({ days: 1 }).toPlainDate().toString() });
  expect(tomorrow.body.data.fields.date).toMatchObject({ code: 'birth_in_future' });
  const later = now.add({ minutes: 2 });
  const { body } = await cast({
    date: later.toPlainDate().toString(),
    time: later.toPlainTime().toString({ smallestUnit: 'minute' }),
  });
  expect(body.data.fields).toMatchObject({ time: { code: 'birth_in_future' } });
});

test('without a time there is no lagna, but every place of the Moon on that day', async () => {
  const { body } = await cast({ time: undefined });
  expect(body).toMatchObject({ timeKnown: false, lagna: null, moonLongitude: null, utc: null, changes: [] });
  const { possible } = body;
  expect(possible.length).toBeGreaterThan(2);
  expect(possible[0].from).toBe('1995-06-13T18:30:00.000Z');
  expect(possible.at(-1).until).toBe('1995-06-14T18:30:00.000Z');
  const chart = await cast({ time: '10:30' });
  const now = possible.find(
    (one: { from: string; until: string }) => one.from <= chart.body.utc && chart.body.utc < one.until,
  );
  expect(now).toMatchObject({ nakshatra: chart.body.nakshatra, pada: chart.body.pada });
});

test('without a time, manglik and what cancels it hold at every hour of the day, or are left out', async () => {
  const found = new Set<string | null>();
  for (let day = 10; day < 28; day++) {
    const date = `1995-06-${day}`;
    const { manglik } = (await cast({ date, time: undefined })).body;
    found.add(manglik.severity);
    expect(manglik.fromLagna).toBeNull();
    const hourly = await Promise.all(
      ['00:00', '06:00', '12:00', '18:00', '23:59'].map(
        async (time) => (await cast({ date, time })).body.manglik,
      ),
    );
    const fromMoon = new Set(hourly.map((one) => one.fromMoon));
    expect(manglik.fromMoon).toBe(fromMoon.size === 1 ? [...fromMoon][0] : null);
    if (manglik.severity === null) expect(manglik.notes).toEqual([]);
    // With a lagna other houses may count, but what holds of Mars and the Moon alone stays.
    for (const note of manglik.notes.filter((one: string) => one !== 'house_exempt')) {
      for (const one of hourly) expect(one.notes).toContain(note);
    }
  }
  expect(found.size).toBe(3);
});

test('what changes within a quarter of an hour is what another time says', async () => {
  const { body } = await cast();
  for (const { what, minutes, to } of body.changes) {
    const time = new Date(Date.UTC(1995, 5, 14, 10, 30 + minutes)).toISOString().slice(11, 16);
    const other = (await cast({ time })).body;
    const stated = {
      ...other,
      manglik: other.manglik.severity,
      lagna: other.lagnaName,
      rashi: other.rashiName,
    };
    expect(String({ ...stated, nakshatra: other.nakshatraName }[what as 'pada'])).toBe(to);
  }
});

test('two people are matched, by either convention', async () => {
  const { status, body } = await compare();
  expect(status).toBe(200);
  expect(body).toMatchObject({ convention: 'astrosage', total: 14.5, max: 36, range: null });
  expect(body.kootas.map(({ name, points }: { name: string; points: number }) => [name, points])).toEqual([
    ['varna', 0],
    ['vashya', 1],
    ['tara', 1.5],
    ['yoni', 2],
    ['maitri', 3],
    ['gana', 0],
    ['bhakoot', 7],
    ['nadi', 0],
  ]);
  expect(body.notes).toMatchObject([{ name: 'nadi_dosha' }, { name: 'gana_dosha' }]);
  expect(body.poruthams).toHaveLength(10);
  expect((await compare({ convention: 'raman' })).body.convention).toBe('raman');
});

test('with several possible places of a Moon there is a range of totals', async () => {
  const possible = [
    { rashi: 8, nakshatra: 19, pada: 4 },
    { rashi: 8, nakshatra: 20, pada: 3 },
  ];
  const { body } = await compare({ bride: { ...pair.bride, possible } });
  expect(body.range.least).toBeLessThanOrEqual(14.5);
  expect(body.range.most).toBeGreaterThanOrEqual(14.5);
});

test('a pada over the middle of Dhanu has a range by itself, and a longitude of elsewhere is not used', async () => {
  const bride = { rashi: 8, nakshatra: 20, pada: 1 };
  const groom = { rashi: 1, nakshatra: 5, pada: 1 };
  const alone = (await compare({ bride, groom })).body;
  expect(alone.range.least).toBeLessThan(alone.range.most);
  const elsewhere = (await compare({ bride: { ...bride, moonLongitude: 269 }, groom })).body;
  expect([elsewhere.total, elsewhere.range]).toEqual([alone.total, alone.range]);
  const known = (await compare({ bride: { ...bride, moonLongitude: 254.5 }, groom })).body;
  expect(known.range).toBeNull();
});

test.each([
  [{ bride: { rashi: 12, nakshatra: 1, pada: 1 } }, 'bride.rashi'],
  [{ groom: { rashi: 0, nakshatra: 28, pada: 1 } }, 'groom.nakshatra'],
  [{ groom: { rashi: 1, nakshatra: 1, pada: 1 } }, 'groom.nakshatra'],
  [{ convention: 'western' }, 'convention'],
])('a match with %j is refused at its field', async (changed, field) => {
  const { status, body } = await compare(changed);
  expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]]);
});

test('places are found by their old and new names', async () => {
  const { body } = await site.visitor().get('/api/horoscope/places?part=coch');
  expect(body[0]).toMatchObject({ name: 'Kochi', region: 'Kerala', timeZone: 'Asia/Kolkata' });
  for (const { shown, others } of otherNames) {
    for (const name of others) expect((await suggestPlaces(name))[0]?.name, name).toBe(shown);
  }
  for (const typed of [
    'Rampur, Uttar Pradesh',
    'rampur uttar pradesh',
    'Rampur, UP',
    'Rampur, U.P.',
    'Rampur, Uttar Pradesh, India',
  ]) {
    expect((await suggestPlaces(typed))[0], typed).toMatchObject({
      name: 'Rampur',
      region: 'Rampur, Uttar Pradesh',
    });
  }
  for (const [typed, name] of [
    ['Chhatrapati Sambhaji Nagar', 'Chhatrapati Sambhajinagar'],
    ['sambhaji nagar, maharashtra', 'Chhatrapati Sambhajinagar'],
    ['Navimumbai', 'Navi Mumbai'],
    ['Rae Bareli', 'Raebareli'],
    ['Dhule', 'Dhule'],
    ['Darjeeling', 'Darjeeling'],
    ['Chandrapur', 'Chandrapur'],
  ] as const)
    expect((await suggestPlaces(typed))[0]?.name, typed).toBe(name);
  expect((await suggestPlaces('Cochin, Kerala'))[0]?.name).toBe('Kochi');
  expect((await suggestPlaces('jodh, raj'))[0]?.name).toBe('Jodhpur');
  expect((await suggestPlaces('São Paulo, Brazil'))[0]).toMatchObject({ region: 'Brazil' });
  expect((await suggestPlaces('São Paulo'))[0]).toMatchObject({ region: 'Brazil' });
  expect(await suggestPlaces('  ')).toEqual([]);
  expect(await suggestPlaces('xyzzy')).toEqual([]);
});

test.each([
  ['chatrapati', 'Chhatrapati Sambhajinagar'],
  ['Hydrabad', 'Hyderabad'],
  ['Ahemdabad', 'Ahmedabad'],
  ['Koochbehar', 'Cooch Behar'],
  ['tutikorin, tn', 'Thoothukudi'],
])('%s, where no place is written so, is suggested as %s', async (typed, name) =>
  expect((await suggestPlaces(typed))[0]?.name).toBe(name),
);

test('headquarters of districts and towns of 100,000 people are known by the names that families use', async () => {
  const known = await readCoordinates();
  const text = readFileSync('test/setup/cities.txt', 'utf8');
  const missing = text
    .trimEnd()
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(':') + 2).split(', '))
    .filter((city) => !known.has(city.toLowerCase()));
  expect(missing).toEqual([]);
});

test.each([
  ['Mehsana', 'Gujarat', 23.6, 72.4],
  ['Nagaon', 'Assam', 26.35, 92.7],
  ['Miraj', 'Maharashtra', 16.8, 74.6],
  ['Vasai', 'Maharashtra', 19.4, 72.8],
  ['Cooch Behar', 'West Bengal', 26.3, 89.4],
  ['Dharwad', 'Karnataka', 15.5, 75],
  ['Ballia', 'Uttar Pradesh', 25.8, 84.1],
  ['Bokaro', 'Jharkhand', 23.7, 86.2],
  ['Neemuch', 'Madhya Pradesh', 24.5, 74.9],
  ['Mahe', 'Puducherry', 11.7, 75.5],
])('%s is in %s', async (name, region, latitude, longitude) => {
  const [place] = await suggestPlaces(name);
  expect(place?.region).toBe(region);
  expect(Math.abs(place!.latitude - latitude) + Math.abs(place!.longitude - longitude)).toBeLessThan(0.2);
});
