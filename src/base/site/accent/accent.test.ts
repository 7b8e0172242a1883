import { expect, test } from 'vitest';
import { contrast } from '../shared/accent/colours.ts';
import { isReadableAccent, nearestReadable, shadesOf, styleOf } from '../shared/accent/palette.ts';

test('a colour that cannot be read is refused, and its nearest shade passes', () => {
  for (const colour of ['#ff0000', '#e8a317', '#ffffff', '#00ff00', '#8888ff', '#c0a0a0']) {
    expect([colour, isReadableAccent(colour)]).toEqual([colour, false]);
    expect([colour, isReadableAccent(nearestReadable(colour))]).toEqual([colour, true]);
  }
  for (const colour of ['#9b1b30', '#0b4f6c', '#000000', '#5b2a86', '#14532d'])
    expect([colour, isReadableAccent(colour), nearestReadable(colour)]).toEqual([colour, true, colour]);
});

test.each(['#9b1b30', '#0b4f6c', '#000000', '#5b2a86', '#14532d', '#7a4b00'])(
  'every pair of text and ground of %s can be read, by day and by night',
  (accent) => {
    const { day, night } = shadesOf(accent);
    for (const [shades, grounds, texts] of [
      [day, ['#fffbf5', '#ffffff', '#f9f0e4'], ['#2b1b17', '#6a4f45', '#80520a', '#2c6536', '#9b1b30']],
      [night, ['#20151a', '#2a1c22', '#190f14'], ['#f7ece2', '#cdb5aa', '#f3c566', '#93cfa0', '#f28592']],
    ] as const) {
      const pairs = [
        ...grounds.map((ground) => [shades['kumkum-ink'], ground]),
        ...[...texts, shades['kumkum-ink']].map((text) => [text, shades['kumkum-soft']]),
        ['#fffbf5', shades.kumkum],
        ['#fffbf5', shades['kumkum-deep']],
      ] as [string, string][];
      for (const [text, ground] of pairs)
        expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
    }
    expect(styleOf(accent)).toMatch(/^:root\{--color-kumkum:#[0-9a-f]{6};.*\}@media .*\}\}$/);
  },
);
