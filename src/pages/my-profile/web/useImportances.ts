import { useLingui } from '@lingui/react/macro';
import type { Importance } from '../../../people/profiles/shared/sections/lists.ts';

/** Returns the name of each weight of a wish. */
export function useImportances(): Record<Importance, string> {
  const { t } = useLingui();
  return { must: t`Must have`, important: t`Important`, nice: t`Nice to have` };
}
