import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { deleteOldIncidents } from './incidents/incidentStore.ts';
import { deleteOldReadings } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    prune_readings: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: {},
  tasks: {
    async prune_readings(app) {
      const before = retentionCutoff(app, 'eventDays');
      await deleteOldReadings(app.db, before);
      await deleteOldIncidents(app.db, before);
    },
  },
  crontab: ['41 21 * * * prune_readings'],
};
