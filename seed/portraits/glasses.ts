import { both, line, shape } from './svg.ts';

const frame = '#2A2220';

/** Glasses before the eyes at ±43; the lenses catch a little light. */
function pair(lens: string, colour: string, width: number): string {
  return `${both(`${shape(lens, '#FFF', 'fill-opacity=".07"')}${line(lens, colour, width)}${line('M77 -8L101 -13', colour, width)}`)}
    ${line('M-12 -6C-6 -12 6 -12 12 -6', colour, width)}${line('M-62 -8L-50 -18M29 -6L42 -18', '#FFF', 3, 0.3)}`;
}

export const glasses = {
  square: () =>
    pair('M13 -18C28 -22 62 -22 76 -17C79 -4 76 14 68 22C54 26 32 26 22 22C14 14 11 -4 13 -18Z', frame, 4.6),
  round: () => pair('M12 2A32 30 0 1 1 76 2A32 30 0 1 1 12 2Z', '#7A5A34', 3.2),
  thin: () =>
    pair(
      'M13 -12C30 -17 62 -17 76 -12C78 0 74 16 66 20C52 23 34 23 23 20C15 14 12 0 13 -12Z',
      '#5B5450',
      2.8,
    ),
};
