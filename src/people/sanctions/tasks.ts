import type { Tasks } from '../../kit/jobs/jobs.ts';
import { writeRestored, writeSuspended } from './emails.ts';
import { endDueSuspensions } from './suspensions.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_suspended: { suspension: string };
    mail_restored: { suspension: string };
    end_suspensions: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: { mail_suspended: writeSuspended, mail_restored: writeRestored },
  tasks: { end_suspensions: (app) => endDueSuspensions(app) },
  crontab: ['* * * * * end_suspensions'],
};
