import { setImmediate as nextTurn } from 'node:timers/promises';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS, HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { refreshPerson } from '../people/peopleStore.ts';
import { RENEWED_DAYS } from '../score/constants.ts';
import { buildQueue } from './build.ts';
import { listDueQueues, markStale, markWhereWorthy } from './queueStore.ts';

/** A queue made within this time was made this night. */
const NIGHT_MS = 20 * HOUR_MS;
const AT_ONCE = 200;

/** A changed profile can be given a place in at most this many queues. */
const QUEUES_MAX = 300;

/** Updates the row of a changed profile and schedules its queue, once for all changes until then. */
export async function renewSoon(tx: Tx, profile: number): Promise<void> {
  await refreshPerson(tx, profile);
  await markStale(tx, profile);
  await enqueue(tx, { task: 'renew_match_queue', payload: { profile }, key: `renew_match_queue:${profile}` });
}

/** Builds the queue of one profile again, and marks the queues in which it would now have a place. */
export async function renewQueue(app: App, profile: number): Promise<void> {
  const worthy = await buildQueue(app, profile);
  worthy.sort((a, b) => b.rank - a.rank);
  await markWhereWorthy(app.db, worthy.slice(0, QUEUES_MAX), profile);
}

/** Builds the queues of active members again, one after the other. A run continues where an interrupted one stopped. */
export async function renewQueues(app: App): Promise<void> {
  const now = app.clock();
  const activeSince = dayInIndia(new Date(now.getTime() - RENEWED_DAYS * DAY_MS));
  const madeBefore = new Date(now.getTime() - NIGHT_MS);
  for (let after = 0; ; ) {
    const due = await listDueQueues(app.db, { activeSince, madeBefore, after, limit: AT_ONCE });
    for (const profile of due) {
      await buildQueue(app, profile);
      await nextTurn();
    }
    if (due.length < AT_ONCE) return;
    after = due.at(-1)!;
  }
}
