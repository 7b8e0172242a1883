import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Feature, Grant } from '../shared/rules.ts';

/** Returns the name of a price list line. */
export function featureName(feature: Feature): ReactNode {
  if ('includes' in feature) return <Trans>All {feature.includes} features</Trans>;
  const { entitlement, quota } = feature;
  if (entitlement !== 'contact_details') {
    if (quota === null) return nameOf(entitlement);
    return (
      <>
        {nameOf(entitlement)} × {quota}
      </>
    );
  }
  return quota === null ? (
    <Trans>Unlimited contact details</Trans>
  ) : (
    <Trans>Contact details of {quota} profiles</Trans>
  );
}

function nameOf(entitlement: Exclude<Grant['entitlement'], 'contact_details'>): ReactNode {
  switch (entitlement) {
    case 'unlimited_interests':
      return <Trans>Unlimited interests</Trans>;
    case 'chat':
      return <Trans>Chat</Trans>;
    case 'search_highlight':
      return <Trans>Search highlight</Trans>;
    case 'priority_support':
      return <Trans>Priority support</Trans>;
    case 'relationship_manager':
      return <Trans>Relationship manager</Trans>;
    case 'profile_promotion':
      return <Trans>Profile promotion</Trans>;
    case 'featured_badge':
      return <Trans>Featured badge</Trans>;
    case 'astrology_consultation':
      return <Trans>Astrology consultation</Trans>;
    case 'verification_assistance':
      return <Trans>Verification assistance</Trans>;
    case 'enhanced_privacy':
      return <Trans>Enhanced privacy</Trans>;
  }
}
