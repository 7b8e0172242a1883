/** Another way to say a word in the letters of ISO 15919. Returns the word where it has none. */
export type Alternative = (word: string) => string;

/** Alternatives of one word, at most. */
const ALTERNATIVES_MAX = 8;

/** Returns words and all that the alternatives make of them. */
export function addAlternatives(words: string[], alternatives: Alternative[]): string[] {
  let all = words;
  for (const alternative of alternatives)
    all = [...new Set([...all, ...all.map(alternative)])].slice(0, ALTERNATIVES_MAX);
  return all;
}

const replacing =
  (pattern: RegExp, replacement: string): Alternative =>
  (word) =>
    word.replace(pattern, replacement);

const VOWEL = 'aāiīuūeēoōô';

/** As families write names: उदयपुर Udaipur, लुधियाना Ludhiana, मंगलौर Mangalore. */
export const northern = [
  replacing(new RegExp(`(?<=[aā])y(?=[^${VOWEL}])`, 'gu'), 'i'),
  replacing(/(?<=[iī])y(?=[aā])/g, ''),
  replacing(/au/g, 'o'),
];

/** Bengali and Assamese have one letter for b and v: সুব্রত, Subrata. */
export const bengali = [replacing(/v/g, 'b')];

/** The last m: విశాఖపట్నం, Visakhapatnam. */
export const southern = [replacing(/ṁ$/u, 'm')];

/** A t between vowels or last is said d, and one l is written zh: കോഴിക്കോട്, Kozhikode. */
export const malayalam = [
  ...southern,
  replacing(new RegExp(`(?<=[${VOWEL}])ṭ(?![ṭh])`, 'gu'), 'ḍ'),
  replacing(/ḻ/g, 'zh'),
];

/** The g of முருகன் and பெங்களூர், the first letters of தீபா (Deepa) and டெல்லி (Delhi), the s of சேலம், the zh of தமிழ். */
export const tamil = [
  replacing(new RegExp(`(?<=[${VOWEL}nṅr])k(?=[${VOWEL}])`, 'gu'), 'g'),
  (word: string) => word.replace(/^k/, 'g').replace(/^p/, 'b').replace(/^t/, 'd').replace(/^ṭ/, 'ḍ'),
  replacing(/(?<!c)c(?![ch])/g, 's'),
  replacing(/ḻ/g, 'zh'),
];
