import { useLingui } from '@lingui/react/macro';
import type { ShownTo } from '../../../people/profiles/shared/sections/lists.ts';

/** Returns the words for who sees a horoscope. */
export function useShownTo(): Record<ShownTo, string> {
  const { t } = useLingui();
  return {
    everyone: t`Everyone who sees the profile`,
    matches: t`Connected members only`,
    nobody: t`Nobody`,
  };
}
