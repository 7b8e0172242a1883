export type Stretch = { from: number; to: number };

/** Returns where a pattern with the flag `g` matches, in order. */
export const findAll = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** Returns a text with `MASK` in place of each stretch. They are in order and do not overlap. */
export const cover = (text: string, stretches: Stretch[]): string =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to), text);

/** Text shown instead of a masked part. */
export const MASK = '•••••';
