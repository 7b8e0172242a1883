import { listNamesakesOf } from '../../../../care/reviews/decisions/namesakes.ts';
import type { App } from '../../../../kit/app/app.ts';
import type { Tx } from '../../../../kit/database/db.ts';
import { sendSignal } from '../../../../kit/events/events.ts';
import { enqueue } from '../../../../kit/jobs/queue.ts';
import {
  deletePairs,
  insertPairs,
  listManagedBy,
  listStoredPairs,
  lockDuplicateSearch,
  OPEN_PAIRS_MAX,
  updatePairs,
} from './duplicateStore.ts';

/**
 * Enqueues the search for duplicates of a profile. It is a job, so that the family's response takes the same time whether
 * or not there is a duplicate.
 */
export const enqueueDuplicateSearch = (tx: Tx, profile: number): Promise<void> =>
  enqueue(tx, { task: 'find_duplicates', payload: { profile }, key: `find_duplicates:${profile}` });

/** The same for every profile that an account manages, after a change of its phone number. */
export async function enqueueDuplicateSearches(tx: Tx, account: number): Promise<void> {
  for (const profile of await listManagedBy(tx, account)) await enqueueDuplicateSearch(tx, profile);
}

/**
 * Stores which profiles may be of the same person as one, and deletes pairs that are no longer alike. A dismissed pair comes
 * back only for a new reason. Repeating it changes nothing.
 */
export async function findDuplicates(app: App, profile: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    // One search at a time: another one would delete pairs that were found after it had read.
    await lockDuplicateSearch(tx);
    const known = await listStoredPairs(tx, profile);
    const keys = new Set(known.map(({ key }) => key));
    // Stored pairs are always compared, even where more profiles are alike than a search compares.
    const found = await listNamesakesOf(tx, profile, [...keys]);
    const pairs = found.map(({ key, sameName, samePhone }) => ({
      low: Math.min(key, profile),
      high: Math.max(key, profile),
      sameName,
      samePhone,
    }));
    const fresh = pairs.filter(({ low, high }) => !keys.has(low === profile ? high : low));
    const most = OPEN_PAIRS_MAX - known.filter(({ dismissed }) => !dismissed).length;
    // New pairs first: they wait for a merge that holds a profile and may delete the other pairs.
    const changes = [
      await insertPairs(tx, fresh, { most, now: app.clock() }),
      await updatePairs(tx, pairs, app.clock()),
      await deletePairs(tx, profile, pairs),
    ];
    if (changes.some((count) => count > 0)) await sendSignal(tx, 'duplicates.changed', {});
  });
}
