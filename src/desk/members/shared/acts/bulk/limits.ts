// Pure, and read by the browser: without zod.

/** How many members an act takes at a time. */
export const BULK_MAX = 200;
/** For how long somebody of the staff can undo a bulk suspension, in minutes. */
export const UNDO_MINUTES = 10;

export const BULK_ACTS = ['suspend', 'restore', 'warn', 'verification_mail'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Why an act leaves a member out. */
export const LEFT_OUT = ['suspended', 'not_suspended', 'verified', 'unclaimed', 'staff'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
