import { columnName } from '../shared/columnName.ts';
import { type FactKey, type FactsWith, factKeys, factOf } from '../shared/facts/list.ts';

/** The free text of a profile, which staff may have to approve before others read it. */
export type TextName = FactsWith<{ kind: 'text' }> | 'description' | 'customTexts';

/**
 * The facts that are paragraphs, what a family writes about the partner it looks for, and the texts of the site's own fields, which
 * are one: as JSON, by their keys.
 */
export const TEXTS = [
  ...factKeys.filter((key): key is FactsWith<{ kind: 'text' }> => factOf(key).kind === 'text'),
  'description',
  'customTexts',
] as TextName[] as [TextName, ...TextName[]];

/** The table of each text, in which and in submitted_texts it has a column. */
export const textColumns = TEXTS.map((name) => ({
  name,
  column: columnName(name),
  table: tableOf(name),
}));

function tableOf(name: TextName): 'profiles' | 'families' | 'preferences' {
  if (name === 'description') return 'preferences';
  if (name === 'customTexts') return 'profiles';
  return factOf(name as FactKey).section === 'family' ? 'families' : 'profiles';
}

export type ProfileTexts = Record<TextName, string | null>;

/** Returns which texts are not the same. */
export const changedTexts = (one: ProfileTexts, other: ProfileTexts): TextName[] =>
  TEXTS.filter((name) => one[name] !== other[name]);

/** Returns the texts of the site's own fields as one text, always in the same order; null without any. */
export function joinCustomTexts(texts: Readonly<Record<string, string>>): string | null {
  const keys = Object.keys(texts).sort();
  return keys.length === 0 ? null : JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts[key]])));
}

/** Returns the texts by the keys of their fields. */
export const splitCustomTexts = (joined: string | null): Record<string, string> =>
  joined === null ? {} : JSON.parse(joined);
