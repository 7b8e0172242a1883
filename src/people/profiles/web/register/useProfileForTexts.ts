import { useLingui } from '@lingui/react/macro';

/**
 * Returns who a profile can be for, in the words of the person who registers it.
 * @param theirs in the words of staff, who register a family
 */
export function useProfileForTexts(theirs = false) {
  const { t } = useLingui();
  if (theirs) {
    return {
      self: t`Themselves`,
      son: t`Their son`,
      daughter: t`Their daughter`,
      brother: t`Their brother`,
      sister: t`Their sister`,
      friend: t`Their friend`,
      relative: t`Their relative`,
    };
  }
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
