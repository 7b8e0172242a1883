import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { settleViews } from '../../people/profiles/views.ts';
import { takeViewed } from './digestStore.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    count_views: Record<string, never>;
  }
}

const BATCH = 100;

/**
 * Records for each profile that was viewed yesterday that its views are counted. Repeating it on the same day does
 * nothing.
 */
async function countViews(app: App): Promise<void> {
  await settleViews(app);
  const day = dayInIndia(new Date(app.clock().getTime() - DAY_MS));
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await app.db.transaction().execute(async (tx) => {
      const { last, taken } = await takeViewed(tx, { day, after: from, limit: BATCH });
      for (const profile of taken) {
        await recordEvent(tx, {
          name: 'views.counted',
          data: { profile, day },
          actor: 'system',
          subject: { kind: 'profile', id: profile },
        });
      }
      return last;
    });
  }
}

export const tasks: Tasks = {
  tasks: { count_views: (app) => countViews(app) },
  // 8:30 am in India.
  crontab: ['0 3 * * * count_views'],
};
