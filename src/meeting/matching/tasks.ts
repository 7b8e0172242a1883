import type { App } from '../../kit/app/app.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { writeFigures } from './learning/figureStore.ts';
import { learnModel } from './learning/learnModel.ts';
import { countTallies, pruneShowings, updateLoads } from './learning/tallyStore.ts';
import { addMissingPeople, updatePeople } from './people/peopleStore.ts';
import { choosePicks } from './picks/choose.ts';
import { renewQueue, renewQueues } from './queue/renew.ts';
import { notifyOfMatches } from './weekly/weekly.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    renew_match_queue: { profile: number };
    learn_matching: Record<string, never>;
    renew_match_queues: Record<string, never>;
    notify_matches: Record<string, never>;
  }
}

/** Days for which showings are kept. */
const KEPT_DAYS = 90;

/** Learns from the day, then schedules new queues. Updating a brake twice after a failure does no harm. */
async function learnMatching(app: App): Promise<void> {
  const now = app.clock();
  await pruneShowings(app.db, dayInIndia(new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
  await addMissingPeople(app.db);
  await updatePeople(app.db);
  const usual = await countTallies(app.db, now);
  await learnModel(app, usual);
  await updateLoads(app.db, now);
  await writeFigures(app.db, dayInIndia(now), now);
  await enqueue(app.db, { task: 'renew_match_queues', payload: {}, key: 'renew_match_queues' });
}

export const tasks: Tasks = {
  tasks: {
    renew_match_queue: (app, { profile }) => renewQueue(app, profile),
    learn_matching: learnMatching,
    async renew_match_queues(app) {
      await renewQueues(app);
      // Picks belong to a week that begins on Monday. Every other night adds picks for profiles without one.
      await choosePicks(app);
    },
    notify_matches: notifyOfMatches,
  },
  // At 1 am in India; the weekly email on Sunday at 10 am.
  crontab: ['30 19 * * * learn_matching', '30 4 * * 0 notify_matches'],
};
