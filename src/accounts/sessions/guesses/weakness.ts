import { type Coded, code } from '../../../kit/api/errorCode.ts';
import type { App } from '../../../kit/app/app.ts';
import { readSite } from '../../../site/read.ts';
import { commonPasswords, names, SHORTEST } from './dictionaries.ts';
import { coverWalks } from './walks.ts';

/** With fewer characters than these beside what is known, a password is guessed in seconds. */
const ENOUGH = 5;
const LONGEST_WORD = 40;
/** The passwords of an attacker's list are shorter; this keeps a long one from costing time. */
const MOST_WORDS = 60;

const SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};
const spelled = (characters: string[], one: string) =>
  characters.map((it) => (it === '1' || it === '!' || it === '|' ? one : (SIGNS[it] ?? it))).join('');

type Covered = boolean[];
const union = (one: Covered, other: Covered): Covered => one.map((it, index) => it || other[index]!);
const isLeft = (covered: Covered) => covered.filter((it) => !it).length;

/** Returns words of at least four letters; a phone number also as it is typed without its country's code. */
const wordsOf = (texts: string[]) =>
  texts
    .flatMap((one) =>
      one
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\d]+/u),
    )
    .flatMap((word) => (/^\d{11,}$/.test(word) ? [word, word.slice(-10)] : [word]))
    .filter((word) => word.length >= SHORTEST);

/**
 * Returns why a new password is too easy to guess; null when it is fine. Passwords that are in use already are not checked.
 * @param about words an attacker would try first: the person's name, email and phone
 * @param site what the site is called
 */
export function weakness(password: string, about: string[], site = ''): Coded | null {
  const characters = [...password.normalize('NFKC').toLowerCase()];
  const text = characters.join('');
  if (commonPasswords().has(text)) return code('password_common');
  if (new Set(characters).size < 5) return code('password_same_characters');
  const isBlank = characters.map((one) => /\s/.test(one));
  const walks = [...isBlank];
  coverWalks(characters, walks);
  const variants = [text, spelled(characters, 'i'), spelled(characters, 'l')].map((one) => [...one]);
  const cover = (word: string): Covered => coverWord(variants, word);
  const isMade = (words: string[]) => isLeft(words.map(cover).reduce(union, walks)) < ENOUGH;
  const within = (words: string[]) => words.filter((word) => cover(word).includes(true));

  // All together: a first name, a surname and the digits of a phone number are still what somebody close would try.
  const own = within(wordsOf(about));
  if (own.length > 0 && isMade(own)) return code('password_personal');
  if (isLeft(walks) < ENOUGH) return code('password_keyboard');
  const called = within([...wordsOf([site]), ...wordsOf([site.replace(/\s+/g, '')])]);
  if (called.length > 0 && isMade(called)) return code('password_site');

  const parts = partsOf(variants);
  const known = parts.filter((word) => names().has(word)).slice(0, MOST_WORDS);
  const all = [...own, ...called, ...known];
  if (all.some((one) => all.some((other) => isMade([one, other])))) return code('password_names');
  return parts.some((word) => commonPasswords().has(word) && isMade([word])) ? code('password_common') : null;
}

/** Returns why a new password of a member or of staff is too easy to guess here; null when it is fine. */
export const weaknessOn = (app: Pick<App, 'settings' | 'config'>, password: string, about: string[]) =>
  weakness(password, about, readSite(app).name);

function coverWord(variants: string[][], word: string): Covered {
  const covered = variants[0]!.map(() => false);
  const letters = [...word];
  for (const variant of variants) {
    for (let from = 0; from + letters.length <= variant.length; from++) {
      if (letters.every((letter, index) => variant[from + index] === letter)) {
        covered.fill(true, from, from + letters.length);
      }
    }
  }
  return covered;
}

function partsOf(variants: string[][]): string[] {
  const parts = new Set<string>();
  for (const variant of variants) {
    for (let from = 0; from < variant.length; from++) {
      const longest = Math.min(variant.length, from + LONGEST_WORD);
      for (let to = from + SHORTEST; to <= longest; to++) parts.add(variant.slice(from, to).join(''));
    }
  }
  return [...parts];
}
