import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../../../base/vocabulary/vocabulary.ts';
import { localeCodes } from '../../../../kit/shared/locale/locales.ts';
import { squeeze } from '../../text/fold.ts';
import { ambiguous } from './synonyms/ambiguous.ts';
import { community } from './synonyms/community.ts';
import { degrees } from './synonyms/education.ts';
import { horoscope } from './synonyms/horoscope.ts';
import { personal } from './synonyms/personal.ts';
import { places } from './synonyms/places.ts';

const synonyms: Partial<Record<VocabularyKind, Record<string, string>>> = {
  ...horoscope,
  ...personal,
  ...community,
  ...places,
  education: degrees,
};

/** An option list as values are looked up in it: the key of each name, squeezed, and words that may be several. */
export type OptionList = { names: Map<string, string>; ambiguous: Map<string, string[]>; hasOther: boolean };

/** Every option list of a site. */
export type OptionNames = Record<string, OptionList>;

/**
 * Returns the names of all options that forms offer: those of the site in each of its languages, their keys, and what people write
 * for them. A name of the site wins over our words.
 */
export function readOptionNames({ terms, nameIn }: Pick<Vocabulary, 'terms' | 'nameIn'>): OptionNames {
  const lists: OptionNames = {};
  for (const term of terms.filter(({ inForms }) => inForms)) {
    lists[term.kind] ??= startList(term.kind);
    const list = lists[term.kind]!;
    if (term.key === 'other') list.hasOther = true;
    // Two-letter keys of languages and countries are no names.
    const names = [term.name, ...localeCodes.map((locale) => nameIn(locale, term)), ...writtenKey(term.key)];
    for (const name of names) list.names.set(squeeze(name), term.key);
  }
  for (const [kind, list] of Object.entries(lists)) {
    const offered = new Set(list.names.values());
    for (const [key, names] of Object.entries(synonyms[kind as VocabularyKind] ?? {}))
      for (const name of offered.has(key) ? names.split('|').map(squeeze) : [])
        if (!list.names.has(name)) list.names.set(name, key);
  }
  return lists;
}

const writtenKey = (key: string) => (key.length > 3 ? [key] : []);

const startList = (kind: string): OptionList => ({
  names: new Map(),
  ambiguous: new Map(
    Object.entries(ambiguous[kind] ?? {}).flatMap(([names, keys]) =>
      names.split('|').map((name) => [squeeze(name), keys] as const),
    ),
  ),
  hasOther: false,
});
