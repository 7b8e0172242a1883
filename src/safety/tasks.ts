import type { Tasks } from '../kit/jobs/jobs.ts';
import { DAY_MS } from '../kit/time/durations.ts';
import { COPY_DAYS } from './rules.ts';
import { dropCopies } from './store.ts';

declare module '../kit/jobs/queue.ts' {
  interface TaskPayloads {
    remove_report_copies: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    remove_report_copies: (app) => dropCopies(app.db, new Date(app.clock().getTime() - COPY_DAYS * DAY_MS)),
  },
  crontab: ['22 21 * * * remove_report_copies'],
};
