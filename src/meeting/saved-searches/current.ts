import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { SearchFilters } from '../search/filters/input.ts';
import { resolve } from '../search/filters/resolve.ts';
import { fits } from '../search/query.ts';
import { readSearchFacts, searchRowOf } from '../search/rows/facts.ts';
import { memberNames } from '../search/shared/filters.ts';
import { parseStored, type StoredFilters } from './filters.ts';
import { listVisible } from './store.ts';

export type SearchingProfile = {
  profile: { id: number; publicId: string; gender: 'female' | 'male' };
  premium: boolean;
  verified: boolean;
};

/** A search with profiles that it found earlier. */
type Earlier = { filters: StoredFilters; profiles: number[] };

/** A profile that a search has found. */
export type FoundPerson = { id: number; publicId: string; name: string };

/**
 * Returns for each search the profiles that still fit it, that the reader may see now, and that have no interest with
 * the reader, in the given order.
 */
export async function filterCurrent(
  app: App,
  reader: SearchingProfile,
  searches: Earlier[],
  db: Database | Tx = app.db,
): Promise<FoundPerson[][]> {
  const ids = [...new Set(searches.flatMap(({ profiles }) => profiles))];
  if (ids.length === 0) return searches.map(() => []);
  const shown = await listVisible(db, reader, ids);
  const facts = await readSearchFacts(db, [...shown.keys()]);
  const rows = new Map([...facts].map(([id, one]) => [id, searchRowOf(one)]));
  return Promise.all(
    searches.map(async ({ filters, profiles }) => {
      const read = parseStored(filters);
      if (!read || !profiles.some((id) => rows.has(id)) || !mayRead(reader, read)) return [];
      const query = await resolve(app, reader as Viewer, read);
      return profiles.flatMap((id) => {
        const [person, row] = [shown.get(id), rows.get(id)];
        if (!person || !row || !fits(row, query)) return [];
        return [{ id, publicId: person.public_id, name: person.name }];
      });
    }),
  );
}

/**
 * Whether a reader may see the results of a search. Without a verified address, the results must not reveal family
 * names, or facts that only members see.
 */
const mayRead = ({ verified }: SearchingProfile, read: SearchFilters): boolean =>
  verified ||
  (read.q === undefined &&
    read.custom === undefined &&
    memberNames.every((name) => read[name] === undefined));
