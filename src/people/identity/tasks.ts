import type { Tasks } from '../../kit/jobs/jobs.ts';
import { expireDocuments } from './documents.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    expire_identity_documents: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: { expire_identity_documents: (app) => expireDocuments(app) },
  crontab: ['41 21 * * * expire_identity_documents'],
};
