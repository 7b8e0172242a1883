import { useLingui } from '@lingui/react/macro';
import { useWishLabels } from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import type { NamedReason } from './nameReasons.ts';

/** Returns a function that names a preference and what meets it: Religion: Hindu. */
export function useReasonText(): (reason: NamedReason) => string {
  const { t } = useLingui();
  const labels = useWishLabels();
  return ({ wish, value }) => (wish === 'place' ? t`Lives in: ${value}` : t`${labels[wish]}: ${value}`);
}
