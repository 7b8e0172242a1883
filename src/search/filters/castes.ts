import type { Database } from '../../kit/database/db.ts';
import { hasContact } from '../../profiles/facts/masked.ts';
import { listCastes } from '../store.ts';

const FRESH_MS = 10_000;
/** Castes are what members write: more than these nobody chooses from. */
const MOST = 2000;
const kept = new WeakMap<Database, { readAt: number; castes: Promise<string[]> }>();

/** Returns the castes that listed profiles state, read from the database at most every ten seconds. */
export function readCastes(db: Database): Promise<string[]> {
  const known = kept.get(db);
  if (known && Date.now() - known.readAt < FRESH_MS) return known.castes;
  // As on cards: contact details are not to be had in what members write.
  const castes = listCastes(db, MOST).then((all) => all.filter((caste) => !hasContact(caste)));
  kept.set(db, { readAt: Date.now(), castes });
  castes.catch(() => kept.delete(db));
  return castes;
}
