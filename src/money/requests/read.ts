import type { App } from '../../kit/app/app.ts';
import { countAssigned, countOpenAndLate } from './store.ts';

export { findRequester, listAnswered, listRequests } from './store.ts';

/**
 * Returns how many requests to the team are unassigned, how many of these are overdue, since when the oldest waits,
 * and how many a colleague assigned to an account.
 */
export async function countOpenRequests(app: App, accountId: number) {
  const [counts, assigned] = await Promise.all([
    countOpenAndLate(app.db, app.clock()),
    countAssigned(app.db, accountId),
  ]);
  return { ...counts, assigned };
}
