import type { Tasks } from '../../kit/jobs/jobs.ts';
import { writeAct } from './journal/journal.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    write_journal: { id: string };
  }
}

export const tasks: Tasks = {
  tasks: { write_journal: (app, { id }) => writeAct(app, id) },
  crontab: [],
};
