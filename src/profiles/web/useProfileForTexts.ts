import { useLingui } from '@lingui/react/macro';

/** Returns for whom a profile can be, in the words of who registers it. */
export function useProfileForTexts() {
  const { t } = useLingui();
  return {
    self: t`Myself`,
    son: t`My son`,
    daughter: t`My daughter`,
    brother: t`My brother`,
    sister: t`My sister`,
    friend: t`A friend`,
    relative: t`A relative`,
  };
}
