import type { Tx } from '../../kit/database/db.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { findDuplicates } from './actions/duplicates/find.ts';
import { removeUnusedWords } from './list/nameWords.ts';
import { writeClaim } from './walkIns/emails.ts';
import { deleteExpiredLinks } from './walkIns/walkInStore.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    /** `deletedOn`: the day in India on which the profile will be deleted if nobody claims it. */
    mail_claim: { profile: number; deletedOn?: string };
    sweep_claim_links: Record<string, never>;
    forget_name_words: Record<string, never>;
    find_duplicates: { profile: number };
  }
}

/** Has the words of a deleted profile's name forgotten once that is committed. */
export const enqueueNameCleanup = (tx: Tx): Promise<void> =>
  enqueue(tx, { task: 'forget_name_words', payload: {} });

export const tasks: Tasks = {
  emails: { mail_claim: writeClaim },
  tasks: {
    sweep_claim_links: (app) => deleteExpiredLinks(app.db, app.clock()),
    forget_name_words: removeUnusedWords,
    find_duplicates: (app, { profile }) => findDuplicates(app, profile),
  },
  crontab: ['47 * * * * sweep_claim_links', '12 22 * * * forget_name_words'],
};
