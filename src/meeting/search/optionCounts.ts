import { readVocabulary, type Vocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { seesEverything } from '../../people/profiles/visible/visible.ts';
import { readCastes } from './filters/castes.ts';
import { conditionFor } from './filters/conditions.ts';
import { customFiltersFor, customOptions } from './filters/custom.ts';
import type { SearchFilters } from './filters/input.ts';
import { resolve } from './filters/resolve.ts';
import { currentIndex, type SearchIndex } from './index/index.ts';
import type { Condition, Query } from './query.ts';
import { customFilterKey, fieldOfFilter } from './shared/customFilters.ts';
import { type AnyFilter, type Descriptor, descriptorOf, type FilterKey } from './shared/filters.ts';
import { fold } from './text/fold.ts';
import { readSearchTerms } from './text/searchTerms.ts';

/** How many profiles each option of a filter would find, by its value; without options that find nobody. */
type Counts = Record<string, number>;

/**
 * Returns the counts of the options of some filters, with the other filters applied; null while the index is not
 * loaded. Filters that the viewer may not use are left out.
 */
export async function countOptionsOf(
  app: App,
  viewer: Viewer | null,
  filters: SearchFilters,
  asked: AnyFilter[],
): Promise<Record<string, Counts> | null> {
  const query = await resolve(app, viewer, filters);
  // Counts for a single person would reveal their facts.
  if (!seesEverything(viewer) && query.where.some((one) => 'only' in one)) return {};
  const vocabulary = await readVocabulary(app.db);
  const keys = asked.filter((key): key is FilterKey => fieldOfFilter(key) === null);
  const custom = customFiltersFor(app, viewer).filter((field) => asked.includes(customFilterKey(field.key)));
  const usable = keys.filter((key) => seesEverything(viewer) || !descriptorOf(key).members);
  const day = dayInIndia(app.clock());
  const conditions = await Promise.all(
    usable.map(async (key) => {
      const found = new Map<string, Condition>();
      for (const value of valuesOf(descriptorOf(key), vocabulary)) {
        const chosen = { [key]: inputOf(descriptorOf(key), value) } as SearchFilters;
        const condition = await conditionFor(key, chosen, { app, viewer, vocabulary, words: null, day });
        if (condition) found.set(value, condition);
      }
      return found;
    }),
  );
  const castes = usable.includes('caste') ? await listCasteIds(app, viewer) : [];
  const index = await currentIndex(app);
  if (!index) return null;
  return Object.fromEntries([
    ...custom.map((field) => {
      const key = customFilterKey(field.key);
      return [key, withoutZeros(index.countOptions(query, key, customOptions(field)))] as [string, Counts];
    }),
    ...usable.map((key, place): [string, Counts] => [
      key,
      key === 'caste'
        ? countCastes(index, query, castes)
        : withoutZeros(withAll(key, index.countOptions(query, key, conditions[place]!))),
    ]),
  ]);
}

/** Adds the count of women and men together, which has no condition. */
const withAll = (key: FilterKey, counts: Map<string, number>): Map<string, number> =>
  key === 'gender'
    ? new Map([...counts, ['all', [...counts.values()].reduce((sum, one) => sum + one, 0)]])
    : counts;

/** Returns the values that a filter offers, as in the address. */
function valuesOf(it: Descriptor, { terms }: Vocabulary): string[] {
  switch (it.kind) {
    case 'gender':
      return ['female', 'male'];
    case 'options':
      return terms.filter(({ kind, inForms }) => kind === it.list && inForms).map(({ key }) => key);
    case 'keys':
      return [...it.keys];
    case 'number':
      return it.values.map(String);
    case 'flag':
      return ['1'];
    default:
      return [];
  }
}

/** Returns one value as the API reads it. */
function inputOf({ kind }: Descriptor, value: string): unknown {
  if (kind === 'flag') return true;
  if (kind === 'gender') return value;
  return kind === 'number' ? Number(value) : [value];
}

async function listCasteIds(
  app: App,
  viewer: Viewer | null,
): Promise<{ name: string; id: number | undefined }[]> {
  const [names, words] = await Promise.all([readCastes(app.db, viewer), readSearchTerms(app.db)]);
  return names.map((name) => ({ name, id: words.idOf('caste', fold(name)) }));
}

function countCastes(
  index: SearchIndex,
  query: Query,
  castes: { name: string; id: number | undefined }[],
): Counts {
  const byId = index.countWords(query, 'caste', 'caste');
  return withoutZeros(new Map(castes.map(({ name, id }) => [name, byId.get(id ?? 0) ?? 0])));
}

const withoutZeros = (counts: Map<string, number>): Counts =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0));
