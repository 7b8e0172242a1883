import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { VocabularyKind } from '../../../vocabulary/lists.ts';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { formatDay, formatHeight, formatPlace, formatTime, formatWeight } from '../../facts/format.ts';
import { formatRange, incomeOf, managedBy, siblings } from '../profileText.ts';
import { type Fact, Facts, stated } from './Facts.tsx';

const tabs = ['about', 'family', 'preferences', 'horoscope'];

/** The sections of a profile in four tabs; the address names the open one. */
export function ProfileTabs({ profile }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'about';
  // The state has the page that the reader came from: it must survive the change of the address.
  const open = (value: string) =>
    setAddress(value === 'about' ? {} : { tab: value }, { replace: true, preventScrollReset: true, state });
  return (
    <Tabs
      label={t`Parts of the profile`}
      value={tab}
      onValueChange={open}
      tabs={[
        { value: 'about', label: <Trans>About</Trans>, content: <About profile={profile} /> },
        { value: 'family', label: <Trans>Family</Trans>, content: <Family profile={profile} /> },
        { value: 'preferences', label: <Trans>Preferences</Trans>, content: <Wishes profile={profile} /> },
        { value: 'horoscope', label: <Trans>Horoscope</Trans>, content: <Horoscope profile={profile} /> },
      ]}
    />
  );
}

/** All sections of a profile, one after the other, for reviewers. */
export function ProfileSections({ profile }: { profile: FullProfile }) {
  const parts = [
    { title: <Trans>Family</Trans>, content: <Family profile={profile} /> },
    { title: <Trans>Preferences</Trans>, content: <Wishes profile={profile} /> },
    { title: <Trans>Horoscope</Trans>, content: <Horoscope profile={profile} /> },
  ];
  return (
    <>
      <About profile={profile} />
      {parts.map(({ title, content }, place) => (
        <section key={place} className="mt-8">
          <h2 className="mb-1 text-xl">{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}

function About({ profile: it }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const groups: { title: string; facts: Fact[] }[] = [
    {
      title: t`Basics`,
      facts: [
        [t`Age`, t`${it.age} years`],
        [t`Height`, it.heightCm && formatHeight(it.heightCm)],
        [t`Weight`, it.weightKg && formatWeight(it.weightKg)],
        [t`Marital status`, nameOf('marital_status', it.maritalStatus)],
        [t`Mother tongue`, nameOf('mother_tongue', it.motherTongue)],
        [t`Lives in`, formatPlace(it.city, nameOf('state', it.state), nameOf('country', it.country))],
        [t`Profile managed by`, managedBy(it.profileFor)],
      ],
    },
    {
      title: t`Education and career`,
      facts: [
        [t`Education`, nameOf('education', it.education)],
        [t`Profession`, it.profession],
        [t`Income`, incomeOf(it) && t`${incomeOf(it)} a year`],
      ],
    },
    {
      title: t`Religion and community`,
      facts: [
        [t`Religion`, nameOf('religion', it.religion)],
        [t`Caste`, it.caste],
        [t`Sub-caste`, it.subCaste],
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

function Family({ profile: { family: it } }: { profile: FullProfile }) {
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
      <Trans>Nothing has been said about the family yet.</Trans>
    </Nothing>
  );
}

function Wishes({ profile: { preferences: it } }: { profile: FullProfile }) {
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
    [t`Caste`, it.caste.join(', ')],
    [t`Mother tongue`, namesOf('mother_tongue', it.motherTongue).join(', ')],
    [t`Education`, namesOf('education', it.education).join(', ')],
    [t`Profession`, it.profession.join(', ')],
    [t`Location`, [...it.cities, ...namesOf('state', it.states)].join(', ')],
  ];
  if (stated(facts).length === 0 && !it.description) {
    return (
      <Nothing>
        <Trans>What they look for has not been said yet.</Trans>
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

function Horoscope({ profile: { horoscope: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  return (
    <>
      <Facts
        className="md:grid-cols-2"
        facts={[
          [t`Date of birth`, formatDay(it.dateOfBirth)],
          [t`Time of birth`, it.timeOfBirth && formatTime(it.timeOfBirth)],
          [t`Place of birth`, it.placeOfBirth],
          [t`Rashi`, nameOf('rashi', it.rashi)],
          [t`Nakshatra`, nameOf('nakshatra', it.nakshatra)],
          [t`Manglik`, nameOf('manglik', it.manglik)],
        ]}
      />
      <p className="mt-4 text-soft">
        <Trans>As stated by the family.</Trans>
      </p>
    </>
  );
}

/** Free text of a member, with its line breaks. */
function OwnWords({ children }: { children: string | null }) {
  if (!children) return null;
  return <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">{children}</p>;
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-soft">{children}</p>;
}
