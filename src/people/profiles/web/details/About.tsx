import { useLingui } from '@lingui/react/macro';
import type { FullProfile } from '../../contract.ts';
import { managedByText } from '../profileText.ts';
import { type Fact, Facts, OwnWords, stated } from './Facts.tsx';
import { useFactLines } from './useFactLines.ts';

export function About({ profile: it }: { profile: FullProfile }) {
  const { t } = useLingui();
  const lines = useFactLines(it);
  const { age } = it;
  const groups: { title: string; facts: Fact[] }[] = [
    {
      title: t`Basics`,
      facts: [
        [t`Age`, t`${age} years`],
        ...lines('basics'),
        [t`Profile managed by`, managedByText(it.managedBy)],
      ],
    },
    { title: t`Education and career`, facts: lines('career') },
    { title: t`Religion and community`, facts: lines('community') },
    { title: t`Lifestyle`, facts: lines('lifestyle') },
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
