import { LINE, type PdfPage } from '../../../kit/pdf/page.ts';
import {
  fillHouses,
  type Houses,
  inLines,
  NORTH_HOUSES,
  SOUTH_SQUARES,
} from '../../../people/horoscopes/shared/houses.ts';
import type { ShownPerson } from '../contract.ts';
import type { HoroscopePage } from './horoscopePage.ts';

/** Where something square is drawn: its upper left corner and its side, in points. */
export type Square = { x: number; y: number; size: number };

/** Draws a chart in the style that the page uses. */
export function drawChart(
  { page, letters, chartStyle }: HoroscopePage,
  chart: NonNullable<ShownPerson['chart']>,
  square: Square,
): void {
  const houses = fillHouses(chart, chart.rashi, (name) => letters[name]!);
  if (chartStyle === 'south') drawSouth(page, houses, square, letters.lagna!);
  else drawNorth(page, houses, square);
}

/** Draws a chart in the northern style, with the first house on top. */
function drawNorth(page: PdfPage, { first, grahas }: Houses, { x, y, size }: Square): void {
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

/**
 * Draws a chart in the southern style: each rashi has its square, and the first house is marked.
 * @param lagna text in the square of the lagna
 */
function drawSouth(page: PdfPage, houses: Houses, { x, y, size }: Square, lagna: string): void {
  const side = size / 4;
  const scale = size / 320;
  for (const [rashi, [column, row]] of SOUTH_SQUARES.entries()) {
    const [left, top] = [x + column * side, y + row * side];
    page.doc.rect(left, top, side, side).lineWidth(0.8).stroke(LINE);
    const isFirst = rashi === houses.first;
    if (isFirst) {
      const cut = 22 * scale;
      page.doc
        .moveTo(left, top + cut)
        .lineTo(left + cut, top)
        .lineWidth(0.8)
        .stroke(page.accent);
    }
    page.text(String(rashi + 1), left + side - 6 * scale, top + 16 * scale, {
      size: 11 * scale,
      colour: page.accent,
      align: 'right',
    });
    const words = [...(isFirst && houses.fromLagna ? [lagna] : []), ...houses.grahas[rashi]!];
    const lines = inLines(words, 2);
    for (const [line, text] of lines.entries()) {
      const drop = ((line - (lines.length - 1) / 2) * 17 + 9) * scale;
      page.text(text, left + side / 2, top + side / 2 + drop, { size: 14 * scale, align: 'center' });
    }
  }
}
