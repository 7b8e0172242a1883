import type { CustomKind } from '../../../base/custom-fields/shared/field.ts';
import type { DateOrder } from '../values/dates/habits.ts';
import type { Gender } from '../values/gender.ts';
import type { Certainty } from './headers/recognise.ts';
import type { TargetKey } from './targets/targets.ts';

/**
 * What a column is: a target, a profile field that the site has added, one that it may add (with the kind that its values have), or
 * nothing. null: nobody knows yet.
 */
export type Target =
  | { to: TargetKey }
  | { to: 'custom'; key: string }
  | { to: 'new_field'; kind: CustomKind; options?: string[] }
  | { to: 'leave_out' }
  | null;

/**
 * A column of a sheet and what it is.
 * @property column its place, from 0
 * @property header as it is written; of two rows both
 * @property certainty of the target, where it was recognised; `chosen` once staff decided
 * @property examples of its values
 * @property order of day and month, where staff stated it
 */
export type ColumnMapping = {
  column: number;
  header: string;
  target: Target;
  certainty: Certainty | 'chosen';
  examples: string[];
  order?: Extract<DateOrder, 'day_first' | 'month_first'>;
};

/** What holds for all rows of a sheet whose own cell is empty. Options by their keys. */
export type Defaults = { gender?: Gender; religion?: string; motherTongue?: string };

/**
 * How a sheet is read: plain JSON, which is kept by a name and applied again to a sheet with the same headers.
 * @property header the numbers of the rows that are its header; none: every row is a person
 */
export type SheetMapping = {
  sheet: string;
  header: number[];
  columns: ColumnMapping[];
  defaults: Defaults;
};
