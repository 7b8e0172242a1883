import { useLingui } from '@lingui/react/macro';
import type { DismissalReason } from '../../shared/rules.ts';

/** Returns the names of the reasons why a profile is not for somebody. */
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
