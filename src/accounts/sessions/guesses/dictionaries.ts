import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';

export const SHORTEST = 4;

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
 * The passwords that most people choose: the 100,000 most common ones (SecLists; those of four characters or more), and those of
 * zxcvbn, which is kept up. About 10 MB, read at the first new password.
 */
export const commonPasswords = once(
  () =>
    new Set([
      ...linesOf(gunzipSync(read('./common.txt.gz')).toString('utf8')),
      ...dictionary['passwords-common'].map((word) => String(word).toLowerCase()),
    ]),
);

/** First names, surnames, gods, cities and other words of India that passwords are made from, in Latin letters. */
export const names = once(() => new Set(linesOf(read('./names.txt').toString('utf8'))));
