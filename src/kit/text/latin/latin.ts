import Sanscript from '@indic-transliteration/sanscript';
import {
  type Alternative,
  addAlternatives,
  bengali,
  malayalam,
  northern,
  southern,
  tamil,
} from './alternatives.ts';
import { deleteSchwas } from './schwaDeletion.ts';
import { sayTamil } from './tamil.ts';

/** Whether a text has nothing but the printable characters of ASCII. */
export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

type Script = {
  /** Its name at the library. */
  name: string;
  run: RegExp;
  /** Whether the short a is written but not spoken at the end of a word and between two syllables: कोलकाता, Kolkata. */
  silent?: boolean;
  alternatives: Alternative[];
};

const script = (name: string, silent = false, alternatives: Alternative[] = []): Script => ({
  name,
  run: new RegExp(`\\p{Script=${name[0]!.toUpperCase()}${name.slice(1)}}+`, 'gu'),
  silent,
  alternatives,
});

const scripts: Script[] = [
  script('devanagari', true, northern),
  script('bengali', true, [...northern, ...bengali]),
  script('gujarati', true, northern),
  script('gurmukhi', true, northern),
  script('oriya'),
  script('tamil', false, tamil),
  script('telugu', false, southern),
  script('kannada', false, southern),
  script('malayalam', false, malayalam),
];

/** Letters that the library leaves as they are. */
const before: [RegExp, string][] = [
  [/[\u200c\u200d]/g, ''],
  [/ड\u093c/g, 'र'],
  [/ড\u09bc/g, 'র'],
  [/ढ\u093c/g, 'र्ह'],
  [/[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, ''],
  [/\u0b71/g, 'ବ'],
  // The addak doubles the next letter, and doubled ones sound as one.
  [/\u0a71/g, ''],
  [/\u0ac9/g, 'ો'],
  [/ৎ/g, 'ত্'],
  [/\u0d57/g, 'ൌ'],
  [/ർ/g, 'ര്'],
  [/ൻ/g, 'ന്'],
  [/ൺ/g, 'ണ്'],
  [/ൽ/g, 'ല്'],
  [/ൾ/g, 'ള്'],
];

/** From the letters of ISO 15919 to how families write names. */
const after: [RegExp, string][] = [
  [/jñ/g, 'gy'],
  [/cc/g, 'c'],
  [/ch/g, 'chh'],
  [/c(?!h)/g, 'ch'],
  [/[śṣ]/g, 'sh'],
  [/ṁ(?=[pbm])/g, 'm'],
  [/m\u0310(?![pbm])/g, 'n'],
  [/[ṁṅñ]/g, 'n'],
  [/r̥/g, 'ri'],
];

const replaceAll = (text: string, rules: [RegExp, string][]) =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

/** The flap of गुड़गांव and विजयवाड़ा is written r or d. */
const withD = (word: string) => word.replace(/ड\u093c/g, 'ड').replace(/ড\u09bc/g, 'ড');

/** Returns how a word may be said, in Latin letters: the way that is written most first. */
function writeLatin(word: string, { name, silent, alternatives }: Script): string[] {
  const isos = [...new Set([word, withD(word)])].map((one) =>
    Sanscript.t(replaceAll(one, before), name, 'iso').normalize('NFC'),
  );
  const words = isos.flatMap((iso) => (silent ? deleteSchwas(iso) : name === 'tamil' ? sayTamil(iso) : iso));
  const all = addAlternatives(words, alternatives);
  return [...new Set(all.map((one) => withoutMarks(replaceAll(one, after))))];
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/**
 * Returns a text in Latin letters without marks, in the ways in which families may write it: पुणे is pune. Arabic and other
 * scripts stay.
 */
export function latinsOf(text: string): string[] {
  if (isAscii(text)) return [text];
  let all = [text.normalize('NFC')];
  for (const one of scripts) {
    const [first] = all as [string];
    const runs = first.match(one.run);
    if (!runs) continue;
    all = combineWays(runs.map((run) => writeLatin(run, one))).map((written) => {
      let place = 0;
      return first.replace(one.run, () => written[place++]!);
    });
  }
  return [...new Set(all.map(withoutMarks))];
}

/**
 * Returns the parts of a text in each of the ways in which they may be written: the first way of every part, then the second, as
 * often as the part with the most has ways. A part with fewer keeps its first. All combinations would be too many.
 */
export function combineWays(parts: string[][]): string[][] {
  const most = parts.reduce((longest, ways) => Math.max(longest, ways.length), 1);
  return Array.from({ length: most }, (_, way) => parts.map((ways) => ways[way] ?? ways[0]!));
}
