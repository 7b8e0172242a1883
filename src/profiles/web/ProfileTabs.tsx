import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import type { FullProfile } from '../contract.ts';
import { dayWords, heightWords, incomeWords } from '../format.ts';

type Fact = [label: string, value: ReactNode];

const tabs = ['about', 'family', 'preferences', 'horoscope'];

/** All that a profile states, under four tabs; which one is open stands in the address. */
export function ProfileTabs({ profile }: { profile: FullProfile }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'about';
  return (
    <Tabs
      label={t`Parts of the profile`}
      value={tab}
      onValueChange={(value) =>
        setAddress(value === 'about' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
      }
      tabs={[
        { value: 'about', label: <Trans>About</Trans>, content: <About profile={profile} /> },
        { value: 'family', label: <Trans>Family</Trans>, content: <Family profile={profile} /> },
        { value: 'preferences', label: <Trans>Preferences</Trans>, content: <Wishes profile={profile} /> },
        { value: 'horoscope', label: <Trans>Horoscope</Trans>, content: <Horoscope profile={profile} /> },
      ]}
    />
  );
}

function About({ profile: it }: { profile: FullProfile }) {
  const { t } = useLingui();
  const facts: Fact[] = [
    [t`Age`, t`${it.age} years`],
    [t`Height`, it.heightCm && heightWords(it.heightCm)],
    [t`Weight`, it.weightKg && t`${it.weightKg} kg`],
    [t`Marital Status`, it.maritalStatus],
    [t`Religion`, it.religion],
    [t`Caste`, it.caste],
    [t`Sub-caste`, it.subCaste],
    [t`Gotra`, it.gotra],
    [t`Mother Tongue`, it.motherTongue],
    [t`Education`, it.education],
    [t`Profession`, it.profession],
    [t`Yearly income`, incomeWords(it.incomeMinRupees, it.incomeMaxRupees)],
    [t`City`, it.city],
    [t`State`, it.state],
    [t`Country`, it.country],
    [t`Diet`, it.diet],
    [t`Smoking`, it.smoking],
    [t`Drinking`, it.drinking],
    [t`Hobbies`, it.hobbies.join(', ')],
  ];
  return (
    <>
      {it.bio && (
        <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">{it.bio}</p>
      )}
      <Facts facts={facts} />
    </>
  );
}

function Family({ profile: { family: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const facts: Fact[] = [
    [t`Father`, [it.fatherName, it.fatherOccupation].filter(Boolean).join(', ')],
    [t`Mother`, [it.motherName, it.motherOccupation].filter(Boolean).join(', ')],
    [
      t`Brothers`,
      it.brothers !== null && plural(it.brothers, { 0: 'None', one: '# brother', other: '# brothers' }),
    ],
    [
      t`Sisters`,
      it.sisters !== null && plural(it.sisters, { 0: 'None', one: '# sister', other: '# sisters' }),
    ],
    [t`Family type`, it.familyType],
    [t`Family status`, it.familyStatus],
    [t`Family values`, it.familyValues],
  ];
  return <Facts facts={facts} nothing={<Trans>Nothing has been said about the family yet.</Trans>} />;
}

function Wishes({ profile: { preferences: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const range = (min: number | null, max: number | null, words: (value: number) => string) =>
    min !== null && max !== null
      ? t`${words(min)} to ${words(max)}`
      : min !== null
        ? t`${words(min)} or more`
        : max !== null && t`up to ${words(max)}`;
  const facts: Fact[] = [
    [t`Age`, range(it.ageMin, it.ageMax, (age) => t`${age} years`)],
    [t`Height`, range(it.heightMinCm, it.heightMaxCm, heightWords)],
    [t`Marital Status`, it.maritalStatus.join(', ')],
    [t`Religion`, it.religion.join(', ')],
    [t`Caste`, it.caste.join(', ')],
    [t`Mother Tongue`, it.motherTongue.join(', ')],
    [t`Education`, it.education.join(', ')],
    [t`Profession`, it.profession.join(', ')],
    [t`Location`, it.location.join(', ')],
  ];
  return (
    <>
      {it.description && (
        <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">
          {it.description}
        </p>
      )}
      <Facts facts={facts} nothing={!it.description && <Trans>No preferences have been stated yet.</Trans>} />
    </>
  );
}

function Horoscope({ profile: { horoscope: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  return (
    <>
      <Facts
        facts={[
          [t`Date of Birth`, dayWords(it.dateOfBirth)],
          [t`Time of Birth`, it.timeOfBirth],
          [t`Place of Birth`, it.placeOfBirth],
          [t`Rashi`, it.rashi],
          [t`Nakshatra`, it.nakshatra],
          [t`Manglik`, it.manglik],
        ]}
      />
      <p className="mt-6 text-soft text-sm">
        <Trans>As stated by the family.</Trans>
      </p>
    </>
  );
}

/** Labels and values; a fact that was never stated is left out. */
function Facts({ facts, nothing }: { facts: Fact[]; nothing?: ReactNode }) {
  const stated = facts.filter(([, value]) => Boolean(value));
  if (stated.length === 0) return <p className="text-soft">{nothing}</p>;
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {stated.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[9rem_1fr] gap-3 border-line border-b py-3">
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
