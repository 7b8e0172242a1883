/** The name of the list in its cursors. */
export const LIST_NAME = 'profiles';

/**
 * A page of a search.
 * @property count how many fit in all, with the first page
 * @property points of guna milan by id, in their order; null: not known
 * @property alike those whose name only sounds like the free text
 */
export type SearchPage = {
  ids: number[];
  nextCursor: string | null;
  count: number | null;
  points?: Map<number, number | null>;
  alike?: Set<number>;
};

export const EMPTY_PAGE: SearchPage = { ids: [], nextCursor: null, count: 0 };
