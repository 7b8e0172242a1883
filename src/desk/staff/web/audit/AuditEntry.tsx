import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EDITABLE_KINDS } from '../../../../base/vocabulary/shared/lists/editable.ts';
import { listName } from '../../../../base/vocabulary/web/staff/listName.tsx';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { isStaffRole } from '../../../../kit/shared/api/capabilities.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { paths } from '../../../../paths.ts';
import { REPORT_REASONS } from '../../../../people/safety/shared/rules.ts';
import { reportReasonText } from '../../../../people/safety/web/reportReasonText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { roleName } from '../roleName.ts';
import type { AuditItem } from './audit.ts';
import { actNames, kindNames } from './texts.ts';

/** A word of the program and not of people, such as the name of a setting. It is among the details. */
const KEY = /^[a-z_]+$/;

/** IDs that are shown at first. */
const FIRST = 6;

/** Returns the beginning of a long ID, as emails and queues show it: the whole is among the details. */
const shortOf = (id: string): string => (id.length > 20 ? `${id.slice(0, 8)}…` : id);

/**
 * What an option is called, after its list: `diet/satvik` is Diet: Satvik. It has the name that it got by this change, or
 * its present one. Of a change to the whole list, the list alone.
 */
function ChangedOption({ row: { before, after }, id }: { row: AuditItem; id: string }) {
  const { nameOf } = useVocabulary();
  const [kind, key] = id.split('/');
  const list = EDITABLE_KINDS.find((one) => one === kind);
  const name = after?.name ?? before?.name ?? (list && key ? nameOf(list, key) : key);
  return <>{[list && listName(list), name].filter(Boolean).join(': ')}</>;
}

/** One row of the audit log. Its details open on demand. */
export function AuditEntry({ row }: { row: AuditItem }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const ids = row.subjects.filter((id) => !KEY.test(id));
  const subjects = open ? ids : ids.slice(0, FIRST);
  const left = ids.length - subjects.length;
  const reported = REPORT_REASONS.find((one) => one === row.reason);
  const reason = reported
    ? reportReasonText(reported)
    : row.reason && KEY.test(row.reason)
      ? null
      : row.reason;
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-72">
          <p className="[overflow-wrap:anywhere]">
            <Dots>
              <span className="font-semibold">
                {row.role === 'system' ? (
                  <Trans>The site</Trans>
                ) : (
                  (row.who.name ?? <Trans>A former colleague</Trans>)
                )}
              </span>
              {actNames()[row.action] ?? row.action}
              <span>
                {kindNames()[row.kind] ?? row.kind}{' '}
                {subjects.map((id, place) => (
                  <span key={id}>
                    {place > 0 && ', '}
                    {row.kind === 'profile' ? (
                      <TextLink to={paths.adminUser(id)}>{id}</TextLink>
                    ) : row.kind === 'option' ? (
                      <ChangedOption row={row} id={id} />
                    ) : (
                      (row.colleagues[id] ?? shortOf(id))
                    )}
                  </span>
                ))}
                {left > 0 && (
                  <span className="text-soft">
                    {' '}
                    <Trans>and {left} more</Trans>
                  </span>
                )}
              </span>
            </Dots>
          </p>
          {reason && <p className="text-soft [overflow-wrap:anywhere]">{reason}</p>}
          <p className="text-soft text-sm">
            <Dots>
              <Day time={row.recordedAt} exact />
              {isStaffRole(row.role) && roleName(row.role)}
            </Dots>
          </p>
        </div>
        <Button
          kind="plain"
          size="small"
          // Its words begin where those above begin.
          className="max-sm:-ml-4"
          aria-expanded={open}
          aria-label={open ? t`Hide details of row ${row.id}` : t`Show details of row ${row.id}`}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Hide details</Trans> : <Trans>Details</Trans>}
        </Button>
      </div>
      {open && (
        <dl className="mt-2 grid gap-x-6 gap-y-2 rounded-xl bg-sunk p-4 text-sm sm:grid-cols-[auto_1fr]">
          <Fact name={<Trans>Row</Trans>}>{row.id}</Fact>
          <Fact name={<Trans>ID</Trans>}>{row.subjects.join(', ')}</Fact>
          <Fact name={<Trans>Reason</Trans>}>{row.reason}</Fact>
          <Fact name={<Trans>Before</Trans>}>{fieldsOf(row.before)}</Fact>
          <Fact name={<Trans>After</Trans>}>{fieldsOf(row.after)}</Fact>
          <Fact name={<Trans>Address</Trans>}>{row.address}</Fact>
          <Fact name={<Trans>Device</Trans>}>{row.device}</Fact>
        </dl>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** Returns the fields of a change on one line. */
const fieldsOf = (fields: AuditItem['before']): string | null =>
  fields &&
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
