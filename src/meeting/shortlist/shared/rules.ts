import { HOUR_MS } from '../../../kit/shared/time/durations.ts';

/** How many profiles a profile may shortlist. */
export const SHORTLIST_MAX = 500;

/** Maximum length of a note. */
export const SHORTLIST_NOTE_MAX = 500;

/** How long a removed entry can be restored, in milliseconds. It is deleted afterwards. */
export const RESTORE_MS = HOUR_MS;

/** Orders of the list: last added first, by name, last active first. */
export const SHORTLIST_SORTS = ['newest', 'name', 'active'] as const;
export type ShortlistSort = (typeof SHORTLIST_SORTS)[number];
