import { sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { coalesce } from '../../../kit/live/coalesce.ts';
import { photosOpenTo, visibleTo } from '../../profiles/visible/visible.ts';

/** Who sees a photo: a viewer, or the reader of an email. */
export type PhotoViewer = Pick<Viewer, 'premium' | 'verified'> & {
  profile: { id: number; approved?: boolean } | null;
};

type KeyRow = { id: string; storage_key: string; open: boolean; own: boolean };

/** A photo that a viewer may see at least blurred. */
type VisibleKey = { storageKey: string; open: boolean; own: boolean };

/**
 * Returns a function that finds the storage key of a photo by its id, if the viewer may see it: its profile is visible to them,
 * and the photo is approved or their own. A page requests its photos at once, so they share statements; each photo is read by a
 * statement that was sent after it was requested.
 */
export function openKeys(app: App) {
  const visitor = openFinder(app, null);
  // A viewer is the same object while their session is cached (src/app/sessionCache.ts).
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
  const read = coalesce(async () => {
    const ids = [...asked];
    asked.clear();
    const rows = await listKeys(app, viewer, ids);
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

/** Returns the storage key of one photo as `openKeys` does, for the receiver of an email. */
export async function findKey(app: App, viewer: PhotoViewer, id: string): Promise<VisibleKey | undefined> {
  const [row] = await listKeys(app, viewer, [id]);
  return row && { storageKey: row.storage_key, open: row.open, own: row.own };
}

async function listKeys(app: App, viewer: PhotoViewer | null, ids: string[]): Promise<KeyRow[]> {
  const me = viewer?.profile?.id ?? 0;
  // One alone has a statement of its own: a list's general plan expects ten, so each list is planned by itself.
  const { rows } = await sql<KeyRow>`
    select h.id, h.storage_key, ${photosOpenTo(viewer)} as open, p.id = ${me} as own
    from photos h join profile_summaries p on p.id = h.profile_id
    where ${ids.length === 1 ? sql`h.id = ${ids[0]}::uuid` : sql`h.id = any(${ids}::uuid[])`}
      and ${visibleTo(viewer)}
      and (h.approved_at is not null or p.id = ${me})`.execute(app.db);
  return rows;
}
