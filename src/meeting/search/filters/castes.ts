import type { Viewer } from '../../../kit/api/viewer.ts';
import type { Database } from '../../../kit/database/db.ts';
import { hasContact } from '../../../people/profiles/facts/masked.ts';
import { listCastes } from '../store.ts';

const FRESH_MS = 10_000;

/** Members type castes freely. Nobody chooses from a longer list. */
const CASTES_MAX = 2000;

type CachedCastes = { readAt: number; castes: Promise<string[]> };

/** Two lists, because only premium members find profiles for premium members. */
const caches = { all: new WeakMap<Database, CachedCastes>(), open: new WeakMap<Database, CachedCastes>() };

/** Returns the castes of profiles that the viewer may find, read from the database at most every ten seconds. */
export function readCastes(db: Database, viewer: Viewer | null): Promise<string[]> {
  const premium = viewer?.premium ?? false;
  const list = premium ? caches.all : caches.open;
  const cached = list.get(db);
  if (cached && Date.now() - cached.readAt < FRESH_MS) return cached.castes;
  // As on cards, a typed text must not reveal contact details.
  const castes = listCastes(db, CASTES_MAX, premium).then((all) => all.filter((caste) => !hasContact(caste)));
  list.set(db, { readAt: Date.now(), castes });
  castes.catch(() => list.delete(db));
  return castes;
}
