/** How many of the newest that fit a search are put in order; the others follow, newest first. */
export const RANKED = 2000;
