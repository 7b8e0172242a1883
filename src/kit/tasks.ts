import { retentionCutoff } from './app/retention.ts';
import { mergeTallies } from './database/tallies.ts';
import { pruneEvents } from './events/events.ts';
import type { Tasks } from './jobs/jobs.ts';
import { pruneSms } from './sms/smsStore.ts';

declare module './jobs/queue.ts' {
  interface TaskPayloads {
    merge_tallies: Record<string, never>;
    prune_events: Record<string, never>;
    prune_sms: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    merge_tallies: (app) => mergeTallies(app.db),
    prune_events: (app) => pruneEvents(app.db, retentionCutoff(app, 'eventDays')),
    prune_sms: (app) => pruneSms(app.db, app.clock()),
  },
  crontab: ['37 * * * * merge_tallies', '52 20 * * * prune_events', '56 20 * * * prune_sms'],
};
