import { Trans, useLingui } from '@lingui/react/macro';
import type { VocabularyKind } from '../../../vocabulary/lists.ts';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { hasCastes } from '../../facts/completeness.ts';
import { formatHeight } from '../../facts/format.ts';
import { formatRange } from '../profileText.ts';
import { type Fact, Facts, stated } from './Facts.tsx';
import { Nothing } from './Nothing.tsx';
import { OwnWords } from './OwnWords.tsx';

export function Wishes({ profile: { preferences: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const namesOf = (kind: VocabularyKind, keys: string[]) => keys.map((key) => nameOf(kind, key));
  const facts: Fact[] = [
    [
      t`Age`,
      it.ageMin && it.ageMax
        ? t`${it.ageMin} to ${it.ageMax} years`
        : formatRange(it.ageMin, it.ageMax, (age) => t`${age} years`),
    ],
    [t`Height`, formatRange(it.heightMinCm, it.heightMaxCm, formatHeight)],
    [t`Marital status`, namesOf('marital_status', it.maritalStatus).join(', ')],
    [t`Religion`, namesOf('religion', it.religion).join(', ')],
    [it.religion.every(hasCastes) ? t`Caste` : t`Community`, it.caste.join(', ')],
    [t`Mother tongue`, namesOf('mother_tongue', it.motherTongue).join(', ')],
    [t`Education`, namesOf('education', it.education).join(', ')],
    [t`Profession`, it.profession.join(', ')],
    [t`Location`, [...it.cities, ...namesOf('state', it.states)].join(', ')],
  ];
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
