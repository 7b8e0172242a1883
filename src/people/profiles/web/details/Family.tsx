import { Trans } from '@lingui/react/macro';
import type { FullProfile } from '../../contract.ts';
import { Facts, Nothing, stated } from './Facts.tsx';
import { useFactLines } from './useFactLines.ts';

export function Family({ profile }: { profile: FullProfile }) {
  const facts = useFactLines(profile)('family');
  return stated(facts).length > 0 ? (
    <Facts facts={facts} className="md:grid-cols-2" />
  ) : (
    <Nothing>
      <Trans>Family details not added yet</Trans>
    </Nothing>
  );
}
