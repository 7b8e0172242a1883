import { useLingui } from '@lingui/react/macro';

/** Returns first lines to choose from for a conversation in which nobody has written. @param name of the other profile */
export function useFirstLines(name: string): string[] {
  const { t } = useLingui();
  return [
    t`Namaste. We liked ${name}'s profile and would like to know your family better.`,
    t`Thank you for connecting. Could you tell us a little about your family?`,
    t`Namaste. When is a good time for our families to talk?`,
  ];
}
