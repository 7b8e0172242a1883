import { Trans } from '@lingui/react/macro';
import type { FullProfile } from '../../contract.ts';
import { Facts, Nothing, OwnWords, stated } from './Facts.tsx';
import { useFactLines } from './useFactLines.ts';

export function Family({ profile }: { profile: FullProfile }) {
  const facts = useFactLines(profile)('family');
  const { aboutFamily } = profile.family;
  if (stated(facts).length === 0 && !aboutFamily) {
    return (
      <Nothing>
        <Trans>Family details not added yet</Trans>
      </Nothing>
    );
  }
  return (
    <>
      <OwnWords>{aboutFamily}</OwnWords>
      <Facts facts={facts} className="md:grid-cols-2" />
    </>
  );
}
