import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadKind } from '../../../kit/shared/api/limits/readingRules.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Part, row } from './Part.tsx';
import { security } from './security.ts';

/** Who came near a daily limit in the last 30 days, and how they read. */
export function HeavyReaders() {
  const { t } = useLingui();
  const found = useQuery(security.heavyReaders.queryOptions());
  const what: Record<ReadKind, (n: number) => ReactNode> = {
    profiles: (n) => <Plural value={n} one="# full profile" other="# full profiles" />,
    cards: (n) => <Plural value={n} one="# profile in lists" other="# profiles in lists" />,
    photos: (n) => <Plural value={n} one="# photo" other="# photos" />,
  };
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load who reads most`} />;
  if (!found.data) return <Skeleton className="mb-8 h-20" />;
  return (
    <Part
      title={<Trans>Close to a daily limit</Trans>}
      text={<Trans>Members and visitors who reached 80% of a limit in the last 30 days.</Trans>}
      empty={<Trans>Nobody so far.</Trans>}
    >
      {found.data.readers.map((one) => (
        <li key={`${one.nearAt} ${one.kind} ${one.profile?.id} ${one.networks[0]}`} className={row}>
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            {one.profile ? (
              <Link
                to={paths.adminUser(one.profile.id)}
                className="text-kumkum-ink underline underline-offset-4"
              >
                <bdi>{one.profile.name}</bdi> ({one.profile.id})
              </Link>
            ) : (
              <Trans>Not logged in, or without a profile</Trans>
            )}
            <span>{what[one.kind](one.amount)}</span>
          </p>
          <p className="text-sm text-soft">
            <Day time={one.firstAt} exact /> – <Day time={one.lastAt} exact />
          </p>
          <p className="text-sm text-soft [overflow-wrap:anywhere]">
            <Plural value={one.activeMinutes} one="Active for # minute" other="Active for # minutes" />{' '}
            <Trans>from {one.networks.join(', ')}</Trans>
          </p>
        </li>
      ))}
    </Part>
  );
}
