import { asAscii } from './ascii.ts';
import { isNumber } from './notNumbers.ts';
import type { Stretch } from './stretches.ts';

/** Digits with more than this many other characters between them are separate; a repeated character counts once. */
const WIDEST_GAP = 8;

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** Digits as words, where each has one. */
const DIGITS = [
  ...[
    'zero 0',
    'oh 0',
    'one 1',
    'two 2',
    'three 3',
    'four 4',
    'five 5',
    'six 6',
    'seven 7',
    'eight 8',
    'nine 9',
  ],
  ...['shunya 0', 'shoonya 0', 'sunya 0', 'sifar 0', 'ek 1', 'do 2', 'teen 3', 'tin 3', 'char 4', 'chaar 4'],
  ...['panch 5', 'paanch 5', 'chhe 6', 'che 6', 'chhah 6', 'chah 6', 'saat 7', 'sat 7', 'aath 8', 'ath 8'],
  ...[
    'nau 9',
    'naw 9',
    'शून्य 0',
    'सिफर 0',
    'एक 1',
    'दो 2',
    'तीन 3',
    'चार 4',
    'पांच 5',
    'पाँच 5',
    'छह 6',
    'छः 6',
  ],
  ...['छे 6', 'सात 7', 'आठ 8', 'नौ 9', 'दोन 2', 'पाच 5', 'सहा 6', 'नऊ 9'],
].map((pair) => pair.split(' ') as [string, string]);
const DIGIT_OF = new Map(DIGITS);
const A_DIGIT = new RegExp(
  `\\p{N}|(?<![\\p{L}\\p{M}])(?:${[...DIGIT_OF.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Returns whether a text has a digit, also as a word. */
export const hasDigit = (text: string): boolean => A_DIGIT.test(text);

/** Returns the digits of a stretch in ASCII; those that are words, too. Words for larger numbers are left out. */
export const digitsOf = (stretch: string): string =>
  asAscii(stretch)
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word) => DIGIT_OF.get(word) ?? word)
    .replace(/\D/g, '');

const DIGIT_WORDS = wordsOf(
  'zero oh one two three four five six seven eight nine double triple',
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'shunya shoonya sunya sifar ek do teen tin char chaar panch paanch chhe che chhah chah saat sat aath ath nau naw',
  'शून्य सिफर एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ',
  'दोन पाच सहा नऊ',
);
const TEENS = wordsOf(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees tees',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस तीस',
);
/** Words that keep a number together. */
const JOINING = wordsOf(
  'and then next space comma dash hyphen slash dot point plus aur phir fir ke uske baad hai',
  'और फिर उसके बाद है आणि मग',
);
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
    if (open && accept(text.slice(open.from, open.to), open.count)) found.push(open);
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

// The + before a country code belongs to it.
const beginning = (text: string, index: number) =>
  index - /[+(]*$/.exec(text.slice(Math.max(0, index - 2), index))![0].length;

const isWord = (part: string) => /\p{L}/u.test(part);
const isDigit = (part: string | undefined) => part !== undefined && /^[\p{Nd}\p{No}]$/u.test(part);

/** Returns whether digits on both sides of a word belong together: 98220 and 12345, 98a22b01, 9 x 8 x 2 x 2. */
function isJoining(word: string, ...around: (string | undefined)[]): boolean {
  if (JOINING.has(word.toLowerCase())) return true;
  const [last, next, afterNext] = around;
  const letters = word.replace(/\p{M}/gu, '').length;
  if (isDigit(last) && isDigit(next)) return letters <= 2;
  return letters === 1 && last === ' ' && next === ' ' && isDigit(afterNext);
}

/** @param beside whether the part is right after a digit, and right before one; undefined if no number has begun */
function digitsIn(part: string, beside: { after: boolean; before: boolean } | undefined): number {
  if (isDigit(part)) return 1;
  const word = part.toLowerCase();
  if (DIGIT_WORDS.has(word)) return 1;
  if (TEENS.has(word)) return 2;
  if (RUN_TOGETHER.test(word))
    return word.match(/zero|one|two|three|four|five|six|seven|eight|nine/g)?.length ?? 0;
  if (!beside) return 0;
  // An l after digits is a unit: 20l, 5 l.
  if (beside.before && /^[il]$/.test(word)) return 1;
  return (beside.after || beside.before) && /^o+$/.test(word) ? word.length : 0;
}
