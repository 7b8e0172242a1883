import type { Tasks } from '../kit/jobs/jobs.ts';
import { removeFiles } from './removal.ts';
import { removeAbandoned } from './upload/receive.ts';

declare module '../kit/jobs/queue.ts' {
  interface TaskPayloads {
    remove_photo_files: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    async remove_photo_files(app) {
      await removeAbandoned(app);
      await removeFiles(app);
    },
  },
  crontab: ['7 * * * * remove_photo_files'],
};
