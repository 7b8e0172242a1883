import type { Tasks } from '../kit/jobs/jobs.ts';
import { writeClaim } from './walkIns/emails.ts';
import { deleteExpiredLinks } from './walkIns/walkInStore.ts';

declare module '../kit/jobs/queue.ts' {
  interface TaskPayloads {
    /** `deletedOn`: the day in India on which the profile will be deleted if nobody claims it. */
    mail_claim: { profile: number; deletedOn?: string };
    sweep_claim_links: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: { mail_claim: writeClaim },
  tasks: { sweep_claim_links: (app) => deleteExpiredLinks(app.db, app.clock()) },
  crontab: ['47 * * * * sweep_claim_links'],
};
