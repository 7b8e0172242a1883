import { useLingui } from '@lingui/react/macro';
import type { Wish } from '../../../../people/profiles/shared/wishes/list.ts';
import { useCustomWishes } from '../../../../people/profiles/web/custom/useCustomWishes.ts';
import { useWishLabels } from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import type { NamedReason } from './nameReasons.ts';

/** Returns a function that names a preference and what meets it: Religion: Hindu. */
export function useReasonText(): (reason: NamedReason) => string {
  const { t } = useLingui();
  const labels = useWishLabels();
  const custom = useCustomWishes();
  return ({ wish, value: found }) => {
    const own = custom.labelOf(wish);
    const value = own === null ? found : custom.valueOf(wish, found);
    return wish === 'place' ? t`Lives in: ${value}` : t`${own ?? labels[wish as Wish]}: ${value}`;
  };
}
