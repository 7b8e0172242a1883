import type { App } from '../kit/app/app.ts';
import { countOpen } from './store.ts';

export { findRequester, listAnswered } from './store.ts';

/** Returns how many requests to the team nobody is handling. */
export const countOpenRequests = (app: App): Promise<number> => countOpen(app.db, app.clock());
