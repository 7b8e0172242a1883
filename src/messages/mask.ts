/**
 * Finds what would let two members reach each other outside the site: phone numbers, email addresses, links and
 * handles, also where they are written to be overlooked. It judges one message by itself; what is spread over several
 * it does not see. Every pattern takes time in proportion to the text: a quantifier is never followed by what it could
 * have taken itself, and where a match may begin at many places, its length is bounded.
 */

/** Replaces what is not shown. */
export const MASK = '•••••';

/** Returns a text without phone numbers, email addresses, links and handles; the same text where there are none. */
export function mask(text: string): string {
  const addressless = ADDRESSES.reduce(
    (rest, pattern) => cover(rest, findAll(lowered(rest), pattern)),
    cover(text, findAll(text, CAPITAL_SIGNS)),
  );
  return cover(addressless, findNumbers(addressless));
}

type Stretch = { from: number; to: number };

const findAll = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

const cover = (text: string, stretches: Stretch[]): string =>
  stretches.reduceRight((rest, { from, to }) => rest.slice(0, from) + MASK + rest.slice(to), text);

/**
 * Returns a text of the same length in lower case, but for the words that begin a sentence where an address would end:
 * "at Infosys.In Pune we …". The patterns know lower case alone: with the flag `i` and a part that minds the case
 * (`(?-i:In)`), V8 14 forgets `i` for later texts, depending on the first text that it sees.
 */
function lowered(text: string): string {
  return text.replace(/[\p{Lu}\p{Lt}][\p{L}\p{M}\p{N}]*/gu, (word, index: number) =>
    BEGINNING.test(word) && !/[\p{L}\p{M}\p{N}]/u.test(text[index - 1] ?? '') ? word : toLowerCase(word),
  );
}

const BEGINNING = /^(?:In|Me|Us|Co|Au|Ca|Info)$/;

/** A letter that is longer in lower case stays. */
const toLowerCase = (word: string) =>
  [...word]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');

const CHAR = '[\\p{L}\\p{M}\\p{N}]';
const before = '(?<![\\p{L}\\p{M}\\p{N}_%+-])';
const after = '(?![\\p{L}\\p{M}\\p{N}])';
const PART = '[\\p{L}\\p{M}\\p{N}_%+-]+';
const WORD = `${before}${PART}`;
const AT = '[@＠﹫]';
const AT_WORD =
  '(?:at(?:\\s{1,2}(?:the\\s{1,2})?rate(?:\\s{1,2}of)?)?|attherate(?:of)?|[एऐॲ]ट(?:\\s{1,2}द\\s{1,2}रेट)?|अॅट)';
const DOT_WORD = '(?:dot|डॉट|डाट)';
const DOT = `(?:\\s{0,2}[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s{0,2}|[.．。]|\\s{1,3}${DOT_WORD}\\s{1,3})`;
const ENDING = `(?:com|co|in|org|net|edu|gov|info|me|io|uk|us|ca|au|कॉम)${after}`;
const PROVIDER =
  '(?:g[- ]?mail|ymail|yahoo|hotmail|outlook|live|rediff(?:mail)?|icloud|proton(?:mail)?|जीमेल|याहू)';
// Signs that stand for a space: asha_at_gmail, asha -at- gmail.
const SIGNS = '\\s?[_*~|.-]{1,3}\\s?';
const NETWORK =
  '(?:instagram|insta|telegram|snapchat|snap|facebook|fb|twitter|linkedin|skype|इंस्टाग्राम|इंस्टा|टेलीग्राम|फेसबुक)';

// ashaATgmailDOTcom
const CAPITAL_SIGNS = new RegExp(
  `(?<!${CHAR})[A-Z]?[a-z0-9._]{2,40}AT[a-z0-9-]{2,40}(?:DOT[a-z]{2,10}){1,3}`,
  'gu',
);

const ADDRESSES = [
  // https://…, https : // …, www.…, www . example . com
  `(?:https?\\s?:\\s?\\/\\/\\s?|${before}www\\s?\\.\\s?)\\S+(?:\\s?\\.\\s?${ENDING}|\\s\\.\\s\\S{1,30}){0,3}`,
  // asha@gmail.com, asha.k@okbank
  `${WORD}(?:\\.${PART}){0,5}${AT}\\s{0,3}${PART}(?:${DOT}${PART}|\\s?[.．。,]\\s?${ENDING}){0,4}`,
  // asha @ gmail . com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${AT}\\s{1,3}${PART}(?:\\s?[.．。]\\s?${PART}){0,2}(?:${DOT}|\\s?[.．。]\\s?)${ENDING}`,
  // asha @ gmail com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${AT}\\s{1,3}${PROVIDER}${after}(?:\\s{1,3}(?:com|कॉम)${after})?`,
  // a s h a @ g m a i l . c o m
  `(?<!${CHAR})(?:${CHAR}[\\s.]{1,2}){2,30}${AT}\\s?(?:${CHAR}[\\s.]{1,3}){2,30}${CHAR}${after}`,
  // asha (at) gmail (dot) com
  `${WORD}(?:${DOT}${PART}){0,3}\\s{0,3}[([{<]\\s{0,2}(?:at|${AT}|a)\\s{0,2}[)\\]}>]\\s{0,3}${PART}(?:${DOT}${PART}){0,4}`,
  // asha at gmail dot com, asha at gmail.com
  `${WORD}(?:${DOT}${PART}|\\s{1,2}underscore\\s{1,2}${PART}){0,3}\\s{1,3}${AT_WORD}\\s{1,3}${PART}(?:${DOT}${PART}){0,2}${DOT}${ENDING}`,
  // asha at g mail dot com, asha at gmail
  `${WORD}(?:${DOT}${PART}){0,3}\\s{1,3}${AT_WORD}\\s{1,3}(?:${PROVIDER}(?:${DOT}|\\s{1,3})(?:com|कॉम|[iI]n)${after}|(?:g[- ]?mail|ymail|hotmail|rediffmail|जीमेल)(?=\\s{0,3}(?:[.,!?।]|$)))`,
  // asha_at_gmail_dot_com, asha.at.gmail.dot.com, asha -at- gmail -dot- com
  `(?<!${CHAR})${CHAR}+(?:[_.-]{1,2}${CHAR}+){0,4}${SIGNS}at${SIGNS}${CHAR}+(?:(?:${SIGNS}dot${SIGNS}|[.])${CHAR}+){0,2}(?:${SIGNS}dot${SIGNS}|[.])${ENDING}`,
  // ashaatgmaildotcom
  `(?<!${CHAR})[\\p{L}\\p{N}._]{2,40}?at${PROVIDER}(?:dot|\\.)${ENDING}`,
  // asha gmail com
  `${WORD}(?:\\.${PART}){0,5}\\s{1,3}${PROVIDER}(?:${DOT}${ENDING}|\\s{1,3}(?:com|कॉम)${after})`,
  // @asha.k
  `${before}${AT}[\\p{L}_][\\p{L}\\p{M}\\p{N}._]{2,}`,
  // insta: asha_k, my insta id is asha.kulkarni97
  `(?<=(?<!${CHAR})${NETWORK}(?:\\s{1,2}(?:id|handle|par|pe|is|hai|पर|आईडी|है)){0,3}\\s{0,2}[\\s:=-]\\s{0,2})(?=[a-z._]{0,40}[a-z0-9](?:[_\\d]|\\.[a-z0-9]))[a-z_][a-z0-9._]{2,40}`,
  // example.com, wa.me/…, t.me/…, t . me / asha; but B.Com is a degree
  `${before}(?!\\p{L}\\.com${after})[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+){0,4}\\.(?:(?:com|org|net|[cC]o\\.[iI]n)${after}(?:\\/\\S*)?|[a-zA-Z]{2,6}\\/\\S+)`,
  `${before}(?:t|wa)\\s?(?:\\.|dot)\\s?[mM]e\\s?(?:\\/|slash)\\s?\\S+`,
  // example[.]com, example dot com; but the dot com years are over
  `${before}[\\p{L}\\p{N}-]+\\s?[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s?${ENDING}`,
  `${before}(?!(?:the|that|this|a|an|and|of)\\s)[\\p{L}\\p{N}-]+\\s{1,3}${DOT_WORD}\\s{1,3}(?:com|org|net|कॉम)${after}`,
].map((source) => new RegExp(source, 'gu'));

/** A number of as many digits may be one to call; a PIN code, a year or a height is shorter. */
const FEWEST_DIGITS = 8;
/** Digits further apart than this many other signs do not belong together; one sign repeated counts once. */
const WIDEST_GAP = 8;

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

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
  'and then next space comma dash hyphen slash dot point plus aur phir fir uske baad hai',
  'और फिर उसके बाद है आणि मग',
);
// None of them begins another, so that there is one way to read them.
const RUN_TOGETHER = /^(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple){2,}$/;

/** Finds where digits follow each other closely enough, and are many enough, to be a number to call. */
function findNumbers(text: string): Stretch[] {
  const found: Stretch[] = [];
  let open: (Stretch & { count: number }) | undefined;
  let gap = 0;
  const close = () => {
    if (open && isNumber(text.slice(open.from, open.to), open.count)) found.push(open);
    open = undefined;
  };
  const parts = [...text.matchAll(/[\p{Nd}\p{No}]|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{Nd}\p{No}]+/gu)];
  for (const [place, { 0: part, index }] of parts.entries()) {
    const to = index + part.length;
    const digits = digitsIn(part, open?.to === index);
    if (digits > 0) {
      open = { from: open?.from ?? beginning(text, index), to, count: (open?.count ?? 0) + digits };
      gap = 0;
    } else if (open) {
      if (isWord(part)) {
        if (!isJoining(part, parts[place - 1]?.[0], parts[place + 1]?.[0], parts[place + 2]?.[0])) close();
      } else {
        gap += [...part].filter((sign, at, all) => sign !== all[at - 1]).length;
        if (gap > WIDEST_GAP) close();
      }
    }
  }
  close();
  return found;
}

// The sign before a country's code goes with it.
const beginning = (text: string, at: number) =>
  at - /[+(]*$/.exec(text.slice(Math.max(0, at - 2), at))![0].length;

const isWord = (part: string) => /\p{L}/u.test(part);
const isDigit = (part: string | undefined) => part !== undefined && /^[\p{Nd}\p{No}]$/u.test(part);

/** Whether a word between digits keeps them together: 98220 and 12345, 98a22b01, 9 x 8 x 2 x 2. */
function isJoining(word: string, ...around: (string | undefined)[]): boolean {
  if (JOINING.has(word.toLowerCase())) return true;
  const [last, next, afterNext] = around;
  const letters = word.replace(/\p{M}/gu, '').length;
  if (isDigit(last) && isDigit(next)) return letters <= 2;
  return letters === 1 && last === ' ' && next === ' ' && isDigit(afterNext);
}

function digitsIn(part: string, touching: boolean): number {
  if (isDigit(part)) return 1;
  const word = part.toLowerCase();
  if (DIGIT_WORDS.has(word)) return 1;
  if (TEENS.has(word)) return 2;
  if (RUN_TOGETHER.test(word))
    return word.match(/zero|one|two|three|four|five|six|seven|eight|nine/g)?.length ?? 0;
  return touching && /^o+$/.test(word) ? word.length : 0;
}

// What people write who mean no number to call: dates, times, percentages, round amounts.
const SURE = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1\d\d(?![./-]?\d)/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!:?\d)/g,
  /(?<![\d.])(?:[01]?\d|2[0-3])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-3])\.[0-5]\d(?!\.?\d)/g,
  /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/g,
  /(?<![\d,])\d{1,2}(?:,\d\d){0,2},\d00(?!,?\d)/g,
];
// The digits of a mobile number can be written like these, too: years, amounts, ranges.
const YEARS = [/(?<!\d)(?:19|20)\d\d(?!\d)/g];
const AMOUNTS = [
  ...YEARS,
  /(?<!\d)\d{1,2}(?:,\d\d){0,2},\d{3}(?!\d)/g,
  /(?<![\d,])\d{1,3}(?:,\d{3}){1,2}(?!,?\d)/g,
  /(?<!\d)\d{2,4}00\s?[-–]\s?\d{2,4}00(?!\d)/g,
  /(?<![\d.,-])[1-9]\d?\.\d{1,2}(?!\d|[.,-]\d)/g,
  /(?<![\d.-])[1-9]\d?\s?[-–]\s?[1-9]\d?(?![\d.]|-\d)/g,
];
const MOBILE = /^(?:0|0{0,2}91)?[6-9]\d{9}$/;

function isNumber(stretch: string, count: number): boolean {
  if (count < FEWEST_DIGITS) return false;
  const text = asAscii(stretch);
  const digits = countDigits(text);
  const words = count - digits;
  const groups = text.match(/\d+/g) ?? [];
  if (words === 0 && (areRound(groups) || arePins(groups) || areConsecutive(groups))) return false;
  const without = (rest: string, patterns: RegExp[]) =>
    patterns.reduce((left, pattern) => left.replace(pattern, ' '), rest);
  const unsure = without(text, SURE);
  if (MOBILE.test(unsure.replace(/\D/g, ''))) return true;
  return words + countDigits(without(unsure, words > 0 ? YEARS : AMOUNTS)) >= FEWEST_DIGITS;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** 25000 or 30000, 75,000-85,000 */
const areRound = (groups: string[]) =>
  groups
    .join(' ')
    .replace(/ 000\b/g, '000')
    .split(' ')
    .every((group) => /^[1-9]\d{1,4}00$|^[1-9]\d{4,5}000$/.test(group));
/** No PIN code begins with 0 or 9. */
const arePins = (groups: string[]) => groups.every((group) => /^[1-8]\d{5}$/.test(group));
/** On 5, 6, 7, 8, 9, 10 and 11 December */
const areConsecutive = (groups: string[]) =>
  groups.length > 1 && groups.every((group, at) => at === 0 || Number(group) === Number(groups[at - 1]) + 1);

/** Returns a text with the digits of every script as those of ASCII. */
function asAscii(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // The zero of a script has a code that ends in 0, or in 6.
    const first = code - (code % 16);
    const zero = /\p{Nd}/u.test(String.fromCodePoint(first)) ? first : first + 6;
    return String(code - zero);
  });
}
