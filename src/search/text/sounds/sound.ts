import { combineWays } from './combineWays.ts';
import { latinsOf } from './latin.ts';

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
  [/(.)\1+/g, '$1'],
];

const MOST_KEPT = 20_000;
const kept = new Map<string, string[]>();

function soundsOfWord(word: string): string[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const sounds = latinsOf(word).map((latin) =>
    spellings.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      latin.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
    ),
  );
  const different = [...new Set(sounds)];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, different);
  return different;
}

/** A shorter text of ASCII is found as it is written only. */
export const SHORTEST_SOUND = 3;

/**
 * Returns how a text sounds, roughly: the same for spellings that families mix up, in Latin letters where it can. A text in
 * an Indian script may be said in several ways; the first is the likeliest.
 */
export function soundsOf(text: string): string[] {
  const ways = combineWays(text.split(/[\s/,&()-]+/).map(soundsOfWord));
  return [...new Set(ways.map((words) => words.filter(Boolean).join(' ')))];
}

/** Returns how a text sounds most likely. */
export const soundOf = (text: string): string => soundsOf(text)[0]!;
