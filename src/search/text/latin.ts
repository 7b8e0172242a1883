import Sanscript from '@indic-transliteration/sanscript';

/** Whether a text has nothing but the printable characters of ASCII. */
export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

type Script = {
  /** Its name at the library. */
  name: string;
  run: RegExp;
  /** Whether the short a is written but not spoken at the end of a word and between two syllables: कोलकाता, Kolkata. */
  silent?: boolean;
};

const script = (name: string, silent = false): Script => ({
  name,
  run: new RegExp(`\\p{Script=${name[0]!.toUpperCase()}${name.slice(1)}}+`, 'gu'),
  silent,
});

const scripts: Script[] = [
  script('devanagari', true),
  script('bengali', true),
  script('gujarati', true),
  script('gurmukhi', true),
  script('oriya'),
  script('tamil'),
  script('telugu'),
  script('kannada'),
  script('malayalam'),
];

const VOWEL = 'aāiīuūeēoōô';

/** Letters that the library leaves as they are. */
const before: [RegExp, string][] = [
  [/[\u200c\u200d]/g, ''],
  [/ड\u093c/g, 'र'],
  [/ढ\u093c/g, 'र्ह'],
  [/[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, ''],
  [/\u0b71/g, 'ବ'],
];

/** From the letters of ISO 15919 to how families write names. */
const after: [RegExp, string][] = [
  [/jñ/g, 'gy'],
  [/cc/g, 'c'],
  [/ch/g, 'chh'],
  [/c(?!h)/g, 'ch'],
  [/[śṣ]/g, 'sh'],
  [/ṁ(?=[pbm])/g, 'm'],
  [/[ṁṅñ]/g, 'n'],
  [/r̥/g, 'ri'],
];

/** Tamil has one letter for voiced and voiceless sounds; the library always takes the aspirated voiced one. */
const tamil: [RegExp, string][] = [
  [/jh/g, 'c'],
  [/(?<!\p{L})bh|(?<=p)bh|bh(?=bh)/gu, 'p'],
  [/(?<!\p{L})dh|(?<=t)dh|dh(?=dh)/gu, 't'],
  [/gh/g, 'k'],
  [/([bd])h/g, '$1'],
];

const replaceAll = (text: string, rules: [RegExp, string][]) =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);

const INNER = new RegExp(`(?<=[${VOWEL}][^${VOWEL}\\s]h?)a(?=[^${VOWEL}\\s]h?[${VOWEL}])`, 'gu');
const FINAL = new RegExp(`(?<=[${VOWEL}].*[^${VOWEL}\\s])a(?!\\p{L})`, 'gu');

function writeLatin(word: string, { name, silent }: Script): string {
  let text = Sanscript.t(replaceAll(word, before), name, 'iso').normalize('NFC');
  if (silent) text = text.replace(FINAL, '').replace(INNER, '');
  if (name === 'tamil') text = replaceAll(text, tamil);
  return replaceAll(text, after);
}

/** Returns a text in Latin letters without marks, as families write it: पुणे is pune. Arabic and other scripts stay. */
export function latinOf(text: string): string {
  if (isAscii(text)) return text;
  const latin = scripts.reduce(
    (changed, one) => changed.replace(one.run, (word) => writeLatin(word, one)),
    text.normalize('NFC'),
  );
  return latin.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
