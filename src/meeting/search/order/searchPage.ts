/** The name of the list in its cursors. */
export const LIST_NAME = 'profiles';

/**
 * A page of a search.
 * @property count how many profiles fit in all; only on the first page
 * @property points guna milan points by id, when sorted by them; null: unknown
 * @property alike profiles whose name only sounds like the free text
 */
export type SearchPage = {
  ids: number[];
  nextCursor: string | null;
  count: number | null;
  points?: Map<number, number | null>;
  alike?: Set<number>;
};

export const EMPTY_PAGE: SearchPage = { ids: [], nextCursor: null, count: 0 };
