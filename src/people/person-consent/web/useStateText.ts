import { useLingui } from '@lingui/react/macro';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import type { ConsentPanelState } from './personConsent.ts';

type Person = { self: boolean; name: string };

/** Returns what the person of a profile has said so far, in one or two sentences. @property self whether that person reads it */
export function useStateText() {
  const { t } = useLingui();
  return (
    { state, askedAt, answeredAt, channel, waiting }: ConsentPanelState,
    { self, name }: Person,
  ): string => {
    const answered = answeredAt ? longDate(answeredAt) : '';
    const asked = askedAt ? longDate(askedAt) : '';
    if (self) {
      if (state === null) return t`You haven't agreed to this profile yet.`;
      if (state === 'asked') return t`We asked you on ${asked}. Waiting for your reply.`;
      if (state === 'given')
        return channel === 'account'
          ? t`You agreed to this profile when you joined.`
          : t`You agreed on ${answered}.`;
      const own =
        state === 'refused' ? t`You did not agree on ${answered}.` : t`You withdrew consent on ${answered}.`;
      return waiting ? `${own} ${t`We asked you again on ${asked}.`}` : own;
    }
    if (state === null) return t`${name} has not been asked yet.`;
    if (state === 'asked') return t`We asked ${name} on ${asked}. Waiting for the reply.`;
    if (state === 'given')
      return channel === 'account'
        ? t`${name} manages the profile too, and has agreed to it.`
        : t`${name} agreed on ${answered}.`;
    const answer =
      state === 'refused'
        ? t`${name} did not agree on ${answered}.`
        : t`${name} withdrew consent on ${answered}.`;
    return waiting ? `${answer} ${t`We asked again on ${asked}.`}` : answer;
  };
}
