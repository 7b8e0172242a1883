// Starting values of the matching, each with what it means. bench/matching.ts shows what a change does.

/** Days after which something counts half. */
export const HALF_LIFE_DAYS = 90;

/** What counts for and against somebody, in the rates of being chosen (r) and of choosing (g). */
export const COUNTS = { accepted: 2, sent: 1, declined: 1, passed: 0.1 } as const;

/** As if everybody had been chosen and passed over this often at the usual rate, before anything is known (k0). */
export const PRIOR_COUNT = 3;

/** What is assumed before anything is learned: chances of sending an interest and of accepting one, and the pull of the stated fit. */
export const START = {
  send: { chance: 0.15, pull: 4 },
  accept: { chance: 0.35, pull: 4 },
  /** Shares of decisions for somebody, by weight, until they are counted. */
  usual: { chosen: 0.5, choosing: 0.5 },
} as const;

/** Strength of the pull towards the starting values when learning: with a few hundred events little moves. */
export const RIDGE = 20;

/** With fewer events than this nothing is learned. */
export const FEWEST_EVENTS = 200;

/** At most so many of the latest events are learned from. */
export const MOST_EVENTS = 200_000;

/** How many interests a week a member is taken to answer, from what they did answer. */
export const CAPACITY = { min: 3, usual: 5, max: 15 } as const;

/** How fast the brake of a member grows with more interests than they can answer, and falls with fewer (lambda). */
export const BRAKE_STEP = 0.15;

/** No brake is stronger: nobody disappears. */
export const BRAKE_MAX = 3;

/** New members are shown at least so often in their first days. */
export const NEWCOMER = { showings: 30, days: 7, lift: 1 } as const;

/** The share of the places that go to candidates drawn by chance, so that the model learns of them, too. */
export const EXPLORED = 0.1;

/** Points of two horoscopes that are enough, how fast fewer count less, and what share of the fit they are for who wants them to count. */
export const HOROSCOPE = { enough: 18, tau: 6, share: 0.25 } as const;

/** Only profiles that were active within so many days are recommended. */
export const ACTIVE_DAYS = 90;

/** Days after which the chance that a member is still looking is one e-th. */
export const IDLE_DAYS = 45;

/** Each day on which somebody was shown without an answer lowers their place for that viewer. */
export const SHOWN_BEFORE = { each: 0.15, most: 5 } as const;

/** Queues are renewed every night for members who were active within so many days. */
export const RENEWED_DAYS = 14;

/** How many candidates are ranked: those near the stated wishes, others, and those whose promotion was bought last. */
export const CANDIDATES = { near: 1500, others: 500, promoted: 100 } as const;

/** How many are kept ready for each member. */
export const QUEUE = 50;

/** Worth of a promotion: as if the viewer fitted the profile's wishes so many hundredths better. */
export const LIFT = 8;
