import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';

export const WORD_MIN = 4;

const read = (name: string) => readFileSync(new URL(name, import.meta.url));
const linesOf = (text: string) => text.split('\n').filter(Boolean);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * The most common passwords: 100,000 of SecLists with at least four characters, and the list of zxcvbn, which is maintained. About
 * 10 MB, read at the first new password.
 */
export const commonPasswords = once(
  () =>
    new Set([
      ...linesOf(gunzipSync(read('./common.txt.gz')).toString('utf8')),
      ...dictionary['passwords-common'].map((word) => String(word).toLowerCase()),
    ]),
);

/** Long vowels and doubled letters, as each family writes them its own way: Shree and Shri, Raam and Ram. */
const SOUNDS: [RegExp, string][] = [
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
  [/w/g, 'v'],
];

/** Returns a password or a word with each sound written one way. */
export const passwordSoundOf = (text: string): string =>
  SOUNDS.reduce((left, [sound, letter]) => left.replace(sound, letter), text);

/**
 * First names, surnames, gods, sayings, states, cities and other words of India that passwords are made from, in Latin letters;
 * also as they sound.
 */
export const commonNames = once(() => {
  const lines = linesOf(read('./names.txt').toString('utf8'));
  return new Set([...lines, ...lines.map(passwordSoundOf)]);
});
