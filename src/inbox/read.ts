import type { App } from '../kit/app/app.ts';
import { countOpenMessages } from './store.ts';

/** Returns how many messages wait for a reply, how many open ones are overdue, and since when the oldest waits. */
export const countContactMessages = (app: App) => countOpenMessages(app.db, app.clock());

export { countOldMessages } from './store.ts';
