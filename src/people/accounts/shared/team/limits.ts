// Pure, and read by the browser: without zod.

/** How long the links work by which somebody new of the staff sets a password. */
export const STAFF_LINK_DAYS = 7;
