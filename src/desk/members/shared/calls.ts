// Pure, and read by the browser: without zod.

export const CALL_DIRECTIONS = ['outgoing', 'incoming'] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];

/** Who of the family a call was with. */
export const CALL_PERSONS = ['member', 'mother', 'father', 'brother', 'sister', 'other_relative'] as const;
export type CallPerson = (typeof CALL_PERSONS)[number];

export const CALL_OUTCOMES = ['talked', 'no_answer', 'wrong_number', 'call_back'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_NOTE_MAX = 1000;
/** How many days back a call can be recorded. */
export const CALL_DAYS = 30;
/** How many days ahead a call can be promised. */
export const CALL_BACK_DAYS = 180;
/** How long a call can be removed by the colleague who recorded it. */
export const CALL_REMOVAL_MINUTES = 10;
