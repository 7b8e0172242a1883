import { instantText } from './rows/columns.ts';

/** Orders of a search. Equal profiles are in the order newest first. */
export type SearchOrder =
  | { by: 'newest' }
  /** By the last day on which anybody who manages the profile was here, latest first. */
  | { by: 'active' }
  /** By kilometres to cities by id, the nearest first. Unknown cities come last. */
  | { by: 'nearest'; km: ReadonlyMap<number, number> }
  /** By half points of guna milan for places of the Moon. Profiles without a place that everybody may see come last. */
  | { by: 'guna'; halfPoints: ReadonlyMap<number, number> };

export const NEWEST: SearchOrder = { by: 'newest' };

/** Rank of profiles with unknown points. */
export const NO_POINTS = -1;

/** Beyond every city. */
export const FAR_KM = 100000;

/** Sort key of a search: higher ranks first, then later listing times, then higher ids. */
export type SearchSortKey = readonly [listedAt: string, profileId: number, ...rank: number[]];

/** Returns the sort key of a row, for a cursor. */
export const sortKeyOf = (row: RankedRow): SearchSortKey => [instantText(row.listedAt), row.id, row.rank];

/** A profile that was found. @property listedAt in microseconds */
export type RankedRow = { id: number; listedAt: number; rank: number };

/** The newest profiles that were found, in this order. @property listedAt in microseconds */
export type NewestRows = { ids: Uint32Array; listedAt: Float64Array };

/** Returns rows in this order without their ranks. */
export const newestOf = (rows: RankedRow[]): NewestRows => ({
  ids: Uint32Array.from(rows, ({ id }) => id),
  listedAt: Float64Array.from(rows, ({ listedAt }) => listedAt),
});

/** Returns the newest profiles as rows of rank 0. */
export const rowsOf = ({ ids, listedAt }: NewestRows): RankedRow[] =>
  Array.from(ids, (id, place) => ({ id, listedAt: listedAt[place]!, rank: 0 }));

/** Compares two rows: a higher rank is first; of equal ranks, the row that was listed last. */
export const compareRows = (one: RankedRow, other: RankedRow): number =>
  other.rank - one.rank || other.listedAt - one.listedAt || other.id - one.id;
