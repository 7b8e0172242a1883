import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Feature, FREE_INTERESTS_A_DAY } from '../rules.ts';

/** Returns the explanation of a price list line, in one sentence. */
export function featureDescription(feature: Feature): ReactNode {
  if ('includes' in feature) return <Trans>Everything that {feature.includes} has, all the time.</Trans>;
  const { quota } = feature;
  switch (feature.entitlement) {
    case 'unlimited_interests':
      return (
        <Trans>
          Send as many interests as you like; without a plan it is {FREE_INTERESTS_A_DAY}&nbsp;a day.
        </Trans>
      );
    case 'contact_details':
      return quota === null ? (
        <Trans>Phone number and e-mail address of everybody who is connected with you.</Trans>
      ) : (
        <Trans>
          Phone number and e-mail address of {quota} people who are connected with you; each counts once.
        </Trans>
      );
    case 'chat':
      return (
        <Trans>
          Start a conversation with those who are connected with you; answering is free for everybody.
        </Trans>
      );
    case 'search_highlight':
      return <Trans>Your card is set off from the others when people browse.</Trans>;
    case 'priority_support':
      return <Trans>Our office answers you before others.</Trans>;
    case 'relationship_manager':
      return <Trans>One person of our office knows your wishes and looks for matches with you.</Trans>;
    case 'profile_promotion':
      return <Trans>Your profile is shown earlier to those whom it fits.</Trans>;
    case 'featured_badge':
      return <Trans>A badge on your card and on your profile.</Trans>;
    case 'astrology_consultation':
      return <Trans>An astrologer talks a match and both horoscopes over with you.</Trans>;
    case 'verification_assistance':
      return <Trans>Help with the papers that verify your profile.</Trans>;
    case 'enhanced_privacy':
      return <Trans>Our office sets up with you who may see your photos and your profile.</Trans>;
  }
}
