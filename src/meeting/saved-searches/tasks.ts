import type { App } from '../../kit/app/app.ts';
import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { notifyOfSavedMatches } from './alerts/alerts.ts';
import { compareChanged } from './alerts/changes.ts';
import { pruneMatches } from './alerts/matchStore.ts';
import { type Frequency, RESTORE_MS } from './shared/rules.ts';
import { deleteRemovedSearches } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    match_saved_searches: Record<string, never>;
    notify_saved_searches: { frequency: Frequency };
    notify_saved_searches_daily: Record<string, never>;
    notify_saved_searches_weekly: Record<string, never>;
    prune_saved_searches: Record<string, never>;
  }
}

async function prune(app: App): Promise<void> {
  const now = app.clock().getTime();
  await deleteRemovedSearches(app.db, new Date(now - RESTORE_MS));
  await pruneMatches(app.db, retentionCutoff(app, 'savedMatchDays'), new Date(now - DAY_MS));
}

export const tasks: Tasks = {
  tasks: {
    match_saved_searches: compareChanged,
    notify_saved_searches: (app, { frequency = 'instant' }) => notifyOfSavedMatches(app, frequency),
    notify_saved_searches_daily: (app) => notifyOfSavedMatches(app, 'daily'),
    notify_saved_searches_weekly: (app) => notifyOfSavedMatches(app, 'weekly'),
    prune_saved_searches: prune,
  },
  crontab: [
    // Matches found within an hour of the last alert, and those left by a failed job.
    '*/10 * * * * notify_saved_searches',
    '17 * * * * match_saved_searches',
    // 9 am in India; on Sundays, when families sit together, also the weekly ones.
    '30 3 * * * notify_saved_searches_daily',
    '30 3 * * 0 notify_saved_searches_weekly',
    '47 * * * * prune_saved_searches',
  ],
};
