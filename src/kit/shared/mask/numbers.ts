import { asAscii } from '../text/ascii.ts';
import {
  DIGIT_OF,
  digitsTogether,
  isEverydayWord,
  JOINING,
  REPEATING,
  spokenDigit,
} from '../text/spokenDigits.ts';
import { saysTwoDigits } from '../text/spokenTens.ts';
import { isMobile, isNumber } from './notNumbers.ts';
import type { Around, Stretch } from './stretches.ts';

/** Digits with more than this many other characters between them are separate; a repeated character counts once. */
const WIDEST_GAP = 8;

const A_DIGIT = new RegExp(
  `\\p{N}|(?<![\\p{L}\\p{M}])(?:${[...DIGIT_OF.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Returns whether a text has a digit, also as a word. */
export const hasDigit = (text: string): boolean => A_DIGIT.test(text.normalize('NFC'));

/** Returns the digits of a stretch in ASCII, spoken ones included. Words for larger numbers are left out. */
export const digitsOf = (stretch: string): string =>
  asAscii(stretch)
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word) => spokenDigit(word) ?? word)
    .replace(/\D/g, '');

// None of them is the beginning of another, so there is only one way to match them.
const RUN_TOGETHER = /^(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple){2,}$/;

/**
 * Finds digits that are close enough together, and many enough, to be a phone number.
 * @param accept decides about what is found, with its number of digits
 */
export function findNumbers(text: string, accept = isNumber): Stretch[] {
  const found: Stretch[] = [];
  let open: (Stretch & { count: number }) | undefined;
  let gap = 0;
  const close = () => {
    if (open && accept(text.slice(open.from, open.to), open.count, around(text, open)))
      found.push(withoutEveryday(text, open));
    open = undefined;
  };
  const parts = [...text.matchAll(/[\p{Nd}\p{No}]|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{Nd}\p{No}]+/gu)];
  for (const [place, { 0: part, index }] of parts.entries()) {
    const to = index + part.length;
    const digits = digitsIn(
      part,
      open && { after: open.to === index, before: isDigit(parts[place + 1]?.[0]) },
    );
    if (digits > 0) {
      open = { from: open?.from ?? beginning(text, index), to, count: (open?.count ?? 0) + digits };
      gap = 0;
    } else if (open) {
      if (isWord(part)) {
        if (!isJoining(part, parts[place - 1]?.[0], parts[place + 1]?.[0], parts[place + 2]?.[0])) close();
      } else {
        gap += [...part].filter((sign, index, all) => sign !== all[index - 1]).length;
        if (gap > WIDEST_GAP) close();
      }
    }
  }
  close();
  return found;
}

const AROUND = 40;
const around = (text: string, { from, to }: Stretch): Around => ({
  before: text.slice(Math.max(0, from - AROUND), from),
  after: text.slice(to, to + AROUND / 2),
});

/** Returns a number without a word before it that only sounds like a digit: I do 98220 12345. */
function withoutEveryday(text: string, { from, to }: Stretch): Stretch {
  const first = /^([\p{L}\p{M}]+)\s+(?=[+(\p{N}])/u.exec(text.slice(from, to));
  const rest = first && text.slice(from + first[0].length, to);
  const isApart = first && isEverydayWord(first[1]!) && isMobile(digitsOf(rest!));
  return isApart ? { from: from + first[0].length, to } : { from, to };
}

// The + before a country code belongs to it.
const beginning = (text: string, index: number) =>
  index - /[+(]*$/.exec(text.slice(Math.max(0, index - 2), index))![0].length;

const isWord = (part: string) => /\p{L}/u.test(part);
const isDigit = (part: string | undefined) => part !== undefined && /^[\p{Nd}\p{No}]$/u.test(part);

/** Returns whether digits on both sides of a word belong together: 98220 and 12345, 98a22b01, 9 x 8 x 2 x 2. */
function isJoining(word: string, ...around: (string | undefined)[]): boolean {
  if (JOINING.has(word.toLowerCase().normalize('NFC'))) return true;
  const [last, next, afterNext] = around;
  const letters = word.replace(/\p{M}/gu, '').length;
  if (isDigit(last) && isDigit(next)) return letters <= 2;
  return letters === 1 && last === ' ' && next === ' ' && isDigit(afterNext);
}

/** @param beside whether the part is right after a digit, and right before one; undefined if no number has begun */
function digitsIn(part: string, beside: { after: boolean; before: boolean } | undefined): number {
  if (isDigit(part)) return 1;
  const word = part.toLowerCase();
  if (spokenDigit(word) !== undefined || REPEATING.has(word.normalize('NFC'))) return 1;
  if (RUN_TOGETHER.test(word))
    return word.match(/zero|one|two|three|four|five|six|seven|eight|nine/g)?.length ?? 0;
  if (saysTwoDigits(word)) return 2;
  const together = digitsTogether(word);
  if (together > 0) return together;
  if (!beside) return 0;
  // An l after digits is a unit: 20l, 5 l.
  if (beside.before && /^[il]$/.test(word)) return 1;
  return (beside.after || beside.before) && /^o+$/.test(word) ? word.length : 0;
}
