import { LINE, type PdfPage } from '../../../kit/pdf/page.ts';
import { type Houses, inLines, SOUTH_SQUARES } from '../../../people/horoscopes/shared/houses.ts';
import type { Square } from './drawChart.ts';

/**
 * Draws a chart in the style of the South: each rashi has its square, the first house is marked.
 * @param lagna what is written in the square of the lagna
 */
export function drawSouth(page: PdfPage, houses: Houses, { x, y, size }: Square, lagna: string): void {
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
