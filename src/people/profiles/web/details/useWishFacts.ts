import { useLingui } from '@lingui/react/macro';
import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { formatHeight } from '../format.ts';
import { formatRange } from '../profileText.ts';
import type { Fact } from './Facts.tsx';

/** Returns what a family looks for in words, in the order of WISHES; empty where it has no such wish. */
export function useWishFacts(it: Omit<FullProfile['preferences'], 'description'>): Fact[] {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const namesOf = (kind: VocabularyKind, keys: string[]) => keys.map((key) => nameOf(kind, key));
  const { ageMin: min, ageMax: max } = it;
  return [
    [t`Age`, min && max ? t`${min} to ${max} years` : formatRange(min, max, (age) => t`${age} years`)],
    [t`Height`, formatRange(it.heightMinCm, it.heightMaxCm, formatHeight)],
    [t`Marital status`, namesOf('marital_status', it.maritalStatus).join(', ')],
    [t`Religion`, namesOf('religion', it.religion).join(', ')],
    [t`Community`, it.caste.join(', ')],
    [t`Mother tongue`, namesOf('mother_tongue', it.motherTongue).join(', ')],
    [t`Education`, namesOf('education', it.education).join(', ')],
    [t`Profession`, it.profession.join(', ')],
    [t`Location`, [...it.cities, ...namesOf('state', it.states)].join(', ')],
    [t`Diet`, namesOf('diet', it.diet).join(', ')],
  ];
}
