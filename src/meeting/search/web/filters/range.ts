import { filters } from '../../shared/filters.ts';
import type { FilterTexts } from './address.ts';

/** Returns the positions of a range's thumbs. A value beyond the slider is at its end. */
export function thumbsOf(texts: FilterTexts, key: 'age' | 'height'): [number, number] {
  const { min, max } = filters[key];
  const ends = [Number(texts[`${key}Min`] || min), Number(texts[`${key}Max`] || max)] as const;
  return [Math.min(ends[0], max), Math.min(ends[1], max)];
}

/**
 * Returns the texts of a range's thumbs; empty at the ends.
 * @param before the filters before the change: a value at or beyond the slider's end stays while the other thumb
 * moves
 */
export function rangeTexts(
  key: 'age' | 'height',
  [from, to]: readonly [number, number],
  before: FilterTexts,
): FilterTexts {
  const { min, max } = filters[key];
  const [fromBefore, toBefore] = thumbsOf(before, key);
  const [least, most] = [before[`${key}Min`] ?? '', before[`${key}Max`] ?? ''];
  const same = fromBefore === max ? least : String(max);
  return {
    [`${key}Min`]: from === min ? '' : from === max ? same : String(from),
    [`${key}Max`]: to !== max ? String(to) : toBefore === max ? most : '',
  };
}
