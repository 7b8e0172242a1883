/** How many of one kind are counted before a time is shortened; more are reported as this many. */
export const COUNTED_MAX = 100_000;
