import { useLingui } from '@lingui/react/macro';
import type { ContactTopic } from '../shared/lists.ts';

/** Returns what a message is about, in words. */
export function useTopicTexts(): Record<ContactTopic, string> {
  const { t } = useLingui();
  return {
    general: t`General question`,
    access: t`See my data`,
    correction: t`Correct my data`,
    erasure: t`Delete my data`,
    nominee: t`Act as a nominee`,
  };
}
