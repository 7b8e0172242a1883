export type Stretch = { from: number; to: number };

export const findAll = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

export const cover = (text: string, stretches: Stretch[]): string =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to), text);

/** Text shown instead of a masked part. */
export const MASK = '•••••';
