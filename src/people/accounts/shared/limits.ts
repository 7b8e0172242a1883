// Pure, and read by the browser: without zod.

/**
 * How many days before its deletion the owner of an unconfirmed account is notified; the link in that email works as long. The
 * DPDP Rules, 2025 (rule 8) ask for 48 hours.
 */
export const WARNED_DAYS = 14;

/** How many days the link works that lets new staff set a password. */
export const STAFF_LINK_DAYS = 7;
