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
  MOST_PAIRS,
  updatePairs,
} from './duplicateStore.ts';

/**
 * Has a profile compared with all others once its change is committed: in a job, so that no answer to its family takes longer
 * where somebody is alike.
 */
export const enqueueDuplicateSearch = (tx: Tx, profile: number): Promise<void> =>
  enqueue(tx, { task: 'find_duplicates', payload: { profile }, key: `find_duplicates:${profile}` });

/** The same for every profile that an account manages, after a change of its phone number. */
export async function enqueueDuplicateSearches(tx: Tx, account: number): Promise<void> {
  for (const profile of await listManagedBy(tx, account)) await enqueueDuplicateSearch(tx, profile);
}

/**
 * Stores which profiles may be of the same person as one, and ends the pairs that are not alike any more. Staff see a dismissed pair
 * again only where it is alike in another way than before. Repeating it changes nothing.
 */
export async function findDuplicates(app: App, profile: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    // One after the other: another one's pairs would be ended by what was read before they were found.
    await lockDuplicateSearch(tx);
    const known = await listStoredPairs(tx, profile);
    const keys = new Set(known.map(({ key }) => key));
    // Where more are alike than a search compares, a known pair must not end because it was not among them.
    const found = await listNamesakesOf(tx, profile, [...keys]);
    const pairs = found.map(({ key, sameName, samePhone }) => ({
      low: Math.min(key, profile),
      high: Math.max(key, profile),
      sameName,
      samePhone,
    }));
    const fresh = pairs.filter(({ low, high }) => !keys.has(low === profile ? high : low));
    const most = MOST_PAIRS - known.filter(({ dismissed }) => !dismissed).length;
    // New pairs first: what they wait for, a merge that holds a profile, may itself delete the others.
    const changes = [
      await insertPairs(tx, fresh, { most, now: app.clock() }),
      await updatePairs(tx, pairs, app.clock()),
      await deletePairs(tx, profile, pairs),
    ];
    if (changes.some((count) => count > 0)) await sendSignal(tx, 'duplicates.changed', {});
  });
}
