import { asAscii } from '../../../kit/shared/text/ascii.ts';

// Marks of Indian scripts that people write in two ways: ज़ and ज, हिंदी and हिन्दी, ँ and ं.
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc]/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

const nasals: [RegExp, string][] = [
  [/\u0901/g, '\u0902'],
  [/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902'],
  [/\u0a81/g, '\u0a82'],
];

/**
 * Returns a text as it is compared with others: in lower case, with the digits of every script in ASCII, without accents, nuktas,
 * points and brackets, and one space between words. Headers and options are written in a hundred ways.
 */
export function fold(text: string): string {
  // Most cells of most registers; the whole way takes ten times as long.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/['`.]+/g, '')
      .replace(/[^a-z0-9+&]+/g, ' ')
      .trim();
  let folded = asAscii(text.replace(UNSEEN, '')).toLowerCase().normalize('NFD');
  folded = folded
    .replace(/[\u0300-\u036f]/g, '')
    .replace(NUKTA, '')
    .normalize('NFC');
  for (const [pattern, letter] of nasals) folded = folded.replace(pattern, letter);
  return folded
    .replace(/['’`´.]+/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+&]+/gu, ' ')
    .trim();
}

/** Returns a folded text without its spaces: 'Non Manglik', 'non-manglik' and 'Nonmanglik' are one word. */
export const squeeze = (text: string): string => fold(text).replaceAll(' ', '');
