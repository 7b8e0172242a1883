import type { Tx } from '../../kit/database/db.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { removeUnusedTerms } from './rows/removeUnusedTerms.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    forget_search_words: Record<string, never>;
  }
}

/** Schedules deleting the words of a deleted profile, after the commit. */
export const forgetWordsSoon = (tx: Tx): Promise<void> =>
  enqueue(tx, { task: 'forget_search_words', payload: {} });

export const tasks: Tasks = {
  tasks: { forget_search_words: (app) => removeUnusedTerms(app) },
  crontab: ['2 22 * * * forget_search_words'],
};
