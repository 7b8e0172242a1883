import type { App } from '../../kit/app/app.ts';
import { daysBefore } from '../../kit/app/retention.ts';
import { countAlarms } from './incidents/incidentStore.ts';
import { countNearLimit } from './store.ts';

/** Returns how many readers came near a reading limit in the last 24 hours. */
export const countHeavyReaders = (app: App) => countNearLimit(app.db, daysBefore(app.clock(), 1));

/** Returns how many alarms there were in the last 24 hours. */
export const countSecurityAlarms = (app: App) => countAlarms(app.db, daysBefore(app.clock(), 1));
