import { useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { type Wish, type WishValues, wishBounds, wishLists, wishOf } from '../../shared/wishes/list.ts';
import { formatHeight } from '../format.ts';
import { formatRange } from '../profileText.ts';

/** Returns a function that puts a wish into words; null where nothing is wished. */
export function useWishTexts(): (wish: Wish, values: WishValues) => string | null {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();

  return (wish, values) => {
    const entry = wishOf(wish);
    if (entry.kind === 'any') {
      const lists = wishLists.filter((one) => one.wish === wish);
      const words = lists.flatMap(({ field, list }) =>
        list ? values[field].map((key) => nameOf(list, key)) : values[field],
      );
      return words.join(', ') || null;
    }
    const [min = null, max = null] = wishBounds
      .filter((one) => one.wish === wish)
      .map(({ field }) => values[field]);
    if (entry.of === 'heightCm') return formatRange(min, max, formatHeight);
    return min && max ? t`${min} to ${max} years` : formatRange(min, max, (age) => t`${age} years`);
  };
}
