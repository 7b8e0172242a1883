import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { deletePhotoCopies } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    remove_report_copies: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    remove_report_copies: (app) => deletePhotoCopies(app.db, retentionCutoff(app, 'reportDays')),
  },
  crontab: ['22 21 * * * remove_report_copies'],
};
