import type { VocabularyKind } from '../lists.ts';

/**
 * The lists that staff edit. Not among them: countries and states, which follow ISO 3166 and the GST law, and rashi,
 * nakshatra and manglik, which charts are computed with.
 */
export const EDITABLE_KINDS = [
  'religion',
  'mother_tongue',
  'marital_status',
  'education',
  'working_with',
  'residency_status',
  'relocation',
  'children_living',
  'disability',
  'diet',
  'smoking',
  'drinking',
  'family_type',
  'family_status',
  'family_values',
] as const satisfies VocabularyKind[];

export type EditableKind = (typeof EDITABLE_KINDS)[number];
