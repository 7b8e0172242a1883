import { sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { openRounds } from '../../kit/events/rounds.ts';
import { photosOpenTo, visibleTo } from '../../profiles/visible/visible.ts';

/** A photo that a viewer may see at least blurred. */
type VisibleKey = { storageKey: string; open: boolean; own: boolean };

/**
 * Returns how to find the storage keys of photos by their ids, for those that are visible to a viewer: the profile must be,
 * and the photo approved or their own. The photos that a viewer's page shows are requested at once, so they share
 * statements; each one is read by a statement that was sent after it was requested.
 */
export function openKeys(app: App) {
  const visitor = openFinder(app, null);
  // A viewer is the same object while their session is held (src/sessionCache.ts).
  const finders = new WeakMap<Viewer, ReturnType<typeof openFinder>>();
  return (viewer: Viewer | null, id: string): Promise<VisibleKey | undefined> => {
    if (!viewer) return visitor(id);
    const finder = finders.get(viewer) ?? openFinder(app, viewer);
    finders.set(viewer, finder);
    return finder(id);
  };
}

function openFinder(app: App, viewer: Viewer | null) {
  const asked = new Set<string>();
  const read = openRounds(async () => {
    const ids = [...asked];
    asked.clear();
    const me = viewer?.profile?.id ?? 0;
    // One alone has a statement of its own: a list's general plan expects ten, so each list is planned by itself.
    const { rows } = await sql<{ id: string; storage_key: string; open: boolean; own: boolean }>`
      select h.id, h.storage_key, ${photosOpenTo(viewer)} as open, p.id = ${me} as own
      from photos h join profile_summaries p on p.id = h.profile_id
      where ${ids.length === 1 ? sql`h.id = ${ids[0]}::uuid` : sql`h.id = any(${ids}::uuid[])`}
        and ${visibleTo(viewer)}
        and (h.approved_at is not null or p.id = ${me})`.execute(app.db);
    return new Map(
      rows.map(({ id, storage_key, open, own }) => [id, { storageKey: storage_key, open, own }]),
    );
  });
  return async (id: string): Promise<VisibleKey | undefined> => {
    const key = id.toLowerCase();
    asked.add(key);
    return (await read()).get(key);
  };
}
