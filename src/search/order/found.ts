/** The name of the list in its cursors. */
export const LIST = 'profiles';

/** A page of a search. @property count how many fit in all, with the first page */
export type Found = { ids: number[]; nextCursor: string | null; count: number | null };

export const NOBODY: Found = { ids: [], nextCursor: null, count: 0 };
