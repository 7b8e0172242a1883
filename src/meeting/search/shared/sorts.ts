/** Orders of the results. */
export const SORTS = ['relevance', 'newest', 'active', 'nearest', 'guna'] as const;
export type Sort = (typeof SORTS)[number];

/** How many of the newest that fit a search are put in order; the others follow, newest first. */
export const RANKED = 2000;
