export type Stretch = { from: number; to: number };

/** What a text says right before and after a number. */
export type Around = { before: string; after: string };

/** Returns where a pattern with the flag `g` matches, in order. */
export const findAll = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** Returns a text with `MASK` in place of each stretch. They are in order and do not overlap. */
export const cover = (text: string, stretches: Stretch[]): string =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to), text);

/** Sorts stretches, and joins the ones that overlap or touch. */
export function merge(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Text shown instead of a masked part. */
export const MASK = '•••••';
