import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { asAscii } from '../../../kit/shared/text/ascii.ts';
import { latinsOf } from '../../../kit/text/latin/latin.ts';
import { commonNames, commonPasswords, passwordSoundOf, WORD_MIN } from './dictionaries.ts';
import { coverWalks } from './walks.ts';

/** With fewer characters than these beside what is known, a password is guessed in seconds. */
const ENOUGH = 5;
const WORD_MAX = 40;
/** The passwords of an attacker's list are shorter; this keeps a long one from costing time. */
const WORDS_MAX = 60;
/** Known words that are tried one after another. */
const JOINED = 3;
/** Letters of a known word that is joined to others: ram, jai. */
const JOINED_MIN = 3;
/** Ways of saying a password in an Indian script. */
const WAYS_MAX = 6;

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
    .filter((word) => word.length >= WORD_MIN);

/** One way to read a password: spellings of the same length, and what of it is a walk. */
type Reading = { variants: string[][]; walks: Covered };

function readingOf(texts: string[]): Reading {
  const characters = [...texts[0]!];
  const walks = characters.map((one) => /\s/.test(one));
  coverWalks(characters, walks);
  return { variants: texts.map((one) => [...one]), walks };
}

/** Returns a password as it is, with signs for letters, and as it sounds: jaishreeram is jaisriram; आशा is asha. */
function readingsOf(text: string): [Reading, ...Reading[]] {
  const spellings = (one: string) => [one, spelled([...one], 'i'), spelled([...one], 'l')];
  const latins = latinsOf(text)
    .filter((one) => one !== text)
    .slice(0, WAYS_MAX);
  const sounds = new Set([...spellings(text), ...latins].map(passwordSoundOf));
  return [readingOf(spellings(text)), ...[...latins, ...sounds].map((one) => readingOf([one]))];
}

/**
 * Returns why a new password is too easy to guess; null when it is fine. Passwords that are in use already are not checked.
 * @param about words an attacker would try first: the person's name, email and phone
 * @param site what the site is called
 */
export function weakness(password: string, about: string[], site = ''): Coded | null {
  const text = asAscii(password).toLowerCase();
  const readings = readingsOf(text);
  if (commonPasswords().has(text)) return code('password_common');
  if (new Set(text).size < 5) return code('password_same_characters');
  const own = wordsOf([...about, ...about.flatMap((one) => latinsOf(one).slice(0, WAYS_MAX))]);
  const called = [...wordsOf([site]), ...wordsOf([site.replace(/\s+/g, '')])];
  for (const reading of readings) {
    const why = weaknessOf(reading, own, called);
    if (why) return why;
  }
  return null;
}

function weaknessOf({ variants, walks }: Reading, about: string[], site: string[]): Coded | null {
  const cover = (word: string): Covered => coverWord(variants, word);
  const isMade = (words: string[]) => isLeft(words.map(cover).reduce(union, walks)) < ENOUGH;
  const within = (words: string[]) => words.filter((word) => cover(word).includes(true));

  // All together: a first name, a surname and the digits of a phone number are still what somebody close would try.
  const own = within(about);
  if (own.length > 0 && isMade(own)) return code('password_personal');
  if (isLeft(walks) < ENOUGH) return code('password_keyboard');
  const called = within(site);
  if (called.length > 0 && isMade(called)) return code('password_site');

  const parts = partsOf(variants);
  const known = parts.filter((word) => commonNames().has(word));
  if (areJoined([...own, ...called, ...known].map(cover), walks)) return code('password_names');
  const isCommon = (word: string) => word.length >= WORD_MIN && commonPasswords().has(word) && isMade([word]);
  return parts.some(isCommon) ? code('password_common') : null;
}

/** Returns whether up to three known words leave too little of a password. */
function areJoined(words: Covered[], walks: Covered): boolean {
  const sized = words
    .map((covered) => ({ covered, size: covered.filter((it, index) => it && !walks[index]).length }))
    .sort((one, other) => other.size - one.size)
    .slice(0, WORDS_MAX);
  const isEnough = (from: number, left: number, covered: Covered): boolean => {
    for (const one of sized.slice(from)) {
      // The others are no longer.
      if (one.size * left < isLeft(covered) - ENOUGH + 1) return false;
      const all = union(covered, one.covered);
      if (isLeft(all) < ENOUGH) return true;
      if (left > 1 && isEnough(sized.indexOf(one) + 1, left - 1, all)) return true;
    }
    return false;
  };
  return isEnough(0, JOINED, walks);
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
      const longest = Math.min(variant.length, from + WORD_MAX);
      for (let to = from + JOINED_MIN; to <= longest; to++) parts.add(variant.slice(from, to).join(''));
    }
  }
  return [...parts];
}
