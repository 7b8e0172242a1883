import { fillHouses } from '../../../people/horoscopes/shared/houses.ts';
import type { ShownPerson } from '../contract.ts';
import { drawNorth } from './drawNorth.ts';
import { drawSouth } from './drawSouth.ts';
import type { HoroscopePage } from './horoscopePage.ts';

/** Where something square is drawn: its upper left corner and its side, in points. */
export type Square = { x: number; y: number; size: number };

/** Draws a chart in the style of the page. */
export function drawChart(
  { page, letters, chartStyle }: HoroscopePage,
  chart: NonNullable<ShownPerson['chart']>,
  square: Square,
): void {
  const houses = fillHouses(chart, chart.rashi, (name) => letters[name]!);
  if (chartStyle === 'south') drawSouth(page, houses, square, letters.lagna!);
  else drawNorth(page, houses, square);
}
