import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { WordColumn } from '../rows/columns.ts';
import { fold } from './fold.ts';
import { optionsOf } from './options.ts';
import type { Field, SearchTerms } from './searchTerms.ts';
import { isAscii } from './sounds/latin.ts';
import { SHORTEST } from './sounds/slips.ts';
import { SHORTEST_SOUND, soundsOf } from './sounds/sound.ts';

type TextColumn = WordColumn | 'state' | 'education';

/** A row matches that has one of the ids in its column. */
export type AnyOf = Partial<Record<TextColumn, number[]>>;

/** Free text as ids: a row matches each of `all`, and not `except`. */
export type TextQuery = {
  all: AnyOf[];
  except?: AnyOf;
  /** Those of the rows that come first: name, city or profession contains the text as it is. */
  first?: AnyOf;
  /** The folded text of which `first`, or `all` without it, has the words that contain it, in whole names or first names. */
  part: { text: string; wholeNames: boolean };
};

/** Words that are left out beside others: engineer from Pune. */
const FILLERS = new Set(['and', 'at', 'from', 'in', 'near', 'of', 'or', 'the', 'with']);
/** Words looked for, at most. */
const MOST_WORDS = 8;
/** Options of a list that one mistyped word may mean. */
const MOST_OPTIONS = 5;

/**
 * Converts free text to ids. A profile matches when each word matches something of it: name, city, profession, community,
 * state or education. Those whose name, city or profession contains the text as it is come first.
 * @param wholeNames false: first names only, so that a search never reveals who has which family name
 */
export function resolveText(
  text: string,
  words: SearchTerms,
  vocabulary: Vocabulary,
  wholeNames: boolean,
): TextQuery | undefined {
  const part = fold(text);
  if (part === '') return undefined;
  const name: Field = wholeNames ? 'name' : 'firstName';
  const whole: AnyOf = {
    name: words.containing(name, part),
    city: words.containing('city', part),
    profession: words.containing('profession', part),
  };
  const typed = part.split(/[\s,]+/).filter(Boolean);
  const meant = typed.filter((one) => !FILLERS.has(one));
  const all = (meant.length > 0 ? meant : typed)
    .slice(0, MOST_WORDS)
    .map((one) => matchesOf(one, name, words, vocabulary, one === part ? whole : undefined));
  const [only, ...more] = all;
  const known = { part: { text: part, wholeNames } };
  if (!only || (more.length === 0 && isWithin(only, whole))) return { all: [whole], ...known };
  return { all, ...(!isEmpty(whole) && { first: whole }), ...known };
}

/** Returns where a word matches: as it is written, as it sounds and, when it does nowhere, with one slip. */
function matchesOf(
  word: string,
  name: Field,
  words: SearchTerms,
  vocabulary: Vocabulary,
  whole: AnyOf | undefined,
): AnyOf {
  const sounds = soundsOf(word);
  const used = sounds.filter((sound) => !isAscii(word) || sound.length >= SHORTEST_SOUND);
  const options = optionsOf(vocabulary);
  const exact = found(used, word);
  const long = sounds.filter((sound) => sound.length >= SHORTEST - 1);
  if (!isEmpty(exact) || word.length < SHORTEST || long.length === 0) return exact;
  const near = long.flatMap((sound) => [
    ...(['city', 'profession', 'caste', name] as const).flatMap((field) => words.near(field, sound)),
    ...options.spellings.near(sound, MOST_OPTIONS),
  ]);
  return join([...new Set(near)].map((one) => found([one], '')));

  function found(sounding: string[], written: string): AnyOf {
    const both = (column: WordColumn, field: Field = column) => {
      // Of one letter there are a hundred thousand: they are looked up once.
      const known = written && whole?.[column];
      const ids = known || words.containing(field, written);
      const more = sounding.flatMap((sound) => words.sounding(field, sound));
      return more.length > 0 ? [...ids, ...more] : ids;
    };
    return {
      name: both('name', name),
      city: both('city'),
      profession: both('profession'),
      caste: sounding.flatMap((sound) => words.sounding('caste', sound, 'beginning')),
      state: options.find('state', sounding, written),
      education: options.find('education', sounding, written),
    };
  }
}

/** Whether no row has what is looked for. */
export const isEmpty = (one: AnyOf): boolean => Object.values(one).every((ids) => ids.length === 0);

function isWithin(one: AnyOf, other: AnyOf): boolean {
  return Object.entries(one).every(([field, ids]) => {
    if (ids === other[field as TextColumn]) return true;
    const known = new Set(other[field as TextColumn]);
    return ids.every((id) => known.has(id));
  });
}

function join(all: AnyOf[]): AnyOf {
  const joined: AnyOf = {};
  for (const one of all)
    for (const [field, ids] of Object.entries(one) as [TextColumn, number[]][])
      joined[field] = [...(joined[field] ?? []), ...ids];
  return joined;
}
