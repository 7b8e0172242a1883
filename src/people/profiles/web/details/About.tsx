import { useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { formatHeight, formatPlace, formatWeight } from '../format.ts';
import { incomeOf, managedByText } from '../profileText.ts';
import { type Fact, Facts, OwnWords, stated } from './Facts.tsx';

export function About({ profile: it }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const { age } = it;
  const income = incomeOf(it);
  const groups: { title: string; facts: Fact[] }[] = [
    {
      title: t`Basics`,
      facts: [
        [t`Age`, t`${age} years`],
        [t`Height`, it.heightCm && formatHeight(it.heightCm)],
        [t`Weight`, it.weightKg && formatWeight(it.weightKg)],
        [t`Marital status`, nameOf('marital_status', it.maritalStatus)],
        [t`Mother tongue`, nameOf('mother_tongue', it.motherTongue)],
        [t`Lives in`, formatPlace(it.city, nameOf('state', it.state), nameOf('country', it.country))],
        [t`Profile managed by`, managedByText(it.managedBy)],
      ],
    },
    {
      title: t`Education and career`,
      facts: [
        [t`Education`, nameOf('education', it.education)],
        [t`Profession`, it.profession],
        [t`Employed in`, nameOf('working_with', it.workingWith)],
        [t`Income`, income && t`${income} a year`],
      ],
    },
    {
      title: t`Religion and community`,
      facts: [
        [t`Religion`, nameOf('religion', it.religion)],
        [t`Community`, it.caste],
        [t`Sub-community`, it.subCaste],
        [t`Gotra`, it.gotra],
      ],
    },
    {
      title: t`Lifestyle`,
      facts: [
        [t`Diet`, nameOf('diet', it.diet)],
        [t`Smoking`, nameOf('smoking', it.smoking)],
        [t`Drinking`, nameOf('drinking', it.drinking)],
        [t`Hobbies`, it.hobbies.join(', ')],
      ],
    },
  ];
  return (
    <>
      <OwnWords>{it.bio}</OwnWords>
      <div className="-mb-8 gap-x-12 md:columns-2">
        {groups
          .filter(({ facts }) => stated(facts).length > 0)
          .map(({ title, facts }) => (
            <section key={title} className="break-inside-avoid pb-8">
              <h2 className="mb-1 text-xl">{title}</h2>
              <Facts facts={facts} />
            </section>
          ))}
      </div>
    </>
  );
}
