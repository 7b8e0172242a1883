import { isEveryday, isMobile } from './notNumbers.ts';
import { digitsOf, findNumbers } from './numbers.ts';
import { cover, type Stretch } from './stretches.ts';

/** Fewer digits within a sentence are anything: an age, a floor, an hour. */
const FEWEST_IN_WORDS = 3;
/** A number of India with its country code and 00. */
const MOST_DIGITS = 14;
/** So many messages without digits may be between two that have some. */
const MOST_BETWEEN = 3;

const everything = () => true;
const WORDS = /[\p{L}\p{M}]/u;

type Part = { place: number; digits: string; stretches: Stretch[] };

/**
 * Returns short texts of one author, in their order, without the digits of a mobile number that is spread over two or more of
 * them. What is a number within one text alone is for `mask`.
 */
export function maskSpread(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text, place) => partOf(text, place) ?? []);
  const hidden = new Set<Part>();
  for (let from = 0; from < parts.length; from++) {
    let digits = '';
    for (let to = from; to < parts.length && digits.length < MOST_DIGITS; to++) {
      if (to > from && parts[to]!.place - parts[to - 1]!.place > MOST_BETWEEN + 1) break;
      digits += parts[to]!.digits;
      if (to > from && isMobile(digits)) for (const part of parts.slice(from, to + 1)) hidden.add(part);
    }
  }
  const changed = [...texts];
  for (const { place, stretches } of hidden) changed[place] = cover(texts[place]!, stretches);
  return changed;
}

/** Returns whether a text has digits that could belong to a number in several texts. */
export const mayBePart = (text: string): boolean => partOf(text, 0) !== undefined;

/** Returns the digits of a text that could be a part of a number; undefined when it has none. */
function partOf(text: string, place: number): Part | undefined {
  const found = findNumbers(text, everything).filter(({ from, to }) => {
    const stretch = text.slice(from, to);
    const rest = text.slice(0, from) + text.slice(to);
    const digits = digitsOf(stretch).length;
    return !isEveryday(stretch) && (digits >= FEWEST_IN_WORDS || (digits > 0 && !WORDS.test(rest)));
  });
  const digits = found.map(({ from, to }) => digitsOf(text.slice(from, to))).join('');
  return digits.length > 0 && digits.length < 10 ? { place, digits, stretches: found } : undefined;
}
