import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FREE_INTERESTS_A_DAY } from '../rules.ts';

const words: [RegExp, (number: string) => ReactNode][] = [
  [
    /^Unlimited interests$/,
    () => (
      <Trans>
        Send as many interests as you like; without a plan it is {FREE_INTERESTS_A_DAY}&nbsp;a day.
      </Trans>
    ),
  ],
  [
    /^Contact details of (\d+) profiles$/,
    (number) => (
      <Trans>
        Phone number and e-mail address of {number} people who are connected with you; each counts once.
      </Trans>
    ),
  ],
  [
    /^Unlimited contact details$/,
    () => <Trans>Phone number and e-mail address of everybody who is connected with you.</Trans>,
  ],
  [
    /^Chat$/,
    () => (
      <Trans>
        Start a conversation with those who are connected with you; answering is free for everybody.
      </Trans>
    ),
  ],
  [/^Search highlight$/, () => <Trans>Your card is set off from the others when people browse.</Trans>],
  [/^Priority support$/, () => <Trans>Our office answers you before others.</Trans>],
  [/^All Gold features$/, () => <Trans>Everything that Gold has, all the time.</Trans>],
  [/^All Diamond features$/, () => <Trans>Everything that Diamond has, all the time.</Trans>],
  [
    /^Relationship manager$/,
    () => <Trans>One person of our office knows your wishes and looks for matches with you.</Trans>,
  ],
  [/^Profile promotion$/, () => <Trans>Your profile is shown earlier to those whom it fits.</Trans>],
  [/^Featured badge$/, () => <Trans>A badge on your card and on your profile.</Trans>],
  [
    /^Astrology consultation$/,
    () => <Trans>An astrologer talks a match and both horoscopes over with you.</Trans>,
  ],
  [/^Verification assistance$/, () => <Trans>Help with the papers that verify your profile.</Trans>],
  [/^Enhanced privacy$/, () => <Trans>You can show your profile to premium members alone.</Trans>],
];

/**
 * What a feature of the plan table means, in one plain sentence.
 * @param feature as it is written in the table; null for one that staff have written themselves: it speaks for itself
 */
export function featureWords(feature: string): ReactNode {
  for (const [pattern, sentence] of words) {
    const found = pattern.exec(feature);
    if (found) return sentence(found[1] ?? '');
  }
  return null;
}
