import type { VocabularyKind } from '../vocabulary/lists.ts';

/**
 * Filters that choose one option of a list, by their name in addresses and in the API: the list, which is also the
 * name of their column in search_rows and, with `_id`, in profiles.
 */
export const choices = {
  religion: 'religion',
  maritalStatus: 'marital_status',
  education: 'education',
  state: 'state',
} as const satisfies Record<string, VocabularyKind>;

export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as ChoiceName[];
