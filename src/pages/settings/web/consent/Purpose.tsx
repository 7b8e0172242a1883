import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { Button } from '../../../../ui/Button.tsx';

type PurposeProps = { title: ReactNode; about: ReactNode; status?: ReactNode; children: ReactNode };

/** One thing that a member's data is used for. @property children the control, beside it from a tablet on */
export function Purpose({ title, about, status, children }: PurposeProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="max-w-text">
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="text-soft">{about}</p>
        {status && <p className="mt-1 text-sm">{status}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:flex-col sm:items-end">{children}</div>
    </li>
  );
}

/** Whether something is agreed to now, and since when, where that is known. */
export function Status({ given, since }: { given: boolean; since: string | null }) {
  const day = since && longDate(since);
  if (given) return day ? <Trans>Agreed on {day}</Trans> : <Trans>On</Trans>;
  return day ? <Trans>Withdrawn on {day}</Trans> : <Trans>Off</Trans>;
}

type ToggleProps = { given: boolean; name: string; busy: boolean; onChange(given: boolean): void };

/** The button that withdraws a consent, or gives it. @property name what it is for: several are on the page */
export function Toggle({ given, name, busy, onChange }: ToggleProps) {
  const { t } = useLingui();
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      aria-label={given ? t`Withdraw: ${name}` : t`Agree: ${name}`}
      onClick={() => onChange(!given)}
    >
      {given ? <Trans>Withdraw</Trans> : <Trans>Agree</Trans>}
    </Button>
  );
}
