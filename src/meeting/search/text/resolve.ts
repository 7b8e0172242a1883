import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { type ColumnIds, isEmpty, isWithin, unionOf } from './columnIds.ts';
import { fold } from './fold.ts';
import type { MatchPosition } from './haystack.ts';
import { optionsOf } from './options.ts';
import type { SearchTerms, TermField } from './searchTerms.ts';
import { meantWords } from './typedWords.ts';
import { matchesAt, matchesOf, positionOf, type TextTerms } from './wordMatches.ts';

/** Free text as ids: a row matches if it matches each of `all` and does not match `except`. */
export type TextQuery = {
  all: ColumnIds[];
  except?: ColumnIds;
  /**
   * The rows that come first, in steps. Each step includes the steps before it: first rows with the text as a whole
   * word, then rows whose name, city or profession contains it, then rows that match by more than the sound of a
   * name.
   */
  first?: ColumnIds[];
  /** Rows from this step on match only by the sound of a name. All other rows are the last step. */
  alikeFrom?: number;
  /**
   * The folded text, if `all` is the words that contain it and no rows come first.
   * @property wholeNames false: searches first names only
   */
  part?: { text: string; wholeNames: boolean };
};

/** Most ids that are cached: of all texts together (4 MB), and of one text. A single letter has 100,000. */
const CACHED_IDS_MAX = { together: 500_000, each: 50_000 } as const;

/**
 * Resolved texts, cached while the words stay the same: each page of a search, its count and its option counts
 * resolve its text.
 */
type TextCache = { vocabulary: Vocabulary; found: Map<string, TextQuery>; ids: number };
const textCaches = new WeakMap<object, TextCache>();

function cacheFor({ state }: SearchTerms, vocabulary: Vocabulary): TextCache {
  const cached = textCaches.get(state);
  if (cached?.vocabulary === vocabulary) return cached;
  const made: TextCache = { vocabulary, found: new Map(), ids: 0 };
  textCaches.set(state, made);
  return made;
}

function cacheQuery(it: TextCache, key: string, query: TextQuery): void {
  const all = [...query.all, ...(query.first ?? [])].flatMap((one) => Object.values(one));
  const ids = all.reduce((sum, { length }) => sum + length, 0);
  if (ids > CACHED_IDS_MAX.each) return;
  if (it.ids + ids > CACHED_IDS_MAX.together) {
    it.found.clear();
    it.ids = 0;
  }
  it.found.set(key, query);
  it.ids += ids;
}

/**
 * Converts free text to ids. A profile matches if each word matches its name, city, profession, community, state or
 * education. A profile also matches, and comes first, if its name, city or profession contains the text as typed; a
 * short text, such as MBA, must be a whole word there.
 * @param wholeNames false: searches first names only, so that a search never reveals a family name
 */
export function resolveText(
  text: string,
  words: SearchTerms,
  vocabulary: Vocabulary,
  wholeNames: boolean,
): TextQuery | undefined {
  const part = fold(text);
  if (part === '') return undefined;
  const it = cacheFor(words, vocabulary);
  const key = `${wholeNames} ${part}`;
  const cached = it.found.get(key);
  if (cached) return cached;
  const query = resolvePart(part, words, vocabulary, wholeNames);
  cacheQuery(it, key, query);
  return query;
}

function resolvePart(
  part: string,
  words: SearchTerms,
  vocabulary: Vocabulary,
  wholeNames: boolean,
): TextQuery {
  const name: TermField = wholeNames ? 'name' : 'firstName';
  const terms = { name, words, options: optionsOf(vocabulary) };
  const whole: ColumnIds = {
    name: words.containing(name, part),
    city: words.containing('city', part),
    profession: words.containing('profession', part),
  };
  const meant = meantWords(part, terms);
  if (meant[0] === part) return resolveWord(part, whole, terms, wholeNames);
  const all = meant.map((one) => {
    const where = positionOf(one, terms);
    return where === 'anywhere' ? matchesOf(one, terms) : unionOf([matchesAt(one, where, terms), whole]);
  });
  const exact = { part: { text: part, wholeNames } };
  const [only, ...more] = all;
  if (!only || (more.length === 0 && isWithin(only, whole))) return { all: [whole], ...exact };
  return { all, ...(!isEmpty(whole) && { first: [whole] }), ...exact };
}

/** A shorter word is not looked up as a name of its own: a single letter matches 100,000 names. */
const NAME_MIN = 3;

function resolveWord(word: string, whole: ColumnIds, terms: TextTerms, wholeNames: boolean): TextQuery {
  const { name, words } = terms;
  const only = matchesOf(word, terms, whole);
  const where = positionOf(word, terms);
  // For names only the spelling counts here, not the sound.
  const names = (place: MatchPosition) => (word.length < NAME_MIN ? [] : words.containing(name, word, place));
  const own =
    where === 'anywhere' ? { name: names('word') } : { ...matchesAt(word, where, terms), name: names(where) };
  const isSame = isWithin(only, whole);
  if (isEmpty(own) && isSame) return { all: [whole], part: { text: word, wholeNames } };
  const written = unionOf([{ ...only, name: whole.name ?? [] }, own]);
  const steps = where === 'anywhere' ? [own, whole, written] : [own, written];
  const first: ColumnIds[] = [];
  for (const step of steps) {
    const all = first.length > 0 ? unionOf([first.at(-1)!, step]) : step;
    if (!isEmpty(all) && !(first.length > 0 && isWithin(all, first.at(-1)!))) first.push(all);
  }
  const last = first.at(-1);
  const all = last ? unionOf([only, last]) : only;
  // A last step that covers everything is the whole result.
  if (last && isWithin(all, last))
    return { all: [last], ...(first.length > 1 && { first: first.slice(0, -1) }) };
  return { all: [all], ...(last && { first }), alikeFrom: first.length };
}
