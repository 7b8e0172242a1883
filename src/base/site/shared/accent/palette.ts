import { STRANDS } from '../../../../ui/shared/mark.ts';
import { contrast, lighten, mixColours } from './colours.ts';

/** The colours of src/app/app.css that the accent's are seen with: grounds, and other texts on its tint. */
const around = {
  day: {
    ground: '#fffbf5',
    grounds: ['#fffbf5', '#ffffff', '#f9f0e4', '#fdf0d2', '#e6f1e3', '#fbeae8'],
    texts: ['#2b1b17', '#6a4f45', '#80520a', '#2c6536', '#9b1b30'],
  },
  night: {
    ground: '#20151a',
    grounds: ['#20151a', '#2a1c22', '#190f14', '#3d2c17', '#1f3324', '#42202a'],
    texts: ['#f7ece2', '#cdb5aa', '#f3c566', '#93cfa0', '#f28592'],
  },
};
const ON = '#fffbf5';
const READABLE = 4.5;

/** The colours of one half of the day, by their names in src/app/app.css. */
export type Shades = Record<'kumkum' | 'kumkum-deep' | 'kumkum-ink' | 'kumkum-soft', string>;

const isReadable = (text: string, grounds: string[]) =>
  grounds.every((ground) => contrast(text, ground) >= READABLE);

/** Returns the strongest tint of a colour that keeps every text on it readable. */
function tintOf(colour: string, half: keyof typeof around, own: string): string {
  const { ground, texts } = around[half];
  for (let share = half === 'day' ? 10 : 24; share > 0; share--) {
    const tint = mixColours(colour, ground, share / 100);
    if ([...texts, own].every((text) => contrast(text, tint) >= READABLE)) return tint;
  }
  return ground;
}

/** Returns whether a colour can be read as text and as a ground of text, by day. By night it is lifted until it can. */
export const isReadableAccent = (colour: string): boolean =>
  contrast(ON, colour) >= READABLE && isReadable(colour, around.day.grounds);

/** Returns the first of a hundred shades that fits. */
function stepwise(shadeAt: (share: number) => string, fits: (shade: string) => boolean): string {
  for (let step = 0; step < 100; step++) {
    const shade = shadeAt(step / 100);
    if (fits(shade)) return shade;
  }
  return shadeAt(1);
}

/** Returns the nearest darker shade of a colour that can be read. */
export function nearestReadable(colour: string): string {
  return stepwise((share) => lighten(colour, -share), isReadableAccent);
}

/** Returns the shades of an accent, by day and by night. @param accent one that can be read, as #rrggbb */
export function shadesOf(accent: string): { day: Shades; night: Shades } {
  const lighter = (share: number) => lighten(accent, share);
  // Bright enough to be seen on the dark ground, as far as text on it can be read.
  const filled = stepwise(
    lighter,
    (shade) => contrast(shade, around.night.ground) >= 2.5 || contrast(ON, lighten(shade, 0.02)) < READABLE,
  );
  const ink = stepwise(lighter, (shade) => isReadable(shade, around.night.grounds));
  return {
    day: {
      kumkum: accent,
      'kumkum-deep': lighten(accent, -0.06),
      'kumkum-ink': accent,
      'kumkum-soft': tintOf(accent, 'day', accent),
    },
    night: {
      kumkum: filled,
      'kumkum-deep': lighten(filled, -0.06),
      'kumkum-ink': ink,
      'kumkum-soft': tintOf(accent, 'night', ink),
    },
  };
}

/** Returns the built-in mark in an accent, as the icon of a browser's tab; public/favicon.svg is the usual one. */
export const faviconOf = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 80" fill="none" stroke-width="8"><rect x="-8" y="-8" width="80" height="80" rx="18" fill="#fffbf5"/><path stroke="${accent}" d="${STRANDS[0]}"/><path stroke="#e8a317" d="${STRANDS[1]}"/></svg>`;

/** Returns the style sheet that gives every page the shades of an accent. */
export function styleOf(accent: string): string {
  const { day, night } = shadesOf(accent);
  const write = (shades: Shades) =>
    `:root{${Object.entries(shades)
      .map(([name, value]) => `--color-${name}:${value}`)
      .join(';')}}`;
  return `${write(day)}@media (prefers-color-scheme:dark){${write(night)}}`;
}
