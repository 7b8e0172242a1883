import { HOUR_MS } from '../../../kit/shared/time/durations.ts';

/** How many searches a profile may save. */
export const SAVED_MAX = 20;

/** Maximum length of a name. */
export const NAME_MAX = 60;

/** How often a profile's managers are notified of new matches. */
export const FREQUENCIES = ['instant', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** How long a removed search can be restored, in milliseconds. It is deleted afterwards. */
export const RESTORE_MS = HOUR_MS;

/** Alerts about the same search are at least this far apart, in milliseconds. */
export const NOTIFY_AGAIN_MS = HOUR_MS;

/** How many new matches are counted; more are shown as "100+". */
export const COUNTED_MAX = 100;
