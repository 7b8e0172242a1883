import type { App } from '../../kit/app/app.ts';
import { daysBefore } from '../../kit/app/retention.ts';
import { countAlarms } from './incidents/incidentStore.ts';
import { countNearLimit } from './store.ts';

/** Counts those who came near a limit of reading in the last 24 hours. */
export const countHeavyReaders = (app: App) => countNearLimit(app.db, daysBefore(app.clock(), 1));

/** Counts the alarms of the last 24 hours. */
export const countSecurityAlarms = (app: App) => countAlarms(app.db, daysBefore(app.clock(), 1));
