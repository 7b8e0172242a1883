// Starting values of the matching and their meaning. bench/matching.ts shows what a change does.

/** Days after which an event counts half. */
export const HALF_LIFE_DAYS = 90;

/** What counts for and against a profile, in its rates of being chosen (r) and of choosing (g). */
export const COUNTS = { accepted: 2, sent: 1, declined: 1, passed: 0.1 } as const;

/** Everybody starts as if they had been chosen and passed over this often at the usual rate (k0). */
export const PRIOR_COUNT = 3;

/**
 * Assumed before anything is learned: the chances of sending and of accepting an interest, and the pull of the stated
 * fit.
 */
export const START = {
  send: { chance: 0.15, pull: 4 },
  accept: { chance: 0.35, pull: 4 },
  /** Shares of decisions in favour, by weight, until they are counted. */
  usual: { chosen: 0.5, choosing: 0.5 },
} as const;

/** Strength of the pull towards the starting values when learning: with a few hundred events little moves. */
export const RIDGE = 20;

/** With fewer events than this nothing is learned. */
export const EVENTS_MIN = 200;

/** Most of the latest events that are learned from. */
export const EVENTS_MAX = 200_000;

/** How many interests a week a member is assumed to answer, from their answers so far. */
export const CAPACITY = { min: 3, usual: 5, max: 15 } as const;

/** How fast a member's brake grows with more interests than they can answer, and falls with fewer (lambda). */
export const BRAKE_STEP = 0.15;

/** The strongest brake: nobody disappears. */
export const BRAKE_MAX = 3;

/** New members are shown at least this often in their first days. */
export const NEWCOMER = { showings: 30, days: 7, lift: 1 } as const;

/** Share of places for candidates drawn at random, so that the model learns about them, too. */
export const EXPLORED = 0.1;

/**
 * Points of two horoscopes that are enough, how fast fewer points count less, and their share of the fit if a member
 * wants them to count.
 */
export const HOROSCOPE = { enough: 18, tau: 6, share: 0.25 } as const;

/** Only profiles that were active within this many days are recommended. */
export const ACTIVE_DAYS = 90;

/** Days after which the chance that a member is still looking has fallen to 1/e. */
export const IDLE_DAYS = 45;

/** Each day on which a profile was shown without an answer lowers its place for that viewer. */
export const SHOWN_BEFORE = { each: 0.15, most: 5 } as const;

/** Queues are renewed every night for members who were active within this many days. */
export const RENEWED_DAYS = 14;

/** How many candidates are ranked: near the stated wishes, others, and the most recent buyers of a promotion. */
export const CANDIDATES = { near: 1500, others: 500, promoted: 100 };

/** How many are ranked beside those of the queue before, where a member waits for it. */
export const FIRST_CANDIDATES: typeof CANDIDATES = { near: 120, others: 30, promoted: 30 };

/** When a queue that was made while a member waited is made from all candidates: they have read its pages by then. */
export const MADE_WHOLE_AFTER_MS = 10 * 60_000;

/** How many recommendations are kept ready for each member. */
export const QUEUE = 50;

/** Worth of a promotion: as if the viewer fitted the profile's wishes better by this many hundredths. */
export const LIFT = 8;
