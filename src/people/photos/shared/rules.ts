import { SIDE_MIN } from '../../../kit/shared/media/rules.ts';

// What holds for photos on the server and in the browser.

/** How many photos a profile may have. */
export const PHOTOS_MAX = 12;

/** Width through height of every photo on screen. */
export const ASPECT = 4 / 5;

/** Quarter turns clockwise, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/**
 * The part of a picture that is shown, after it was turned: left edge, upper edge and width as shares of the turned
 * picture's width and height. The height follows from the width.
 */
export type Crop = { turn: Turn; left: number; top: number; width: number };

export type PixelBox = { left: number; top: number; width: number; height: number };

/** Returns the pixels that a crop shows of a picture of this size (as it is turned), inside of it, at least `SIDE_MIN` wide. */
export function cropBox({ left, top, width }: Crop, size: { width: number; height: number }): PixelBox {
  const widest = Math.min(size.width, size.height * ASPECT);
  const wide = Math.min(Math.max(width * size.width, Math.min(SIDE_MIN * ASPECT, widest)), widest);
  const high = wide / ASPECT;
  const inside = (from: number, length: number, whole: number) => Math.min(Math.max(from, 0), whole - length);
  const box = {
    width: Math.max(1, Math.floor(wide)),
    height: Math.max(1, Math.floor(high)),
  };
  return {
    ...box,
    left: Math.floor(inside(left * size.width, box.width, size.width)),
    top: Math.floor(inside(top * size.height, box.height, size.height)),
  };
}

/**
 * Two photos whose hashes differ in at most so many of 64 bits count as the same picture. Krawetz, "Kind of Like That"
 * (2013), takes up to 10 for a variation of one; see hash.slow.test.ts for what that means here.
 */
export const NEAR_BITS = 8;

export const PHOTO_STATES = ['waiting', 'approved', 'rejected'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];
