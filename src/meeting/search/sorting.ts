import { instantText } from './rows/columns.ts';

/** Orders of a search. In each, equal ones are those listed last first. */
export type Order =
  | { by: 'newest' }
  /** The last day on which somebody who manages it was here, latest first. */
  | { by: 'active' }
  /** By kilometres to cities by their ids, the nearest first; those in cities that are not known come last. */
  | { by: 'nearest'; km: ReadonlyMap<number, number> }
  /** By half points of guna milan with places of the Moon; those without one that everybody may see come last. */
  | { by: 'guna'; halfPoints: ReadonlyMap<number, number> };

export const NEWEST: Order = { by: 'newest' };

/** Rank of those whose points are not known. */
export const NO_POINTS = -1;

/** Further than every city. */
export const FAR_KM = 100000;

/** Sort key of a search: since when the profile is listed, its id, and before both its rank in the order, a higher one first. */
export type SortKey = readonly [listedAt: string, profileId: number, ...rank: number[]];

/** Returns the sort key of a row, for a cursor. */
export const sortKeyOf = (row: RankedRow): SortKey => [instantText(row.listedAt), row.id, row.rank];

/** A profile that was found. @property listedAt in microseconds */
export type RankedRow = { id: number; listedAt: number; rank: number };

/** The newest that were found, in this order. @property listedAt in microseconds */
export type NewestRows = { ids: Uint32Array; listedAt: Float64Array };

/** Returns rows that are in this order without their ranks. */
export const newestOf = (rows: RankedRow[]): NewestRows => ({
  ids: Uint32Array.from(rows, ({ id }) => id),
  listedAt: Float64Array.from(rows, ({ listedAt }) => listedAt),
});

/** Returns the newest as rows, of rank 0. */
export const rowsOf = ({ ids, listedAt }: NewestRows): RankedRow[] =>
  Array.from(ids, (id, place) => ({ id, listedAt: listedAt[place]!, rank: 0 }));

/** Compares two rows: a higher rank is first, of equal ones the one that was listed last. */
export const compareRows = (one: RankedRow, other: RankedRow): number =>
  other.rank - one.rank || other.listedAt - one.listedAt || other.id - one.id;
