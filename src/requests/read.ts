import type { App } from '../kit/app/app.ts';
import { countAssigned, countOpenAndLate } from './store.ts';

export { findRequester, listAnswered, listRequests } from './store.ts';

/** Returns how many requests to the team nobody is handling, how many of them are overdue, since when the oldest waits, and how many a colleague assigned to an account. */
export const countOpenRequests = async (app: App, accountId: number) => ({
  ...(await countOpenAndLate(app.db, app.clock())),
  assigned: await countAssigned(app.db, accountId),
});
