import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { usePrinting } from '../../../../kit/web/pages/usePrinting.ts';
import { Tabs } from '../../../../ui/Tabs.tsx';
import type { FullProfile } from '../../contract.ts';
import { About } from './About.tsx';
import { Family } from './Family.tsx';
import { Horoscope } from './Horoscope.tsx';
import { Wishes } from './Wishes.tsx';

const tabs = ['about', 'family', 'preferences', 'horoscope'];

/**
 * The sections of a profile in four tabs, one after the other on paper; the address names the open one.
 * @property horoscope what follows its facts
 */
export function ProfileTabs({ profile, horoscope }: { profile: FullProfile; horoscope?: ReactNode }) {
  const { t } = useLingui();
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const printing = usePrinting();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'about';
  // The state has the page that the reader came from: it must survive the change of the address.
  const open = (value: string) =>
    setAddress(value === 'about' ? {} : { tab: value }, { replace: true, preventScrollReset: true, state });
  return (
    <Tabs
      label={t`Profile details`}
      value={tab}
      onValueChange={open}
      all={printing}
      tabs={[
        { value: 'about', label: <Trans>About</Trans>, content: <About profile={profile} /> },
        { value: 'family', label: <Trans>Family</Trans>, content: <Family profile={profile} /> },
        { value: 'preferences', label: <Trans>Preferences</Trans>, content: <Wishes profile={profile} /> },
        {
          value: 'horoscope',
          label: <Trans>Horoscope</Trans>,
          // One that was not opened is not there yet.
          content: <Horoscope profile={profile} more={(!printing || tab === 'horoscope') && horoscope} />,
        },
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
