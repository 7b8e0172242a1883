import { Trans, useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { siblings } from '../profileText.ts';
import { type Fact, Facts, Nothing, stated } from './Facts.tsx';

export function Family({ profile: { family: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const facts: Fact[] = [
    [t`Father`, [it.fatherName, it.fatherOccupation].filter(Boolean).join(', ')],
    [t`Mother`, [it.motherName, it.motherOccupation].filter(Boolean).join(', ')],
    [t`Brothers and sisters`, siblings(it)],
    [t`Family type`, nameOf('family_type', it.familyType)],
    [t`Family status`, nameOf('family_status', it.familyStatus)],
    [t`Family values`, nameOf('family_values', it.familyValues)],
  ];
  return stated(facts).length > 0 ? (
    <Facts facts={facts} className="md:grid-cols-2" />
  ) : (
    <Nothing>
      <Trans>Family details not added yet</Trans>
    </Nothing>
  );
}
