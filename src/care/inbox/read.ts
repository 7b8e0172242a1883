import type { App } from '../../kit/app/app.ts';
import { countOpenMessages } from './store.ts';

/**
 * Returns how many messages wait for a reply, how many open ones are overdue, since when the oldest waits, and how many wait for
 * an account that has them: of the contact form, and of members about their data.
 */
export const countContactMessages = (app: App, accountId: number) =>
  countOpenMessages(app.db, app.clock(), accountId);

export { countOldMessages } from './store.ts';
