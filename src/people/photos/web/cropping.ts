import { SIDE_MIN } from '../../../kit/shared/media/rules.ts';
import { ASPECT, type Crop, TURNS, type Turn } from '../shared/rules.ts';

export type Size = { width: number; height: number };

/** Returns the size of a picture after a quarter turn or two. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** Returns the widest part of 4:5 of a turned picture, as a share of its width. */
export const widest = ({ width, height }: Size): number => Math.min(1, (height * ASPECT) / width);

/** Returns the narrowest part that still has enough pixels, as a share of its width. */
export const narrowest = (size: Size): number => Math.min(widest(size), (SIDE_MIN * ASPECT) / size.width);

const heightOf = ({ width }: Crop, size: Size) => (width * size.width) / ASPECT / size.height;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Returns a crop inside of its picture. @param size of the turned picture */
export function keepCropInside(crop: Crop, size: Size): Crop {
  const width = clamp(crop.width, narrowest(size), widest(size));
  const height = heightOf({ ...crop, width }, size);
  return {
    turn: crop.turn,
    width,
    left: clamp(crop.left, 0, 1 - width),
    top: clamp(crop.top, 0, 1 - height),
  };
}

/** Returns the widest crop, in the middle. @param size of the turned picture */
export function wholeCrop(turn: Turn, size: Size): Crop {
  const crop = { turn, left: 0, top: 0, width: widest(size) };
  return { ...crop, left: (1 - crop.width) / 2, top: (1 - heightOf(crop, size)) / 2 };
}

/** Moves what is seen by shares of the frame's width and height. */
export const moveCrop = (crop: Crop, offset: { right: number; down: number }, size: Size): Crop =>
  keepCropInside(
    {
      ...crop,
      left: crop.left + offset.right * crop.width,
      top: crop.top + offset.down * heightOf(crop, size),
    },
    size,
  );

/** Changes how much is seen, around the middle of the frame. */
export function zoomCrop(crop: Crop, width: number, size: Size): Crop {
  const next = { ...crop, width: clamp(width, narrowest(size), widest(size)) };
  return keepCropInside(
    {
      ...next,
      left: crop.left + (crop.width - next.width) / 2,
      top: crop.top + (heightOf(crop, size) - heightOf(next, size)) / 2,
    },
    size,
  );
}

/** Returns the next quarter turn clockwise. */
export const nextTurn = (turn: Turn): Turn => TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length]!;

/** Returns how a whole turned picture lies under the frame, in per cent of the frame's sides. */
export const layOut = (crop: Crop, size: Size) => {
  const height = heightOf(crop, size);
  return {
    left: `${(-crop.left / crop.width) * 100}%`,
    top: `${(-crop.top / height) * 100}%`,
    width: `${100 / crop.width}%`,
    height: `${100 / height}%`,
  };
};
