import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { roleName } from '../roleName.ts';
import type { Colleague, Team } from '../staff.ts';
import { type ColleagueAction, ColleagueDialog } from './ColleagueDialog.tsx';

/** The staff, and former staff beneath, with what an admin can do. */
export function Colleagues({ team }: { team: Team }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ act: ColleagueAction; person: Colleague }>();
  const [former, setFormer] = useState(false);
  const now = team.staff.filter((one) => !one.endedAt);
  const before = team.staff.filter((one) => one.endedAt);
  const choose = (act: ColleagueAction, person: Colleague) => setOpen({ act, person });
  return (
    <>
      <ul aria-label={t`Staff`} className="divide-y divide-line rounded-xl border border-line bg-raised">
        {now.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
            <Who person={person} required={team.required} />
            <div className="flex flex-wrap gap-2">
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Change role: ${person.name}`}
                onClick={() => choose('role', person)}
              >
                <Trans>Change role</Trans>
              </Button>
              {person.secondFactor && !person.self && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t`Reset two-step login: ${person.name}`}
                  onClick={() => choose('reset', person)}
                >
                  <Trans>Reset two-step login</Trans>
                </Button>
              )}
              <Button
                kind="danger"
                size="small"
                aria-label={t`End access: ${person.name}`}
                onClick={() => choose('end', person)}
              >
                <Trans>End access</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {before.length > 0 && (
        <Button
          kind="plain"
          size="small"
          className="mt-3"
          aria-expanded={former}
          onClick={() => setFormer(!former)}
        >
          <Trans>Former staff ({before.length})</Trans>
        </Button>
      )}
      {former && before.length > 0 && (
        <ul aria-label={t`Former staff`} className="mt-2 divide-y divide-line rounded-xl border border-line">
          {before.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
              <div className="min-w-0 grow">
                <p className="font-semibold [overflow-wrap:anywhere]">{person.name}</p>
                <p className="text-soft text-sm [overflow-wrap:anywhere]">
                  {person.email} ·{' '}
                  <Trans>
                    Access ended on <Day time={person.endedAt!} />
                  </Trans>
                </p>
              </div>
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Restore access: ${person.name}`}
                onClick={() => choose('restore', person)}
              >
                <Trans>Restore access</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ColleagueDialog key={open.person.id + open.act} {...open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function Who({ person, required }: { person: Colleague; required: boolean }) {
  return (
    <div className="min-w-0 grow basis-64">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{person.name}</span>
        {person.self && (
          <Badge>
            <Trans>You</Trans>
          </Badge>
        )}
        <span>{person.role ? roleName(person.role) : '–'}</span>
        {person.secondFactor ? (
          <Badge tone="verified">
            <Trans>Two-step login on</Trans>
          </Badge>
        ) : (
          required && (
            <Badge tone="kumkum">
              <Trans>Two-step login not set up</Trans>
            </Badge>
          )
        )}
      </p>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        {person.email} ·{' '}
        {person.lastActiveAt ? (
          <Trans>
            Last active <Day time={person.lastActiveAt} />
          </Trans>
        ) : (
          <Trans>Not logged in yet</Trans>
        )}
      </p>
    </div>
  );
}
