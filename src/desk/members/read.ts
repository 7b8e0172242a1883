import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { countPairs } from './actions/duplicates/duplicateStore.ts';
import { countCallBacks } from './calls/callStore.ts';

/** Returns how many families wait for our call today, how many of them since an earlier day, and since when the first. */
export const countDueCallBacks = (app: App) => countCallBacks(app.db, dayInIndia(app.clock()));

/** Returns how many pairs of profiles may be of the same person, and since when the first is known. */
export const countDuplicates = (app: App) => countPairs(app.db);
