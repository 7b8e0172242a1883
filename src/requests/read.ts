import type { App } from '../kit/app/app.ts';
import { countOpenAndLate } from './store.ts';

export { findRequester, listAnswered, listRequests } from './store.ts';

/** Returns how many requests to the team nobody is handling, how many of them are overdue, and since when the oldest waits. */
export const countOpenRequests = (app: App) => countOpenAndLate(app.db, app.clock());
