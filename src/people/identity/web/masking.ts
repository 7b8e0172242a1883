import { MASK_HIGH, MASK_WIDE } from '../shared/rules.ts';

/** A part of a picture that is blacked out: shares of the picture's width and height. */
export type Mask = { left: number; top: number; width: number; height: number };

/** The smallest side that can still be seen and held. */
const SIDE_MIN = 0.02;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns a mask inside of its picture. */
export function keepMaskInside({ left, top, width, height }: Mask): Mask {
  const wide = clamp(width, SIDE_MIN, 1);
  const high = clamp(height, SIDE_MIN, 1);
  return { width: wide, height: high, left: clamp(left, 0, 1 - wide), top: clamp(top, 0, 1 - high) };
}

/** Returns a mask of a usual size in the middle. */
export const newMask = (): Mask => ({ left: 0.3, top: 0.46, width: 0.4, height: 0.08 });

type Point = { x: number; y: number };

/** Returns the mask between two corners. */
export const maskBetween = (one: Point, other: Point): Mask => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** Returns where a mask is once its picture was turned clockwise by a quarter. */
export const turnMask = ({ left, top, width, height }: Mask): Mask => ({
  left: 1 - top - height,
  top: left,
  width: height,
  height: width,
});

/** Returns whether a drag was meant to draw: a tap draws nothing. */
export const isDrawn = ({ width, height }: Mask): boolean => width >= SIDE_MIN && height >= SIDE_MIN / 2;

/** Returns whether one of the masks is large enough for digits, also of a card that lies on its side. */
export const canHideNumber = (masks: Mask[]): boolean =>
  masks.some(
    ({ width, height }) => Math.max(width, height) >= MASK_WIDE && Math.min(width, height) >= MASK_HIGH,
  );

const STEP = 0.01;

/** Returns a mask after an arrow key: moved, or with Shift made larger or smaller; null for another key. */
export function maskAfterKey(mask: Mask, key: string, resize: boolean): Mask | null {
  const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
    key
  ];
  if (!step) return null;
  const [right = 0, down = 0] = step;
  return keepMaskInside(
    resize
      ? { ...mask, width: mask.width + right, height: mask.height + down }
      : { ...mask, left: mask.left + right, top: mask.top + down },
  );
}
