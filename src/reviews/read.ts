import type { App } from '../kit/app/app.ts';
import { countWaiting } from './store.ts';

export { listRejected, type RejectedReview } from './rejected.ts';

/** Returns how many reviews are pending, and how many of them are overdue. */
export const countReviews = (app: App): Promise<{ waiting: number; overdue: number }> =>
  countWaiting(app.db, app.clock());
