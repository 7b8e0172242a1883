import { LINE, type PdfPage } from '../../../kit/pdf/page.ts';
import { type Houses, inLines, NORTH_HOUSES } from '../../../people/horoscopes/shared/houses.ts';
import type { Square } from './drawChart.ts';

/** Draws a chart in the style of the North, the first house on top. */
export function drawNorth(page: PdfPage, { first, grahas }: Houses, { x, y, size }: Square): void {
  const { doc } = page;
  const scale = size / 320;
  const scaled = (units: number, from: number) => from + units * scale;
  doc.rect(x, y, size, size).lineWidth(0.8).stroke(LINE);
  for (const [from, to] of [
    [
      [0, 0],
      [320, 320],
    ],
    [
      [320, 0],
      [0, 320],
    ],
    [
      [160, 0],
      [320, 160],
    ],
    [
      [320, 160],
      [160, 320],
    ],
    [
      [160, 320],
      [0, 160],
    ],
    [
      [0, 160],
      [160, 0],
    ],
  ] as const) {
    doc
      .moveTo(scaled(from[0], x), scaled(from[1], y))
      .lineTo(scaled(to[0], x), scaled(to[1], y))
      .lineWidth(0.8)
      .stroke(LINE);
  }
  for (const [index, place] of NORTH_HOUSES.entries()) {
    const rashi = (first + index) % 12;
    page.text(String(rashi + 1), scaled(place.number[0], x), scaled(place.number[1], y), {
      size: 13 * scale,
      colour: page.accent,
      align: 'center',
    });
    const lines = inLines(grahas[rashi]!, place.each);
    for (const [line, words] of lines.entries()) {
      const drop = (line - (lines.length - 1) / 2) * 17 + 5;
      page.text(words, scaled(place.x, x), scaled(place.y + drop, y), { size: 14 * scale, align: 'center' });
    }
  }
}
