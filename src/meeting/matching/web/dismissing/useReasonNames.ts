import { useLingui } from '@lingui/react/macro';
import type { DismissalReason } from '../../shared/rules.ts';

/** Returns the names of the reasons for a dismissal. */
export function useReasonNames(): Record<DismissalReason, string> {
  const { t } = useLingui();
  return {
    age: t`Age`,
    place: t`Location`,
    community: t`Community`,
    education: t`Education or work`,
    other: t`Something else`,
  };
}
