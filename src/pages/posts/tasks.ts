import type { Tasks } from '../../kit/jobs/jobs.ts';
import { publishDue } from './publishing/publishing.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    publish_posts: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: { publish_posts: (app) => publishDue(app) },
  crontab: ['* * * * * publish_posts'],
};
