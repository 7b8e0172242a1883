import type { App } from '../kit/app/app.ts';
import { dayInIndia } from '../kit/app/clock.ts';
import { countCallBacks } from './calls/callStore.ts';

/** Returns how many families wait for our call today, how many of them since an earlier day, and since when the first. */
export const countDueCallBacks = (app: App) => countCallBacks(app.db, dayInIndia(app.clock()));
