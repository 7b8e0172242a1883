/** Orders of the results. */
export const SORTS = ['relevance', 'newest', 'active', 'nearest', 'guna'] as const;
export type Sort = (typeof SORTS)[number];

/** How many of the newest profiles of a search are ranked. The others follow, newest first. */
export const RANKED = 2000;
