import { areFigures } from '../shared/mask/figures.ts';
import { isEveryday, isMobile } from '../shared/mask/notNumbers.ts';
import { digitsOf, findNumbers, hasDigit } from '../shared/mask/numbers.ts';
import { cover, merge, type Stretch } from '../shared/mask/stretches.ts';
import { visibleOf } from '../shared/mask/visible.ts';
import { asAscii } from '../shared/text/ascii.ts';
import {
  findSpreadAddresses,
  hasSignOfAddress,
  mayBePartOfAddress,
  type PlacedStretch,
} from './spreadAddresses.ts';

/** Fewer digits within a sentence are anything: an age, a floor, an hour. */
const IN_WORDS_MIN = 3;
/** A number of India with its country code and 00. */
const DIGITS_MAX = 14;
/** So many messages without digits may be between two that have some. */
const GAP_MAX = 3;

const everything = () => true;
const WORDS = /[\p{L}\p{M}]/u;
const AND = /(?<![\p{L}\p{M}])(?:and|और|आणि)(?![\p{L}\p{M}])/giu;

type MessagePart = { place: number; digits: string; stretches: Stretch[] };

/**
 * Returns short texts of one author, in their order, without the digits of a mobile number, or the parts of an address, that
 * are spread over two or more of them. What is hidden within one text alone is for `mask`.
 */
export function maskSpread(texts: readonly string[]): string[] {
  const all = texts.map(visibleOf);
  const seen = all.map(({ text }) => text);
  const found = [...findSpreadNumbers(seen), ...findSpreadAddresses(seen)];
  return texts.map((text, place) =>
    cover(text, merge(found.filter((one) => one.place === place).map(all[place]!.back))),
  );
}

function findSpreadNumbers(texts: readonly string[]): PlacedStretch[] {
  const parts = texts.flatMap((text, place) => partOf(text, place) ?? []);
  const hidden = new Set<MessagePart>();
  for (let from = 0; from < parts.length; from++) {
    let digits = '';
    for (let to = from; to < parts.length && digits.length < DIGITS_MAX; to++) {
      if (to > from && parts[to]!.place - parts[to - 1]!.place > GAP_MAX + 1) break;
      digits += parts[to]!.digits;
      if (to > from && isMobile(digits) && !areFiguresOf(texts, parts[from]!, parts[to]!))
        for (const part of parts.slice(from, to + 1)) hidden.add(part);
    }
  }
  return [...hidden].flatMap(({ place, stretches }) => stretches.map((stretch) => ({ ...stretch, place })));
}

/** Returns whether digits from one part to another are marks, ages or the like, when the texts are read as one. */
function areFiguresOf(texts: readonly string[], first: MessagePart, last: MessagePart): boolean {
  const whole = texts.slice(first.place, last.place + 1).join(' ');
  const from = first.stretches[0]!.from;
  const to = whole.length - texts[last.place]!.length + last.stretches.at(-1)!.to;
  const figures = whole.slice(from, to);
  const before = `${texts.slice(Math.max(0, first.place - 2), first.place).join(' ')} ${whole.slice(0, from)}`;
  const after = [whole.slice(to), ...texts.slice(last.place + 1, last.place + 4)].join(' ');
  return !WORDS.test(figures.replace(AND, '')) && areFigures(asAscii(figures), { before, after });
}

/** Returns whether something may be spread over texts. It is quick, and nothing is over most. */
export const mayBeSpread = (texts: readonly string[]): boolean =>
  texts.some((text) => hasSignOfAddress(visibleOf(text).text)) ||
  texts.filter((text) => hasDigit(visibleOf(text).text)).length > 1;

/** Returns whether a text could be a part of a number or an address in several texts. */
export const mayBePart = (text: string): boolean => {
  const seen = visibleOf(text).text;
  return hasPartOfNumber(seen) || mayBePartOfAddress(seen);
};

/** Returns whether a text has digits that could belong to a number in several texts. */
export const hasPartOfNumber = (text: string): boolean => partOf(text, 0) !== undefined;

/** Returns the digits of a text that could be a part of a number; undefined when it has none. */
function partOf(text: string, place: number): MessagePart | undefined {
  const found = findNumbers(text, everything).filter(({ from, to }) => {
    const stretch = text.slice(from, to);
    const rest = text.slice(0, from) + text.slice(to);
    const digits = digitsOf(stretch).length;
    return !isEveryday(stretch) && (digits >= IN_WORDS_MIN || (digits > 0 && !WORDS.test(rest)));
  });
  const digits = found.map(({ from, to }) => digitsOf(text.slice(from, to))).join('');
  return digits.length > 0 && digits.length < 10 ? { place, digits, stretches: found } : undefined;
}
