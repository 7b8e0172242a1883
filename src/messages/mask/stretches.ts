export type Stretch = { from: number; to: number };

export const findAll = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

export const cover = (text: string, stretches: Stretch[]): string =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to), text);

/**
 * Finds what would let two members reach each other outside the site: phone numbers, email addresses, links and
 * handles, also where they are written to be overlooked. It judges one message by itself; what is spread over several
 * it does not see. Every pattern takes time in proportion to the text: a quantifier is never followed by what it could
 * have taken itself, and where a match may begin at many places, its length is bounded.
 */

/** Replaces what is not shown. */
export const MASK = '•••••';
