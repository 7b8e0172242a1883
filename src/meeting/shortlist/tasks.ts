import type { Tasks } from '../../kit/jobs/jobs.ts';
import { RESTORE_MS } from './shared/rules.ts';
import { deleteRemovedEntries } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    delete_removed_shortlistings: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    delete_removed_shortlistings: (app) =>
      deleteRemovedEntries(app.db, new Date(app.clock().getTime() - RESTORE_MS)),
  },
  crontab: ['33 * * * * delete_removed_shortlistings'],
};
