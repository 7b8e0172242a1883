import { Trans, useLingui } from '@lingui/react/macro';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../../kit/web/locale/format.ts';
import { HandledBy } from '../../../../../kit/web/queue/claims.tsx';
import { Overdue } from '../../../../../kit/web/queue/QueueFrame.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import type { StaffPayment } from '../../payments.ts';
import { RefundButton } from '../RefundButton.tsx';
import { isDisputed, isTheirs, isWaiting, needsAttention, openDispute } from '../states.tsx';
import { ClaimPayment } from './ClaimPayment.tsx';
import { NextStep } from './NextStep.tsx';
import { ResolvePayment } from './ResolvePayment.tsx';

type WaitingPaymentProps = {
  payment: StaffPayment;
  /** Whether the refund dialog is open. */
  asked: boolean;
  onChoose(): void;
  onAsk(open: boolean): void;
};

/** One payment of the queue, with its actions. */
export function WaitingPayment({ payment, asked, onChoose, onAsk }: WaitingPaymentProps) {
  const { t } = useLingui();
  const { gatewayPaymentId: number, waiting } = payment;
  const theirs = isTheirs(payment);
  // Beside a refund that waits, the button would look like its approval, and start another one.
  const refunds = !theirs && !isDisputed(payment) && (asked || !isWaiting(payment));
  return (
    <li className="rounded-xl border border-marigold bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">
          <Heading payment={payment} />
        </h3>
        {waiting?.overdue && <Overdue />}
      </div>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        {number}, <Day time={payment.createdAt} exact />
      </p>
      <p className="mt-2 max-w-text">
        <NextStep payment={payment} />
      </p>
      {waiting && (
        <p className="mt-2 text-soft text-sm empty:hidden">
          <HandledBy name={waiting.claimedBy} mine={waiting.mine} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {refunds && <RefundButton payment={payment} onAsk={onAsk} />}
        {needsAttention(payment) && !theirs && <ResolvePayment payment={payment} />}
        <Button
          kind={refunds ? 'plain' : 'quiet'}
          size="small"
          onClick={onChoose}
          aria-label={t`View payment ${number}`}
        >
          <Trans>View</Trans>
        </Button>
      </div>
      {waiting && (
        <div className="mt-4 border-line border-t pt-4">
          <ClaimPayment payment={payment} />
        </div>
      )}
    </li>
  );
}

function Heading({ payment }: { payment: StaffPayment }) {
  const { t } = useLingui();
  const amount = rupees(payment.amountPaise);
  const member = payment.member?.name ?? t`A member`;
  const dispute = openDispute(payment);
  if (dispute) {
    const disputed = rupees(dispute.amountPaise);
    return (
      <Trans>
        Chargeback of {disputed}: {member}
      </Trans>
    );
  }
  if (!needsAttention(payment)) {
    const asked = rupees(
      payment.refunds.find(({ state }) => state === 'waiting')?.amountPaise ?? payment.amountPaise,
    );
    return (
      <Trans>
        Refund of {asked} to {member}
      </Trans>
    );
  }
  if (payment.attention === 'account_deleted')
    return <Trans>{amount} paid, then the profile was deleted</Trans>;
  if (payment.attention === 'double') {
    return (
      <Trans>
        {member} paid {amount} twice
      </Trans>
    );
  }
  return payment.expected ? (
    <Trans>
      {amount} does not match an order of {payment.expected.member?.name ?? t`a deleted profile`}
    </Trans>
  ) : (
    <Trans>{amount} with no matching order</Trans>
  );
}
