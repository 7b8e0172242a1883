import type { Tasks } from '../kit/jobs/jobs.ts';
import { showHiddenProfiles } from './settings/settings.ts';

declare module '../kit/jobs/queue.ts' {
  interface TaskPayloads {
    show_hidden_profiles: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: { show_hidden_profiles: showHiddenProfiles },
  crontab: ['*/10 * * * * show_hidden_profiles'],
};
