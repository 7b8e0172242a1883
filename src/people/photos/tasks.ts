import type { Tx } from '../../kit/database/db.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { removeAbandoned } from '../../kit/media/receive.ts';
import { clearRestorable } from './gallery/restorable.ts';
import { removeFiles } from './removal/removal.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    remove_photo_files: Record<string, never>;
  }
}

/** Has the files of removed photos removed as soon as that is committed, and not with the next hour. */
export const removeFilesSoon = (tx: Tx): Promise<void> =>
  enqueue(tx, { task: 'remove_photo_files', payload: {} });

export const tasks: Tasks = {
  tasks: {
    async remove_photo_files(app) {
      await removeAbandoned(app);
      await app.storage.removeUnfinished();
      await clearRestorable(app.db, app.clock());
      await removeFiles(app);
    },
  },
  crontab: ['7 * * * * remove_photo_files'],
};
