import { pruneEvents } from '../events/events.ts';
import type { Tasks } from './jobs.ts';

declare module './queue.ts' {
  interface TaskPayloads {
    prune_events: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    prune_events: (app) => pruneEvents(app.db, app.clock()),
  },
  crontab: ['52 20 * * * prune_events'],
};
