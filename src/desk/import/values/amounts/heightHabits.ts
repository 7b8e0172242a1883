import type { Cell } from '../../reading/cell.ts';
import { plain } from '../plain.ts';

/**
 * How a column writes heights with a point. `point`: 5.10 and 5.11 prove feet and inches, 5.58 and 5.75 feet. `keepsZero`: whether a
 * 5.10 is still one, which every spreadsheet makes a 5.1 of.
 */
export type HeightHabits = { point: 'inches' | 'feet' | 'contradictory' | 'unproven'; keepsZero: boolean };

/** Finds out how a column writes heights. */
export function heightHabits(cells: readonly Cell[]): HeightHabits {
  let [inches, feet, keepsZero] = [false, false, false];
  for (const cell of cells) {
    const [, part] = cell ? (/^[3-7]\.(\d{2})\d?$/.exec(plain(cell.text)) ?? []) : [];
    if (part === undefined) continue;
    if (part === '10') keepsZero = true;
    if (part === '10' || part === '11') inches = true;
    else if (Number(part) > 11) feet = true;
  }
  return { point: inches ? (feet ? 'contradictory' : 'inches') : feet ? 'feet' : 'unproven', keepsZero };
}
