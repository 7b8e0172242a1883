import { expect, test } from 'vitest';
import { locateCities } from './locate.ts';

test.each([
  ['mehsana', 23.6, 72.4],
  ['vasai', 19.4, 72.8],
  ['pune city', 18.5, 73.9],
  ['rampur (up)', 28.8, 79],
  ['thane, maharashtra', 19.2, 73],
  ['मेहसाणा', 23.6, 72.4],
  ['सांगली', 16.9, 74.6],
  ['नागांव', 26.4, 92.7],
  ['ಧಾರವಾಡ', 15.5, 75],
  // By sound alone it would be a village in Punjab.
  ['বহরমপুর', 24.1, 88.3],
])('%s is near %d, %d', async (city, latitude, longitude) => {
  const place = (await locateCities([city])).get(city)!;
  expect(Math.abs(place[0] - latitude) + Math.abs(place[1] - longitude)).toBeLessThan(0.3);
});

test('what nobody knows is nowhere', async () => {
  expect(await locateCities(['xyzzy', 'xyzzy city', ''])).toEqual(new Map());
});
