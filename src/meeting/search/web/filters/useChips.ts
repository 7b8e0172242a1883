import { useLingui } from '@lingui/react/macro';
import { formatRange } from '../../../../people/profiles/web/profileText.ts';
import {
  boundsIn,
  customFilterKey,
  optionsOf,
  readCustomFilters,
  withCustomFilter,
} from '../../shared/customFilters.ts';
import { descriptorOf, filterKeys } from '../../shared/filters.ts';
import { type FilterTexts, textsOf, valuesOf } from './address.ts';
import { useFilterText } from './useFilterText.ts';

/** One value of the active filters, and the change that removes it. */
export type ChipOf = { name: string; words: string; off: FilterTexts };

/** A chip with its value, and its words with the label of the filter. */
type Draft = ChipOf & { value?: string; labelled?: string };

/** Returns a function that describes filters value by value; it returns null until the names are loaded. */
export function useChips(): (texts: FilterTexts) => ChipOf[] | null {
  const { t } = useLingui();
  const { ready, label, option, labelled, chip, range, fieldFor } = useFilterText();
  return (texts) => {
    const { q } = texts;
    const chips: Draft[] = [];
    let named = false;
    if (q) chips.push({ name: 'q', words: t`“${q}”`, off: { q: '' } });
    for (const key of filterKeys) {
      const { kind } = descriptorOf(key);
      if (kind === 'range') {
        const field = key as 'age' | 'height';
        const [min, max] = [texts[`${field}Min`], texts[`${field}Max`]];
        const off = { [`${field}Min`]: '', [`${field}Max`]: '' };
        if (min || max) chips.push({ name: key, words: range(field, { min, max }), off });
        continue;
      }
      const text = texts[key as keyof FilterTexts];
      if (!text) continue;
      if (kind === 'flag') chips.push({ name: key, words: label(key), off: { [key]: '' } });
      else {
        named ||= kind === 'options';
        const values = valuesOf(texts, key);
        for (const value of values) {
          const off = textsOf(
            key,
            values.filter((one) => one !== value),
          );
          const words = kind === 'part' ? value : chip(key, value);
          chips.push({ name: `${key} ${value}`, words, labelled: labelled(key, words), value, off });
        }
      }
    }
    for (const [field, wanted] of readCustomFilters(texts.custom)) {
      const key = customFilterKey(field);
      // One that was removed does not filter.
      if (!fieldFor(key)) continue;
      const chosen = optionsOf(wanted);
      const off = (rest: string) => ({ custom: withCustomFilter(texts.custom, field, rest) });
      if (wanted.includes('-')) {
        const { min, max } = boundsIn(wanted);
        const words = formatRange(min, max, String);
        if (words) chips.push({ name: key, words: labelled(key, words), off: off('') });
      } else
        for (const value of chosen) {
          const rest = chosen.filter((one) => one !== value).join('|');
          const words = labelled(key, option(key, value));
          chips.push({ name: `${key} ${value}`, words, off: off(rest) });
        }
    }
    if (!ready && named) return null;
    // Jain is both a religion and a diet, and many lists have Other: these need the label.
    const isClear = ({ words, value }: Draft) =>
      value !== 'other' && chips.filter((one) => one.words === words).length === 1;
    return chips.map((one) => ({ ...one, words: isClear(one) ? one.words : (one.labelled ?? one.words) }));
  };
}
