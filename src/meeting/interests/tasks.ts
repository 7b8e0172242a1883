import { recordEvent } from '../../kit/events/events.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { releaseDue, releaseFor } from './intake/intake.ts';
import { expire } from './store.ts';

const BATCH = 500;

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    expire_interests: Record<string, never>;
    release_interests: { profile: number };
    release_due_interests: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    async expire_interests(app) {
      for (let found = BATCH; found === BATCH; ) {
        found = await app.db.transaction().execute(async (tx) => {
          const rows = await expire(tx, app.clock(), BATCH);
          for (const row of rows) {
            await recordEvent(tx, {
              name: 'interest.expired',
              data: { interest: row.id, sender: row.sender_id, receiver: row.receiver_id },
              actor: 'system',
              subject: { kind: 'interest', id: row.id },
            });
          }
          return rows.length;
        });
      }
    },
    release_interests: (app, { profile }) => releaseFor(app, profile),
    release_due_interests: (app) => releaseDue(app),
  },
  crontab: ['7 * * * * expire_interests', '27 * * * * release_due_interests'],
};
