import { Trans } from '@lingui/react/macro';
import type { FullProfile } from '../../contract.ts';
import { Facts, Nothing, OwnWords, stated } from './Facts.tsx';
import { useWishFacts } from './useWishFacts.ts';

export function Wishes({ profile: { preferences: it } }: { profile: FullProfile }) {
  const facts = useWishFacts(it);
  if (stated(facts).length === 0 && !it.description) {
    return (
      <Nothing>
        <Trans>Partner preferences not added yet</Trans>
      </Nothing>
    );
  }
  return (
    <>
      <OwnWords>{it.description}</OwnWords>
      <Facts facts={facts} className="md:grid-cols-2" />
    </>
  );
}
