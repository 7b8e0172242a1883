/**
 * Finds what would let two members reach each other outside the site: phone numbers, e-mail addresses, links and
 * handles, also where they are written to be overlooked. It judges one message by itself; what is spread over several
 * it does not see.
 */

/** Stands in place of what is not shown. */
export const MASK = '•••••';

/** A text without phone numbers, e-mail addresses, links and handles; the same text where there are none. */
export function mask(text: string): string {
  const addressless = ADDRESSES.reduce((rest, pattern) => rest.replace(pattern, MASK), text);
  return numbersOf(addressless).reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to),
    addressless,
  );
}

const before = '(?<![\\p{L}\\p{M}\\p{N}_%+-])';
const after = '(?![\\p{L}\\p{M}\\p{N}])';
const PART = '[\\p{L}\\p{M}\\p{N}_%+-]+';
const WORD = `${before}${PART}`;
const AT = '[@＠﹫]';
const DOT = '(?:\\s{0,2}[(\\[{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s{0,2}|[.．。]|\\s{1,3}(?:dot|डॉट|डाट)\\s{1,3})';
const ENDING = `(?:com|co|in|org|net|edu|gov|info|me|io|uk|us|ca|au|कॉम)${after}`;
const PROVIDER =
  '(?:g-?mail|ymail|yahoo|hotmail|outlook|live|rediff(?:mail)?|icloud|proton(?:mail)?|जीमेल|याहू)';

const ADDRESSES = [
  // https://…, www.…
  `(?:https?:\\/\\/|${before}www\\.)\\S+`,
  // asha@gmail.com, asha.k@okbank
  `${WORD}(?:\\.${PART}){0,5}${AT}\\s{0,3}${PART}(?:${DOT}${PART}|\\s?[.．。]\\s?${ENDING}){0,4}`,
  // asha @ gmail . com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${AT}\\s{1,3}${PART}(?:\\s?[.．。]\\s?${PART}){0,2}(?:${DOT}|\\s?[.．。]\\s?)${ENDING}`,
  // asha (at) gmail (dot) com
  `${WORD}(?:${DOT}${PART}){0,3}\\s{0,3}[(\\[{<]\\s{0,2}(?:at|${AT}|a)\\s{0,2}[)\\]}>]\\s{0,3}${PART}(?:${DOT}${PART}){0,4}`,
  // asha at gmail dot com, asha at gmail.com
  `${WORD}(?:${DOT}${PART}){0,3}\\s{1,3}(?:at|एट|ऐट|ॲट)\\s{1,3}${PART}(?:${DOT}${PART}){0,2}${DOT}${ENDING}`,
  // asha gmail com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${PROVIDER}(?:${DOT}${ENDING}|\\s{1,3}(?:com|कॉम)${after})`,
  // @asha.k
  `${before}${AT}[\\p{L}_][\\p{L}\\p{M}\\p{N}._]{2,}`,
  // example.com, wa.me/…, t.me/…
  `${before}[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+){0,4}\\.(?:(?:com|org|net|co\\.in)${after}(?:\\/\\S*)?|[a-z]{2,6}\\/\\S+)`,
].map((source) => new RegExp(source, 'giu'));

/** A number of as many digits may be one to call; a PIN code, a year or a height is shorter. */
const FEWEST_DIGITS = 8;
/** Digits further apart than this many other signs do not belong together. */
const WIDEST_GAP = 8;

const DIGIT_WORDS = new Set(
  [
    'zero oh one two three four five six seven eight nine double triple',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'shunya ek do teen char chaar panch paanch chhe chhah saat aath nau',
    'शून्य एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ',
  ].flatMap((line) => line.split(' ')),
);
const TEENS = new Set(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
);
/** Words that keep a number together. */
const JOINING = new Set(['and', 'then', 'aur', 'phir', 'और', 'फिर']);

type Stretch = { from: number; to: number; count: number };

/** Where digits follow each other closely enough, and are many enough, to be a number to call. */
function numbersOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | undefined;
  const close = () => {
    if (open && isNumber(text.slice(open.from, open.to), open.count)) found.push(open);
    open = undefined;
  };
  for (const { 0: part, index } of text.matchAll(
    /[\p{Nd}\p{No}]|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{Nd}\p{No}]+/gu,
  )) {
    const to = index + part.length;
    const digits = digitsIn(part, open?.to === index);
    if (digits > 0) {
      open = { from: open?.from ?? beginning(text, index), to, count: (open?.count ?? 0) + digits };
    } else if (
      open &&
      (index + part.length - open.to > WIDEST_GAP || (isWord(part) && !JOINING.has(part.toLowerCase())))
    ) {
      close();
    }
  }
  close();
  return found;
}

// The sign before a country's code goes with it.
const beginning = (text: string, at: number) =>
  at - /[+(]*$/.exec(text.slice(Math.max(0, at - 2), at))![0].length;

const isWord = (part: string) => /\p{L}/u.test(part);

function digitsIn(part: string, touching: boolean): number {
  if (/^[\p{Nd}\p{No}]$/u.test(part)) return 1;
  const word = part.toLowerCase();
  if (DIGIT_WORDS.has(word)) return 1;
  if (TEENS.has(word)) return 2;
  return touching && /^o+$/.test(word) ? word.length : 0;
}

// What people write who mean no number to call: dates, times, years, sums of money.
const HARMLESS = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g,
  /(?<!\d)\d{1,2}(?:,\d\d){0,2},\d{3}(?!\d)/g,
  /(?<!\d)\d{2,4}00\s?[-–]\s?\d{2,4}00(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d(?!\d)/g,
];

function isNumber(stretch: string, count: number): boolean {
  if (count < FEWEST_DIGITS) return false;
  const rest = HARMLESS.reduce((left, pattern) => left.replace(pattern, ' '), stretch);
  const gone = stretch.replace(/\P{Nd}/gu, '').length - rest.replace(/\P{Nd}/gu, '').length;
  return count - gone >= FEWEST_DIGITS;
}
