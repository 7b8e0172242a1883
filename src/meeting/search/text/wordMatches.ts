import { isAscii } from '../../../kit/text/latin/latin.ts';
import { type ColumnIds, isEmpty, unionOf } from './columnIds.ts';
import type { MatchPosition } from './haystack.ts';
import { optionFields, type optionsOf } from './options.ts';
import type { SearchTerms, TermField, TermKind } from './searchTerms.ts';
import { nativeWordsOf } from './sounds/nativeWords.ts';
import { positionOfSound, SOUND_MIN, soundsOf } from './sounds/sound.ts';
import { MISTYPED_MIN } from './sounds/typos.ts';

/** The words and options that are searched. @property name whole names, or first names */
export type TextTerms = { name: TermField; words: SearchTerms; options: ReturnType<typeof optionsOf> };

/** Options of a list that one mistyped word may mean. */
const OPTIONS_MAX = 5;

/** A longer word rarely occurs in others by chance, so it is also looked for within words. */
const WHOLE_MAX = 4;

/**
 * Returns where in a text a word must be. A short word that is an option, or a word of a city or profession, is not
 * looked for within other words: they contain it by chance (MBA in Mumbai, IT in Digital).
 */
export function positionOf(word: string, { words, options }: TextTerms): MatchPosition {
  if (word.length < 2 || word.length > WHOLE_MAX || !isAscii(word)) return 'anywhere';
  if (options.isWord(word)) return 'word';
  if (!words.isWord(word)) return 'anywhere';
  return word.length === 2 ? 'word' : 'beginning';
}

/**
 * Returns where a word matches: as written and as it sounds; if nowhere, with one typo.
 * @param whole where it matches as written, if known
 */
export function matchesOf(word: string, terms: TextTerms, whole?: ColumnIds): ColumnIds {
  const exact = matchesAt(word, 'anywhere', terms, whole);
  const sounds = soundsOf(word).filter((sound) => sound.length >= MISTYPED_MIN - 1);
  if (!isEmpty(exact) || word.length < MISTYPED_MIN || sounds.length === 0) return exact;
  const { name, words, options } = terms;
  const near = sounds.flatMap((sound) => [
    ...(['city', 'profession', 'caste', name] as const).flatMap((field) => words.near(field, sound)),
    ...options.spellings.near(sound, OPTIONS_MAX),
  ]);
  return unionOf([...new Set(near)].map((one) => findBy([one], '', 'anywhere', terms)));
}

/** Returns where a word matches as written and as it sounds. */
export function matchesAt(
  word: string,
  where: MatchPosition,
  terms: TextTerms,
  whole?: ColumnIds,
): ColumnIds {
  const sounds = soundsOf(word).filter((sound) => !isAscii(word) || sound.length >= SOUND_MIN);
  return findBy(sounds, word, where, terms, whole);
}

function findBy(
  sounding: string[],
  written: string,
  where: MatchPosition,
  { name, words, options }: TextTerms,
  whole?: ColumnIds,
): ColumnIds {
  const both = (column: TermKind, field: TermField = column) => {
    // A single letter has 100,000 ids, so they are looked up only once.
    const ids = whole?.[column] ?? words.containing(field, written, where);
    const more = sounding.flatMap((sound) =>
      words.sounding(field, sound, positionOfSound(sound, written, where)),
    );
    return more.length > 0 ? [...ids, ...more] : ids;
  };
  // As a whole word, a short text can be a name that families use: Dr.
  const shortly = (field: TermField) =>
    where === 'word' && sounding.length === 0
      ? soundsOf(written).flatMap((sound) => words.sounding(field, sound, where))
      : [];
  return {
    name: both('name', name),
    city: [...both('city'), ...shortly('city')],
    profession: [
      ...both('profession'),
      ...shortly('profession'),
      ...nativeWordsOf(written).flatMap((sound) => words.sounding('profession', sound, where)),
    ],
    caste: sounding.flatMap((sound) =>
      words.sounding('caste', sound, positionOfSound(sound, written, 'beginning')),
    ),
    ...Object.fromEntries(optionFields.map((field) => [field, options.find(field, sounding, written)])),
  };
}
