import type { Database } from '../../../kit/database/db.ts';
import { usualGender } from '../../search/shared/filters.ts';
import { listRevised } from '../store.ts';
import { makeReverseIndex, type ReverseIndex } from './reverseIndex.ts';

/** Searches that are read at once. This takes some ms, and requests are answered between two reads. */
const AT_ONCE = 1000;
const MANY_REMOVED = 1000;

type CachedIndex = { index: ReverseIndex; last: number; reading: Promise<void> | null };

const indexCache = new WeakMap<Database, CachedIndex>();

/**
 * Returns the index of all saved searches. It is kept in memory, and only revisions above the last one are read.
 * Revisions commit in order, because their lock is held until commit (store.ts); so none is skipped.
 */
export async function readReverseIndex(db: Database): Promise<ReverseIndex> {
  let it = indexCache.get(db);
  // Starting over frees the places of removed searches.
  if (!it || (it.index.removed > MANY_REMOVED && it.index.removed > it.index.size)) {
    it = { index: makeReverseIndex(), last: 0, reading: null };
    indexCache.set(db, it);
  }
  const known = it;
  // Calls during a read wait for it, and for the read after it: theirs may be newer.
  if (known.reading) await known.reading;
  known.reading ??= refresh(db, known).finally(() => {
    known.reading = null;
  });
  await known.reading;
  return known.index;
}

async function refresh(db: Database, it: CachedIndex): Promise<void> {
  for (let rows = AT_ONCE; rows === AT_ONCE; ) {
    const found = await listRevised(db, it.last, AT_ONCE);
    rows = found.length;
    for (const { id, filters, gender, removed, revision } of found) {
      if (removed) it.index.remove(id);
      else it.index.put(id, { gender: usualGender(gender), ...filters });
      it.last = revision;
    }
  }
}
