import type { CustomValue } from '../../../base/custom-fields/shared/field.ts';
import type { FactValues } from '../../../people/profiles/shared/facts/list.ts';
import type { TargetKey } from '../columns/targets/targets.ts';
import type { Gender } from '../values/gender.ts';
import type { Problem } from '../values/parsed.ts';

/** What a row says of a person, in the fields of registration and of the sections of a profile. What is not stated is left out. */
export type Draft = {
  person: { name?: string; gender?: Gender; dateOfBirth?: string; religion?: string; motherTongue?: string };
  account: { email?: string; phones: string[] };
  facts: Partial<Omit<FactValues, 'religion' | 'motherTongue'>>;
  horoscope: {
    timeOfBirth?: string;
    placeOfBirth?: string;
    rashi?: string;
    nakshatra?: string;
    manglik?: string;
  };
  wishes: { description?: string };
  /** Values of the site's own fields by their keys, and of fields that it may add, by their header. */
  custom: Record<string, CustomValue>;
  newFields: Record<string, string>;
  /** What the register has and a profile has no place for. */
  register: {
    referenceNumber?: string;
    registeredOn?: string;
    photoFiles: string[];
    consent?: boolean;
    address?: string;
    notes: string[];
  };
};

/** What is wrong with a person as a whole, or between two cells. */
export type RowProblem =
  | { code: 'missing'; params: { target: 'name' | 'gender' | 'dateOfBirth' | 'religion' | 'motherTongue' } }
  | { code: 'contact_missing'; params: Record<never, never> }
  | { code: 'too_young'; params: { age: number; minimum: number } }
  | { code: 'age_differs'; params: { age: number; stated: number } }
  | { code: 'gender_differs'; params: { sheet: Gender } }
  | { code: 'married_more'; params: Record<never, never> }
  | { code: 'siblings_differ'; params: Record<never, never> };

/**
 * A problem and where it is.
 * @property column from 0; null where it is the row's
 * @property text what the cell has
 */
export type CellProblem = {
  column: number | null;
  header: string;
  target: TargetKey | 'custom' | null;
  text: string;
  problem: Problem | RowProblem;
};

/** Why a row is no person. */
export type Skipped =
  | { code: 'row_header' }
  | { code: 'row_above_header' }
  | { code: 'row_title'; params: { text: string } }
  | { code: 'row_total' }
  | { code: 'row_without_values' }
  /** A line of a CSV file has more or fewer cells than the others: a value has the delimiter in it. */
  | { code: 'row_longer' | 'row_shorter'; params: { cells: number; columns: number } };

/** What became of a row: a draft with its problems, or why it was left out. */
export type ReadRow = { row: number } & ({ draft: Draft; problems: CellProblem[] } | { skipped: Skipped });
