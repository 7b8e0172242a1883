import { columnName } from '../shared/columnName.ts';
import { type FactKey, type FactsWith, factKeys, factOf } from '../shared/facts/list.ts';

/** The free text of a profile, which staff may have to approve before others read it. */
export type TextName = FactsWith<{ kind: 'text' }> | 'description';

/** The facts that are paragraphs, and what a family writes about the partner it looks for. */
export const TEXTS = [
  ...factKeys.filter((key): key is FactsWith<{ kind: 'text' }> => factOf(key).kind === 'text'),
  'description',
] as TextName[] as [TextName, ...TextName[]];

/** The table of each text, in which and in submitted_texts it has a column. */
export const textColumns = TEXTS.map((name) => ({
  name,
  column: columnName(name),
  table: tableOf(name),
}));

function tableOf(name: TextName): 'profiles' | 'families' | 'preferences' {
  if (name === 'description') return 'preferences';
  return factOf(name as FactKey).section === 'family' ? 'families' : 'profiles';
}

export type ProfileTexts = Record<TextName, string | null>;

/** Returns which texts are not the same. */
export const changedTexts = (one: ProfileTexts, other: ProfileTexts): TextName[] =>
  TEXTS.filter((name) => one[name] !== other[name]);
