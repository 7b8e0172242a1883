import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { hasContact } from '../../people/profiles/facts/masked.ts';
import type { Suggestion } from './contract.ts';
import type { SearchFilters } from './filters/input.ts';
import { refuseMemberFilters, resolve } from './filters/resolve.ts';
import { currentIndex } from './index/index.ts';
import { isImpossible, type Query, withoutFilter } from './query.ts';
import { countByWord, listWordNames } from './store.ts';
import { fold } from './text/fold.ts';
import { readSearchTerms, type SearchTerms } from './text/searchTerms.ts';

/** How many cities are checked for suggestions, and how many are suggested. */
const CITIES = { read: 200, suggested: 10 };

/**
 * Returns cities whose name contains a text, of profiles that the viewer may find: names that begin with the text
 * first, then by name.
 */
export async function suggestCities(app: App, viewer: Viewer | null, part: string): Promise<string[]> {
  const word = fold(part);
  const [{ where }, words] = await Promise.all([resolve(app, viewer, {}), readSearchTerms(app.db)]);
  const ids = words.called('city', part).slice(0, CITIES.read);
  const begins = (city: string) => fold(city).startsWith(word);
  return (
    (await listWordNames(app.db, where, 'city', ids))
      .map(({ name }) => name)
      // As on cards, a typed text must not reveal contact details.
      .filter((name) => !hasContact(name))
      .sort((one, other) => Number(begins(other)) - Number(begins(one)) || one.localeCompare(other))
      .slice(0, CITIES.suggested)
  );
}

const KINDS = ['city', 'profession', 'caste'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Most suggestions, most words of a kind that are checked, and most words at the end of a text that can be one name.
 */
const MAX = { suggested: 8, read: 16, words: 3 };

/**
 * Returns cities, professions and communities that begin with a text, or with its end. Each has the number of
 * profiles that choosing it would find, with the other filters and the rest of the text. The highest number comes
 * first; 0 is left out.
 */
export async function suggestFilters(
  app: App,
  viewer: Viewer | null,
  { text, ...filters }: { text: string } & Omit<SearchFilters, 'q'>,
): Promise<Suggestion[]> {
  // Checked even if nothing will be counted.
  refuseMemberFilters(viewer, filters);
  const words = await readSearchTerms(app.db);
  const tokens = text.split(/\s+/).filter(Boolean);
  for (let count = tokens.length; count > 0; count--) {
    if (count > MAX.words && count < tokens.length) continue;
    const typed = tokens.slice(-count).join(' ');
    const called = KINDS.map((kind) => ({ kind, ids: words.called(kind, typed, 'beginning') }));
    const isKnown = called.some(({ ids }) => ids.length > 0);
    const meant =
      isKnown || count > 1 ? called : KINDS.map((kind) => ({ kind, ids: words.mistyped(kind, typed) }));
    if (meant.every(({ ids }) => ids.length === 0)) continue;
    const query = await resolve(app, viewer, { ...filters, q: tokens.slice(0, -count).join(' ') });
    const found = await suggestFor(app, words, query, meant, typed);
    if (found.length > 0) return found.map((one) => ({ ...one, typed }));
  }
  return [];
}

type Meant = { kind: Kind; ids: number[] };

async function suggestFor(
  app: App,
  words: SearchTerms,
  query: Query,
  meant: Meant[],
  typed: string,
): Promise<Omit<Suggestion, 'typed'>[]> {
  const each = await Promise.all(meant.map((one) => suggestKind(app, words, query, one)));
  const begins = ({ name }: { name: string }) => Number(fold(name).startsWith(fold(typed)));
  return each
    .flat()
    .sort((one, other) => begins(other) - begins(one) || other.count - one.count)
    .slice(0, MAX.suggested);
}

async function suggestKind(app: App, words: SearchTerms, query: Query, { kind, ids }: Meant) {
  if (ids.length === 0 || isImpossible(withoutFilter(query, kind))) return [];
  const countOf = await counter(app, query, kind);
  const best = ids
    .filter((id) => countOf(id) > 0)
    .sort((one, other) => countOf(other) - countOf(one))
    .slice(0, MAX.read);
  // Spellings, too, come only from profiles that the viewer may find.
  const always = query.where.filter(({ filter }) => !filter);
  const named = await listWordNames(app.db, always, kind, best);
  const known = new Set<string>();
  return named
    .filter(({ name }) => !hasContact(name))
    .map(({ id, name }) => {
      // The filters of city and profession find every name that contains this one.
      const meant = kind === 'caste' ? [id] : words.called(kind, name);
      return { kind, name, meant, count: meant.reduce((sum, one) => sum + countOf(one), 0) };
    })
    .filter(({ meant }) => {
      // Delhi and New Delhi find the same profiles: only the more frequent one is suggested.
      const same = meant.toSorted((one, other) => one - other).join(' ');
      return !known.has(same) && known.add(same);
    })
    .map(({ meant: _, ...one }) => one);
}

/** Returns a function that counts the profiles of a search with a word, without the search's filter of that kind. */
async function counter(app: App, query: Query, kind: Kind): Promise<(id: number) => number> {
  const index = await currentIndex(app);
  const counts = index
    ? index.countWords(query, kind, kind)
    : await countByWord(app.db, withoutFilter(query, kind), kind);
  return (id) => counts.get(id) ?? 0;
}
