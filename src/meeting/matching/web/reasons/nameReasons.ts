import type { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { type AnyWish, listsOf, type Wish } from '../../../../people/profiles/shared/wishes/list.ts';
import { formatAmount, formatHeight } from '../../../../people/profiles/web/format.ts';
import type { Reason, Recommended } from '../../contract.ts';

type Names = Pick<ReturnType<typeof useVocabulary>, 'nameOf'>;

/** A wish that is met, and what meets it in words. */
export type NamedReason = { wish: AnyWish; value: string | number };

/** Whether a wish is one of the product's own. */
const isOwn = (wish: AnyWish): wish is Wish => !wish.startsWith('custom.');

/** Names a value that meets a wish of the product's own, or would meet it. */
export function nameValue({ wish, value, of }: Reason, { nameOf }: Names): string {
  const text = String(value);
  if (!isOwn(wish)) return text;
  if (wish === 'height') return formatHeight(Number(value));
  if (wish === 'income') return formatAmount(Number(value));
  const lists = listsOf(wish);
  const found = lists.find((one) => one.of === of) ?? lists[0];
  return found?.list ? nameOf(found.list, text) : text;
}

/**
 * Names what meets the wishes. To be called in parts that are on the page from the start: a rendered page brings only
 * the names that these parts need, not those of parts loaded later.
 */
export function nameReasons({ mine, theirs }: Recommended['reasons'], names: Names) {
  const all = (reasons: Reason[]): NamedReason[] =>
    reasons.map((reason) => ({
      wish: reason.wish,
      // Those of the site's own fields are named where they are shown (useReasonText).
      value: isOwn(reason.wish) ? nameValue(reason, names) : reason.value,
    }));
  return { mine: all(mine), theirs: all(theirs) };
}

export type NamedReasons = ReturnType<typeof nameReasons>;
