import { expect, test } from 'vitest';
import { placeOfPada } from '../zodiac.ts';
import { isVedha, rajjuOf } from './groups.ts';
import { matchPoruthams, type PoruthamName } from './match.ts';

const at = (nakshatra: number, pada = 1) => placeOfPada((nakshatra - 1) * 4 + pada - 1);
const agreement = (name: PoruthamName, bride: number, groom: number) =>
  matchPoruthams(at(bride), at(groom)).find((one) => one.name === name)?.agreement;

test.each<[PoruthamName, number, number, string]>([
  ['dinam', 1, 2, 'good'],
  ['dinam', 1, 3, 'bad'],
  ['dinam', 1, 9, 'good'],
  ['dinam', 4, 4, 'good'],
  ['dinam', 1, 1, 'average'],
  ['dinam', 2, 2, 'bad'],
  ['ganam', 1, 5, 'good'],
  ['ganam', 2, 1, 'good'],
  ['ganam', 1, 2, 'average'],
  ['ganam', 1, 3, 'average'],
  ['ganam', 3, 1, 'bad'],
  ['mahendram', 1, 4, 'good'],
  ['mahendram', 1, 25, 'good'],
  ['mahendram', 1, 1, 'bad'],
  ['mahendram', 4, 1, 'good'],
  ['stree_deergham', 1, 14, 'good'],
  ['stree_deergham', 1, 13, 'average'],
  ['stree_deergham', 1, 7, 'bad'],
  ['yoni', 1, 24, 'good'],
  ['yoni', 1, 13, 'bad'],
  ['yoni', 1, 2, 'average'],
  ['rasi', 1, 15, 'good'],
  ['rasi', 1, 2, 'good'],
  ['rasi', 1, 4, 'bad'],
  ['rasi', 1, 10, 'average'],
  ['rasi_adhipathi', 1, 8, 'average'],
  ['rasi_adhipathi', 1, 10, 'good'],
  ['rasi_adhipathi', 10, 15, 'bad'],
  ['vasyam', 1, 10, 'good'],
  ['vasyam', 10, 1, 'average'],
  ['vasyam', 1, 5, 'bad'],
  ['rajju', 5, 14, 'bad'],
  ['rajju', 5, 4, 'good'],
  ['vedhai', 1, 18, 'bad'],
  ['vedhai', 23, 5, 'bad'],
  ['vedhai', 14, 5, 'good'],
])('%s of bride %i and groom %i is %s', (name, bride, groom, expected) => {
  expect(agreement(name, bride, groom)).toBe(expected);
});

test('three nakshatras are of the head, six of each other rajju', () => {
  const counts: Record<string, number> = {};
  for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
    counts[rajjuOf(nakshatra)] = (counts[rajjuOf(nakshatra)] ?? 0) + 1;
  }
  expect(counts).toEqual({ pada: 6, kati: 6, nabhi: 6, kantha: 6, shiro: 3 });
});

test('each nakshatra but Chitra pierces one other', () => {
  for (let one = 1; one <= 27; one++) {
    const others = [...Array(27).keys()].filter((index) => isVedha(one, index + 1));
    expect(others).toHaveLength(one === 14 ? 0 : 1);
  }
});
