import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Feature, FREE_INTERESTS_A_DAY } from '../shared/rules.ts';

/** Returns the explanation of a price list line, in one sentence. */
export function featureDescription(feature: Feature): ReactNode {
  if ('includes' in feature) return <Trans>Everything in {feature.includes}</Trans>;
  const { quota } = feature;
  switch (feature.entitlement) {
    case 'unlimited_interests':
      return <Trans>No daily limit (free members: {FREE_INTERESTS_A_DAY}&nbsp;a day)</Trans>;
    case 'contact_details':
      return quota === null ? (
        <Trans>Phone number and email of all connected members</Trans>
      ) : (
        <Trans>Phone number and email of {quota} connected members, each counted once</Trans>
      );
    case 'chat':
      return <Trans>Write first to connected members (replying is free)</Trans>;
    case 'search_highlight':
      return <Trans>The profile is highlighted when people browse</Trans>;
    case 'priority_support':
      return <Trans>Faster replies from our team</Trans>;
    case 'relationship_manager':
      return <Trans>One person from our team knows the preferences and looks for matches</Trans>;
    case 'profile_promotion':
      return <Trans>The profile is shown earlier to suitable matches</Trans>;
    case 'featured_badge':
      return <Trans>A ‘Featured’ badge on the profile</Trans>;
    case 'astrology_consultation':
      return <Trans>An astrologer discusses a match and both horoscopes with you</Trans>;
    case 'verification_assistance':
      return <Trans>Help with the documents to verify the profile</Trans>;
    case 'enhanced_privacy':
      return (
        <Trans>
          View profiles without showing the name; our team helps you choose who can see the profile
        </Trans>
      );
  }
}
