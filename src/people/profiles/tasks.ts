import type { Tasks } from '../../kit/jobs/jobs.ts';
import { removeCustom } from './custom/remove.ts';
import { recomputeBirths } from './facts/births/recompute.ts';
import { moveOption } from './sections/moveOption.ts';
import { countFactWords } from './suggestions/suggestions.ts';
import { showHiddenProfiles } from './visible/settings/settings.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    move_option: { list: string; from: number; into: number };
    remove_custom: { field: string; option: string | null; wish?: boolean };
    recompute_births: Record<string, never>;
    show_hidden_profiles: Record<string, never>;
    count_fact_words: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    move_option: moveOption,
    remove_custom: removeCustom,
    recompute_births: recomputeBirths,
    show_hidden_profiles: showHiddenProfiles,
    count_fact_words: countFactWords,
  },
  crontab: [
    '*/10 * * * * show_hidden_profiles',
    '35 20 * * * recompute_births',
    '5 21 * * * count_fact_words',
  ],
};
