import type { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import type { Wish } from '../../../../people/profiles/shared/sections/lists.ts';
import { formatHeight } from '../../../../people/profiles/web/format.ts';
import type { Reason, Recommended } from '../../contract.ts';

type Names = Pick<ReturnType<typeof useVocabulary>, 'nameOf'>;

/** A wish that is met, and what meets it in words. */
export type NamedReason = { wish: Wish; value: string };

const kinds = {
  maritalStatus: 'marital_status',
  religion: 'religion',
  motherTongue: 'mother_tongue',
  education: 'education',
  diet: 'diet',
} as const;

/** Names a value that meets a wish, or would meet it. */
export function nameValue({ wish, value, place }: Reason, { nameOf }: Names): string {
  const text = String(value);
  if (wish === 'height') return formatHeight(Number(value));
  if (place === 'state') return nameOf('state', text);
  return wish in kinds ? nameOf(kinds[wish as keyof typeof kinds], text) : text;
}

/**
 * Names what meets the wishes. To be called in parts that are on the page from the start: a rendered page brings only
 * the names that these parts need, not those of parts loaded later.
 */
export function nameReasons({ mine, theirs }: Recommended['reasons'], names: Names) {
  const all = (reasons: Reason[]): NamedReason[] =>
    reasons.map((reason) => ({ wish: reason.wish, value: nameValue(reason, names) }));
  return { mine: all(mine), theirs: all(theirs) };
}

export type NamedReasons = ReturnType<typeof nameReasons>;
