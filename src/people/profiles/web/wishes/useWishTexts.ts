import { useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import {
  apartLists,
  boundsOf,
  listsOf,
  type Wish,
  type WishValues,
  wishOf,
} from '../../shared/wishes/list.ts';
import { formatAmount, formatHeight } from '../format.ts';
import { formatRange } from '../profileText.ts';
import { useGotraLabels } from './useWishLabels.ts';

/** Returns a function that puts a wish into words; null where nothing is wished. */
export function useWishTexts(): (wish: Wish, values: WishValues) => string | null {
  const { t, i18n } = useLingui();
  const gotras = useGotraLabels();
  const { nameOf } = useVocabulary();

  return (wish, values) => {
    const entry = wishOf(wish);
    if (entry.kind === 'any') {
      const lists = listsOf(wish);
      const words = lists.flatMap(({ field, list }) =>
        list ? values[field].map((key) => nameOf(list, key)) : values[field],
      );
      return words.join(', ') || null;
    }
    if (entry.kind === 'apart') {
      const own = apartLists.filter((one) => one.wish === wish).flatMap(({ field }) => values[field]);
      const words = own.map((fact) => gotras[fact]!.toLocaleLowerCase(i18n.locale));
      const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(words);
      return list && t`Not the same as ${list}`;
    }
    const [min = null, max = null] = boundsOf(wish).map(({ field }) => values[field]);
    if (entry.of === 'heightCm') return formatRange(min, max, formatHeight);
    if (entry.of === 'income') return formatRange(min, max, formatAmount);
    return min && max ? t`${min} to ${max} years` : formatRange(min, max, (age) => t`${age} years`);
  };
}
