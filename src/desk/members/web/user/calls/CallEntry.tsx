import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import { dateTime } from '../../../../../kit/web/locale/format.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dots } from '../../../../../ui/marks/Dots.tsx';
import type { PhoneCall } from '../../members.ts';
import { directionText, outcomeText, personText } from './callTexts.ts';

type CallEntryProps = { call: PhoneCall; busy: boolean; onRemove(): void };

/** One call of the log. Whoever recorded it can remove it for some minutes. */
export function CallEntry({ call, busy, onRemove }: CallEntryProps) {
  const { t } = useLingui();
  const isRemovable = useIsBefore(call.removableUntil);
  const time = dateTime(call.calledAt);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 py-3">
      <div className="min-w-0 grow basis-56">
        <p>
          <Dots>
            <span className="font-semibold">{outcomeText(call.outcome)}</span>
            <span className="text-soft">{directionText(call.direction)}</span>
            <span className="text-soft">{personText(call.person)}</span>
          </Dots>
        </p>
        {call.callBackOn && (
          <p>
            <Trans>
              Call back on <Day time={call.callBackOn} />
            </Trans>
          </p>
        )}
        {call.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{call.note}</p>}
        <p className="mt-1 text-soft text-sm">
          <Dots>
            {call.author ?? t`A former colleague`}
            <Day time={call.calledAt} exact />
          </Dots>
        </p>
      </div>
      {isRemovable && (
        <Button
          kind="plain"
          size="small"
          busy={busy}
          aria-label={t`Remove the call of ${time}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  );
}

/** Whether an instant is still to come; false once it has passed, also while the page stays open. */
function useIsBefore(instant: string | null): boolean {
  const leftMs = instant ? new Date(instant).getTime() - Date.now() : 0;
  const [, render] = useState(0);
  useEffect(() => {
    if (!instant) return;
    const timer = setTimeout(() => render((n) => n + 1), new Date(instant).getTime() - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [instant]);
  return leftMs > 0;
}
