import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { useManagerTexts } from '../../../../people/managers/web/useManagerTexts.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { MemberPage } from '../members.ts';
import { EmptyText, Panel } from '../Panel.tsx';
import { LogInAs } from './LogInAs.tsx';
import { Reveal } from './Reveal.tsx';

/** Who manages the profile, and how they are reached. */
export function Managers({ page: { member, managers, stated, walkIn } }: { page: MemberPage }) {
  const { viewer } = useViewer();
  const canAsk = can(viewer, 'members.impersonate') && (!walkIn || walkIn.claimedAt !== null);
  const { relationName, roles } = useManagerTexts();
  const nameOf = (texts: Record<string, string>, key: string) =>
    Object.hasOwn(texts, key) ? texts[key] : key;
  const roleNames = Object.fromEntries(Object.entries(roles).map(([key, { name }]) => [key, name]));
  return (
    <Panel title={<Trans>Contact</Trans>}>
      {managers.length === 0 && (
        <EmptyText>
          <Trans>Nobody manages this profile.</Trans>
        </EmptyText>
      )}
      <ul className="grid gap-4 divide-y divide-line *:not-first:pt-4">
        {managers.map((one) => (
          <li key={one.id} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span>
                <Dots>{[nameOf(roleNames, one.role), one.relation && relationName(one.relation)]}</Dots>
              </span>
              {one.suspended && (
                <Badge tone="bad">
                  <Trans>Suspended</Trans>
                </Badge>
              )}
            </p>
            {one.email && (
              <Line verified={one.emailVerified}>
                <Reveal id={member.id} field="email" manager={one.id} covered={one.email} />
              </Line>
            )}
            {one.phone && (
              <Line verified={one.phoneVerified}>
                <Reveal id={member.id} field="phone" manager={one.id} covered={one.phone} />
              </Line>
            )}
            {one.nominee && (
              <p>
                <Trans>Nominee</Trans>
                {': '}
                <Reveal id={member.id} field="nominee" manager={one.id} covered="••••" />
              </p>
            )}
            <p className="text-soft text-sm">
              <Trans>
                Registered on <Day time={one.registeredAt} />
              </Trans>
            </p>
            {one.otherProfiles.length > 0 && (
              <p className="text-sm">
                <Trans>Also manages:</Trans>{' '}
                {one.otherProfiles.map(({ id, name }, place) => (
                  <Fragment key={id}>
                    {place > 0 && ', '}
                    <TextLink to={paths.adminUser(id)}>{name}</TextLink>
                  </Fragment>
                ))}
              </p>
            )}
            {canAsk && !one.suspended && <LogInAs id={member.id} name={member.name} manager={one.id} />}
          </li>
        ))}
      </ul>
      {stated.address && (
        <p className="mt-4 border-line border-t pt-4">
          <Trans>Billing address</Trans>
          {': '}
          <Reveal id={member.id} field="address" covered="••••" />
        </p>
      )}
    </Panel>
  );
}

function Line({ verified, children }: { verified: boolean; children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {children}
      <Badge tone={verified ? 'verified' : 'quiet'}>{verified ? t`Verified` : t`Not verified`}</Badge>
    </p>
  );
}
