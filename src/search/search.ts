import { cutPage, readCursor } from '../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../kit/api/lists/pages.ts';
import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import { birthBounds } from '../profiles/registration/birthBounds.ts';
import { listBlocked } from '../profiles/visible/blocked.ts';
import { seesEverything } from '../profiles/visible/visible.ts';
import { readVocabulary, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { choiceNames, choices } from './choices.ts';
import type { Filters } from './contract.ts';
import { currentIndex } from './index/index.ts';
import { fold, readWords } from './searchTerms.ts';
import { countAll, findPage, listCities, type Place, placeOf, type Query } from './store.ts';

const LIST = 'profiles';

export type Found = { ids: number[]; nextCursor: string | null; count: number | null };

const nobody: Found = { ids: [], nextCursor: null, count: 0 };

/**
 * Returns matching listed profiles: ids of a page, those listed last first, the cursor of the next page, and how many
 * match in all (on the first page). Never the viewer's own profile, one that blocked them or that they blocked.
 */
export async function search(
  app: App,
  viewer: Viewer | null,
  filters: Filters,
  cursor?: string,
): Promise<Found> {
  const [query, after] = await Promise.all([
    resolve(app, viewer, filters),
    readCursor<Place>(app.db, LIST, cursor),
  ]);
  if (!query) return nobody;
  const { rows, count } = await find(app, query, after);
  const { page, nextCursor } = await cutPage(app.db, LIST, { rows, size: PAGE_SIZE, keyOf: placeOf });
  return { ids: page.map((row) => row.profile_id), nextCursor, count };
}

/** Finds one row more than a page holds, in the process's index where it is loaded. */
async function find(app: App, query: Query, after: Place | null) {
  const place = { after, limit: PAGE_SIZE + 1 };
  const index = await currentIndex(app);
  if (index) {
    const { rows, count } = index.find(query, place);
    return { rows, count: after ? null : count };
  }
  const [rows, count] = await Promise.all([
    findPage(app.db, query, place),
    after ? null : countAll(app.db, query),
  ]);
  return { rows, count };
}

/** Returns how many listed profiles match. */
export async function countFitting(app: App, viewer: Viewer | null, filters: Filters): Promise<number> {
  const query = await resolve(app, viewer, filters);
  if (!query) return 0;
  const index = await currentIndex(app);
  return index ? index.count(query) : countAll(app.db, query);
}

/** How many cities are looked at for suggestions, and how many are suggested. */
const CITIES = { read: 200, suggested: 10 };

/** Returns cities of listed profiles whose name contains a text: those that begin with it first, then by name. */
export async function suggestCities(app: App, part: string): Promise<string[]> {
  const word = fold(part);
  const ids = (await readWords(app.db)).containing('city', word).slice(0, CITIES.read);
  const begins = (city: string) => fold(city).startsWith(word);
  return (await listCities(app.db, ids))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)) || one.localeCompare(other))
    .slice(0, CITIES.suggested);
}

/** Converts filters to ids and days; null when nothing can match. */
async function resolve(app: App, viewer: Viewer | null, filters: Filters): Promise<Query | null> {
  const me = viewer?.profile;
  const needsWords = filters.q || filters.city || filters.profession || filters.caste;
  const [vocabulary, words, blocked] = await Promise.all([
    readVocabulary(app.db),
    needsWords ? readWords(app.db) : null,
    me ? listBlocked(app.db, me.id) : [],
  ]);
  const query: Query = {
    gender: genderOf(viewer, filters.gender),
    born: bornBetween(filters, dayInIndia(app.clock())),
    withPremiumOnly: viewer?.premium ?? false,
    except: me ? [me.id, ...blocked] : [],
    choices: choicesOf(vocabulary, filters),
  };
  if (words) {
    if (filters.caste) query.caste = words.idOf('caste', fold(filters.caste)) ?? -1;
    if (filters.city) query.cities = words.containing('city', fold(filters.city));
    if (filters.profession) query.professions = words.containing('profession', fold(filters.profession));
    const part = fold(filters.q ?? '');
    if (part) {
      // A visitor sees first names only, so a search must not reveal who has which family name.
      const wholeNames = seesEverything(viewer);
      const found = {
        names: words.containing(wholeNames ? 'name' : 'firstName', part),
        cities: words.containing('city', part),
        professions: words.containing('profession', part),
      };
      if (Object.values(found).every((ids) => ids.length === 0)) return null;
      query.text = { part, wholeNames, ...found };
    }
  }
  const impossible = [...Object.values(query.choices), query.caste].includes(-1);
  return impossible || query.cities?.length === 0 || query.professions?.length === 0 ? null : query;
}

function genderOf(viewer: Viewer | null, wanted: Filters['gender']): Query['gender'] {
  if (wanted === 'all') return undefined;
  if (wanted || !viewer?.profile) return wanted;
  return viewer.profile.gender === 'female' ? 'male' : 'female';
}

function bornBetween({ ageMin, ageMax }: Filters, day: string): Query['born'] {
  const { after, until } = birthBounds(ageMin ?? 0, ageMax ?? 0, day);
  return { after: ageMax === undefined ? undefined : after, until: ageMin === undefined ? undefined : until };
}

/** Returns the ids of the chosen options; -1 for an unknown one, which matches nobody. */
function choicesOf(vocabulary: Vocabulary, filters: Filters): Query['choices'] {
  const chosen: Query['choices'] = {};
  for (const name of choiceNames) {
    const key = filters[name];
    if (key) chosen[name] = vocabulary.find(choices[name], key)?.id ?? -1;
  }
  return chosen;
}
