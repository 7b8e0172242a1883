import type { Mask } from './masking.ts';

/** Longest side of what is uploaded, in pixels: the server keeps no more. */
export const SIDE = 2048;

/** One side of a document, opened in the browser, and what is blacked out of it. */
export type DocumentSide = { picture: ImageBitmap; masks: Mask[] };

type Size = { width: number; height: number };

/** Returns the size of a picture that has others of these sizes below each other, as wide as it is, and where each begins. */
export function stackSides(sizes: Size[]): Size & { places: { top: number; height: number }[] } {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const heights = sizes.map((one) => (one.height * widest) / one.width);
  const whole = heights.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, SIDE / Math.max(widest, whole));
  let top = 0;
  const places = heights.map((one) => {
    const place = { top, height: Math.round(one * scale) };
    top += place.height;
    return place;
  });
  return { width: Math.round(widest * scale), height: top, places };
}

/** Returns the masks of all sides as shares of the picture that is uploaded. */
export function stackedMasks(sides: { picture: Size; masks: Mask[] }[]): Mask[] {
  const { height, places } = stackSides(sides.map(({ picture }) => picture));
  return sides.flatMap(({ masks }, index) => {
    const place = places[index]!;
    return masks.map((mask) => ({
      ...mask,
      top: (place.top + mask.top * place.height) / height,
      height: (mask.height * place.height) / height,
    }));
  });
}
