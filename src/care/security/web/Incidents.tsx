import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { IncidentKind, Pattern } from '../shared/incidents/rules.ts';
import { Part, row } from './Part.tsx';
import { security } from './security.ts';

type Who = { id: string | null; name: string } | null;

/** What looks like an attack, and the failed logins, refusals and exceeded limits of 30 days. */
export function Incidents({ between }: { between: ReactNode }) {
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
      <Part
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
      </Part>
      {between}
      <Part
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
      </Part>
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
