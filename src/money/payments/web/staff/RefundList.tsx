import { Trans } from '@lingui/react/macro';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { dateTime, rupees } from '../../../../kit/web/locale/format.ts';
import type { StaffPayment } from '../payments.ts';
import { DecideRefund } from './DecideRefund.tsx';
import { isTheirs, RefundBadge } from './states.tsx';

/** The refunds of a payment, oldest first, each with the requester, the decider, and their texts. */
export function RefundList({ payment }: { payment: StaffPayment }) {
  return (
    <ul className="mt-2 grid gap-3">
      {payment.refunds.map((refund) => (
        <li key={refund.id} className="rounded-xl border border-line px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{rupees(refund.amountPaise)}</span>
            <RefundBadge refund={refund} />
          </p>
          <p className="mt-1 [overflow-wrap:anywhere]">{refund.reason}</p>
          {refund.failure && <p className="text-bad-ink">{refund.failure}</p>}
          <p className="text-soft text-sm">
            {refund.askedBy ? (
              <Trans>
                {refund.askedBy}, <Day time={refund.createdAt} exact />
              </Trans>
            ) : (
              dateTime(refund.createdAt)
            )}
          </p>
          {refund.decidedAt && <Decision refund={refund} time={refund.decidedAt} />}
          {refund.state === 'waiting' && (refund.own || !isTheirs(payment)) && (
            <DecideRefund payment={payment} refund={refund} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Decision({ refund, time }: { refund: StaffPayment['refunds'][number]; time: string }) {
  const name = refund.decidedBy ?? <Trans>A former colleague</Trans>;
  return (
    <div className="mt-2 border-line border-t pt-2">
      <p className="[overflow-wrap:anywhere]">{refund.decision}</p>
      <p className="text-soft text-sm">
        {refund.state === 'declined' ? (
          <Trans>
            Declined by {name}, <Day time={time} exact />
          </Trans>
        ) : (
          <Trans>
            Approved by {name}, <Day time={time} exact />
          </Trans>
        )}
      </p>
    </div>
  );
}
