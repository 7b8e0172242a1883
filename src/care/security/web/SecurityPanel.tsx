import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadKind } from '../../../kit/shared/api/limits/readingRules.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { IncidentKind, Pattern } from '../shared/incidents.ts';
import { security } from './security.ts';

/** The look of one entry. */
const row = 'px-5 py-3';

type SecurityListProps = { title: ReactNode; text: ReactNode; empty: ReactNode; children: ReactNode[] };

/** A list of the security panel, with its heading. */
function SecurityList({ title, text, empty, children }: SecurityListProps) {
  return (
    <section className="mb-8 max-w-4xl">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-3 text-soft">{text}</p>
      {children.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-raised">{children}</ul>
      )}
    </section>
  );
}

/** Tab of the settings: what looks like an attack, who reads most, and each kind of failed attempt. */
export default function SecurityPanel() {
  return <Incidents between={<HeavyReaders />} />;
}

/** Who came near a daily limit in the last 30 days, and how they read. */
function HeavyReaders() {
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
    <SecurityList
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
    </SecurityList>
  );
}

type Who = { id: string | null; name: string } | null;

/** What looks like an attack, and the failed logins, refusals and exceeded limits of 30 days. */
function Incidents({ between }: { between: ReactNode }) {
  const { t } = useLingui();
  const found = useQuery(security.incidents.queryOptions());
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load security events`} />;
  if (!found.data) return <Skeleton className="h-96" />;
  const { alarms, events } = found.data;
  const patterns: Record<Pattern, (n: number) => ReactNode> = {
    many_accounts: (n) => (
      <Plural value={n} one="Login tried for # account" other="Logins tried for # accounts" />
    ),
    many_failures: (n) => <Plural value={n} one="# failed login" other="# failed logins" />,
    many_refusals: (n) => <Plural value={n} one="# page refused" other="# pages refused" />,
  };
  const kinds: Record<IncidentKind, string> = {
    login_failed: t`Login failed`,
    refused: t`No access`,
    limit_exceeded: t`Limit exceeded`,
  };
  return (
    <>
      <SecurityList
        title={<Trans>Alarms</Trans>}
        text={<Trans>What looks like an attack, in the last 30 days.</Trans>}
        empty={<Trans>None so far.</Trans>}
      >
        {alarms.map((one) => (
          <li key={`${one.pattern} ${one.raisedAt} ${one.who?.name} ${one.network}`} className={row}>
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{patterns[one.pattern](one.amount)}</span>
              <Person who={one.who} unknown={one.network ?? t`Unknown account`} />
            </p>
            <p className="text-sm text-soft">
              <Trans>
                Within an hour, <Day time={one.raisedAt} exact />
              </Trans>
            </p>
          </li>
        ))}
      </SecurityList>
      {between}
      <SecurityList
        title={<Trans>Security events</Trans>}
        text={<Trans>Of the last 30 days, by day, account and network.</Trans>}
        empty={<Trans>None so far.</Trans>}
      >
        {events.map((one) => (
          <li
            key={`${one.kind} ${one.firstAt} ${one.who?.id ?? one.who?.name} ${one.unknown} ${one.network}`}
            className={row}
          >
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>
                {kinds[one.kind]}
                {one.amount > 1 && <span className="font-normal text-soft"> × {one.amount}</span>}
              </span>
              <Person
                who={one.who}
                unknown={
                  one.unknown > 0 ? (
                    <Plural value={one.unknown} one="# unknown account" other="# unknown accounts" />
                  ) : (
                    t`Not logged in`
                  )
                }
              />
            </p>
            <p className="text-sm text-soft [overflow-wrap:anywhere]">
              <Trans>
                <Day time={one.lastAt} exact /> from {one.network}
              </Trans>
            </p>
          </li>
        ))}
      </SecurityList>
    </>
  );
}

function Person({ who, unknown }: { who: Who; unknown: ReactNode }) {
  if (!who) return <span>{unknown}</span>;
  const name = <bdi>{who.name}</bdi>;
  return who.id ? (
    <TextLink to={paths.adminUser(who.id)}>
      {name} ({who.id})
    </TextLink>
  ) : (
    <span>{name}</span>
  );
}
