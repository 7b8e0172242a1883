import type { Tasks } from '../../kit/jobs/jobs.ts';
import { remind } from './reminders/reminders.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    remind_memberships: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: { remind_memberships: remind },
  crontab: ['27 * * * * remind_memberships'],
};
