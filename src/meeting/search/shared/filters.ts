import type { VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';
import type { ManagedBy } from '../../../people/profiles/shared/visible/settings/rules.ts';

import type { CustomFilterKey } from './customFilters.ts';

/** What every filter can have. */
type Common = {
  /** Only for members who see whole profiles: others would learn what cards hide. */
  members?: true;
};

/** A filter by its kind, which decides its form in the address and the API, its control, its chip and its condition. */
export type Descriptor = Common &
  (
    | { kind: 'gender' }
    /** Options of a vocabulary list, by key; any of them fits. */
    | { kind: 'options'; list: VocabularyKind; column: string }
    /** Options that are defined in code; any of them fits. */
    | { kind: 'keys'; keys: readonly string[]; column?: string }
    /** Whole words as profiles write them; any of them fits. */
    | { kind: 'words'; column: 'caste' }
    /** Parts of a text; a profile with any of them fits. */
    | { kind: 'part'; column: 'city' | 'profession' }
    /** A range of whole numbers. An end of the slider does not filter. @property most largest value in addresses */
    | { kind: 'range'; min: number; max: number; most?: number; column?: string }
    /** One of some numbers: a minimum, or a number of days. */
    | { kind: 'number'; values: readonly number[]; column?: string }
    | { kind: 'flag'; column?: string }
  );

const MANAGERS = ['self', 'parents', 'sibling', 'friend', 'relative'] as const satisfies ManagedBy[];

/** In rupees a year. */
const INCOMES = [
  300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000,
] as const;

/**
 * All filters of browse except the free text, in the order of addresses and chips. API, conditions, addresses, chips,
 * panel and tests follow from this list (docs/decisions/0037-filters.md). `column` has the filter's value
 * (columns.ts); a filter without a column has its condition in `special.ts`.
 */
export const filters = {
  gender: { kind: 'gender' },
  age: { kind: 'range', min: 18, max: 60, most: 100 },
  height: { kind: 'range', min: 137, max: 213, column: 'height_cm' },
  religion: { kind: 'options', list: 'religion', column: 'religion' },
  maritalStatus: { kind: 'options', list: 'marital_status', column: 'marital_status' },
  education: { kind: 'options', list: 'education', column: 'education' },
  educationLevel: {
    kind: 'keys',
    keys: ['doctorate', 'masters', 'professional', 'bachelors', 'diploma', 'school'],
  },
  educationField: {
    kind: 'keys',
    keys: [
      'engineering',
      'computers',
      'medicine',
      'management',
      'commerce',
      'science',
      'arts',
      'law',
      'teaching',
    ],
  },
  state: { kind: 'options', list: 'state', column: 'state' },
  country: { kind: 'options', list: 'country', column: 'country', members: true },
  motherTongue: { kind: 'options', list: 'mother_tongue', column: 'mother_tongue' },
  caste: { kind: 'words', column: 'caste' },
  profession: { kind: 'part', column: 'profession' },
  city: { kind: 'part', column: 'city' },
  workingWith: { kind: 'options', list: 'working_with', column: 'working_with', members: true },
  income: { kind: 'number', values: INCOMES, members: true },
  diet: { kind: 'options', list: 'diet', column: 'diet', members: true },
  smoking: { kind: 'options', list: 'smoking', column: 'smoking', members: true },
  drinking: { kind: 'options', list: 'drinking', column: 'drinking', members: true },
  manglik: { kind: 'keys', keys: ['none', 'low', 'high'], column: 'manglik', members: true },
  guna: { kind: 'number', values: [18, 21, 24, 28], members: true },
  managedBy: { kind: 'keys', keys: MANAGERS, column: 'managed_by', members: true },
  withPhoto: { kind: 'flag', column: 'with_photo' },
  verified: { kind: 'flag', column: 'verified' },
  joinedWithin: { kind: 'number', values: [1, 7, 30] },
  activeWithin: { kind: 'number', values: [1, 7, 30], members: true },
  notContacted: { kind: 'flag', members: true },
  notSeen: { kind: 'flag', members: true },
} as const satisfies Record<string, Descriptor>;

export type FilterKey = keyof typeof filters;
export const filterKeys = Object.keys(filters) as FilterKey[];

/** A filter of the product, or of one of the site's own fields. */
export type AnyFilter = FilterKey | CustomFilterKey;

/** Returns the entry of a filter. */
export const descriptorOf = (key: FilterKey): Descriptor => filters[key];

/** The filters of one kind. */
export type KeyOf<K extends Descriptor['kind']> = {
  [F in FilterKey]: (typeof filters)[F] extends { kind: K } ? F : never;
}[FilterKey];

/** Returns the filters of a kind, in the order of the list. */
export const keysOf = <K extends Descriptor['kind']>(kind: K): KeyOf<K>[] =>
  filterKeys.filter((key) => filters[key].kind === kind) as KeyOf<K>[];

/** Names in the address and in the API. A range has two; the site's own fields share one. */
export type FilterName =
  | 'q'
  | 'custom'
  | Exclude<FilterKey, KeyOf<'range'>>
  | `${KeyOf<'range'>}${'Min' | 'Max'}`;

/** Returns the names of a filter in the address. */
export const namesOf = (key: FilterKey): FilterName[] =>
  descriptorOf(key).kind === 'range'
    ? ([`${key}Min`, `${key}Max`] as FilterName[])
    : [key as Exclude<FilterKey, KeyOf<'range'>>];

/** Names of the filters that only members may use. */
export const memberNames = filterKeys.filter((key) => descriptorOf(key).members).flatMap(namesOf);

type Gender = 'female' | 'male';

/** The gender that a profile searches for by default. */
export const usualGender = (own: Gender): Gender => (own === 'female' ? 'male' : 'female');

export const FILTER_MAX = { text: 80, list: 2000, terms: 60 };

/** Splits the values of a text in an address: `hindu,jain`. A backslash comes before a comma within a value. */
export function splitValues(text: string): string[] {
  const values = text.includes('\\')
    ? (text.match(/(?:\\.|[^,\\])+/g) ?? []).map((value) => value.replace(/\\(.)/g, '$1'))
    : text.split(',');
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}

/** Joins values for an address and escapes their commas. `splitValues` reverses it. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
