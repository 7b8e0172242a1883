import type { PdfPage } from '../../invoices/pdf/page.ts';
import { KUMKUM, LINE } from '../../invoices/pdf/printed.ts';
import type { ShownPerson } from '../contract.ts';

/**
 * Of each house of a chart 320 wide, from the first: where its grahas are, where the number of its rashi, and how many grahas
 * fit a line.
 */
const PLACES = [
  { x: 160, y: 72, number: [160, 146], each: 3 },
  { x: 80, y: 30, number: [80, 70], each: 3 },
  { x: 32, y: 80, number: [66, 84], each: 1 },
  { x: 80, y: 152, number: [142, 164], each: 3 },
  { x: 32, y: 240, number: [66, 244], each: 1 },
  { x: 80, y: 292, number: [80, 258], each: 3 },
  { x: 160, y: 244, number: [160, 184], each: 3 },
  { x: 240, y: 292, number: [240, 258], each: 3 },
  { x: 288, y: 240, number: [254, 244], each: 1 },
  { x: 240, y: 152, number: [178, 164], each: 3 },
  { x: 288, y: 80, number: [254, 84], each: 1 },
  { x: 240, y: 30, number: [240, 70], each: 3 },
] as const;

/** Draws a chart in the style of the North, the first house on top. @param letters of the grahas, by their names */
export function drawChart(
  page: PdfPage,
  chart: NonNullable<ShownPerson['chart']>,
  { x, y, size }: { x: number; y: number; size: number },
  letters: Record<string, string>,
): void {
  const { doc } = page;
  const scale = size / 320;
  const at = (units: number, from: number) => from + units * scale;
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
    doc.moveTo(at(from[0], x), at(from[1], y)).lineTo(at(to[0], x), at(to[1], y)).lineWidth(0.8).stroke(LINE);
  }
  const first = chart.lagna ?? chart.rashi;
  for (const [index, place] of PLACES.entries()) {
    const rashi = (first + index) % 12;
    page.text(String(rashi + 1), at(place.number[0], x), at(place.number[1], y), {
      size: 13 * scale,
      colour: KUMKUM,
      align: 'center',
    });
    const words = chart.grahas
      .filter((graha) => graha.rashi === rashi)
      .map(({ name, retrograde }) => {
        const node = name === 'rahu' || name === 'ketu';
        return retrograde && !node ? `${letters[name]}(R)` : letters[name]!;
      });
    const lines = Math.ceil(words.length / place.each);
    for (let line = 0; line < lines; line++) {
      const drop = (line - (lines - 1) / 2) * 17 + 5;
      const part = words.slice(line * place.each, (line + 1) * place.each).join(' ');
      page.text(part, at(place.x, x), at(place.y + drop, y), { size: 14 * scale, align: 'center' });
    }
  }
}
