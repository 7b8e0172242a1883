import Sanscript from '@indic-transliteration/sanscript';
import { SLUG_MAX } from '../../../shared/rules.ts';

const SCRIPTS = [
  ...['devanagari', 'bengali', 'gujarati', 'gurmukhi', 'oriya'],
  ...['tamil', 'telugu', 'kannada', 'malayalam'],
];
/** An a that is written and not spoken, at the end of a word: vivāha, vivah. */
const SILENT = /(?<=[aāiīuūeo][bcdghjklmnpqrstvyṭḍṇśṣṅñ]h?)a(?![\p{L}\p{M}])/gu;

/** What one letter of Tamil stands for, where the library writes the last of a row. */
const TAMIL = { gh: 'k', jh: 'c', ḍh: 'd', dh: 't', bh: 'p' } as const;

const sayTamil = (latin: string) =>
  latin.replaceAll(/gh|jh|ḍh|dh|bh/g, (letters) => TAMIL[letters as keyof typeof TAMIL]);

/** Returns a text with the words of Indian scripts in Latin letters. */
function transliterate(text: string): string {
  return SCRIPTS.reduce((rest, script) => {
    const run = new RegExp(`\\p{Script=${script[0]!.toUpperCase()}${script.slice(1)}}+`, 'gu');
    return rest.replaceAll(run, (word) => {
      const latin: string = Sanscript.t(word, script, 'iast').normalize('NFC');
      const spoken = script === 'tamil' ? sayTamil(latin) : latin.replaceAll(SILENT, '');
      return spoken
        .replaceAll(/[śṣ]/g, 'sh')
        .replaceAll(/c(?!h)/g, 'ch')
        .replaceAll('ṃ', 'n');
    });
  }, text);
}

/** Returns the slug that a title suggests; empty when it has no letters or digits that can be one. */
export function slugOf(title: string): string {
  const words = transliterate(title.normalize('NFC'))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const next = slug ? `${slug}-${word}` : word.slice(0, SLUG_MAX);
    if (next.length > SLUG_MAX) break;
    slug = next;
  }
  return slug;
}
