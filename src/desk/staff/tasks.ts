import type { Tasks } from '../../kit/jobs/jobs.ts';
import { countFunnel } from './figures/funnel.ts';
import { writeStaffInvitation } from './team/emails.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    count_funnel: Record<string, never>;
    mail_staff_invitation: { invitation: string };
  }
}

export const tasks: Tasks = {
  emails: { mail_staff_invitation: writeStaffInvitation },
  tasks: { count_funnel: (app) => countFunnel(app) },
  crontab: [],
};
