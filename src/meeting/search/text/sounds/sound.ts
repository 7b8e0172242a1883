import { memoize } from '../../../../kit/memoize.ts';
import { combineWays, latinsOf } from '../../../../kit/text/latin/latin.ts';
import type { MatchPosition } from '../haystack.ts';

/** Spellings of one sound in Indian names: Pooja and Puja, Laxmi and Lakshmi, Preethi and Preeti. */
const spellings: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/chh/g, 'ch'],
  [/sh/g, 's'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  // Letters that Arabic, Persian and Urdu write in different forms, and marks that few write: علي, علی.
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ةۃہھە]/g, 'ه'],
  [/ٱ/g, 'ا'],
  [/[\u0640\u064b-\u065f\u0670]/g, ''],
  // Of forms of one letter, too: رضايى, رضائي.
  [/(.)\1+/g, '$1'],
];

const CACHED_MAX = 20_000;
const soundCache = new Map<string, string[]>();

function soundsOfWord(word: string): string[] {
  const cached = soundCache.get(word);
  if (cached !== undefined) return cached;
  const sounds = latinsOf(word).map((latin) =>
    spellings.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      latin.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
    ),
  );
  const different = [...new Set(sounds)];
  if (soundCache.size >= CACHED_MAX) soundCache.clear();
  soundCache.set(word, different);
  return different;
}

/** A sound up to this length occurs in words by chance: it is looked for at their beginning. */
const SHORT_MAX = 4;

/** Spellings of one vowel or letter that leave the consonants unchanged: Pooja and Puja. */
const sameConsonants = spellings.filter(([, to]) => ['i', 'u', '$1'].includes(to));

/** Returns a text in Latin letters, with one spelling of each vowel. */
const saidOf = memoize(
  (text) =>
    latinsOf(text).map((latin) =>
      sameConsonants.reduce(
        (said, [pattern, to]) => said.replace(pattern, to),
        latin.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
      ),
    ),
  CACHED_MAX,
);

/**
 * Returns where in a word a sound must be. A short sound is not looked for within words. If it lost a consonant of
 * the spelling (asha sounds as asa), it must be a whole word: Asha is not in Assam.
 */
export function positionOfSound(
  sound: string,
  written: string,
  where: MatchPosition = 'anywhere',
): MatchPosition {
  if (where === 'word' || sound.replaceAll(' ', '').length > SHORT_MAX) return where;
  return written === '' || saidOf(written).includes(sound.replaceAll(' ', '')) ? 'beginning' : 'word';
}

/** A shorter ASCII text is found only as written. */
export const SOUND_MIN = 3;

/**
 * Returns how a text sounds, roughly: the same for spellings that families confuse, in Latin letters where possible.
 * A text in an Indian script may have several sounds; the likeliest comes first.
 */
export function soundsOf(text: string): string[] {
  const ways = combineWays(text.split(/[\s/,&()-]+/).map(soundsOfWord));
  return [...new Set(ways.map((words) => words.filter(Boolean).join(' ')))];
}

/** Returns the likeliest sound of a text. */
export const soundOf = (text: string): string => soundsOf(text)[0]!;
