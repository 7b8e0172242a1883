import { useLingui } from '@lingui/react/macro';
import type { Frequency } from '../shared/rules.ts';

/** Returns a function that names the frequencies of alerts. */
export function useFrequencyName(): (frequency: Frequency) => string {
  const { t } = useLingui();
  return (frequency) =>
    ({ instant: t`Instant`, daily: t`Daily`, weekly: t`Weekly`, never: t`Never` })[frequency];
}
