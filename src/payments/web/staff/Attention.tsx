import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../kit/web/locale/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { StaffPayment } from '../payments.ts';
import { RefundButton } from './RefundButton.tsx';
import { ResolvePayment } from './ResolvePayment.tsx';
import { isRefunding, isWaiting } from './states.tsx';
import { useAttention } from './usePayments.ts';

/** The finance queue: duplicate and unmatched payments, with their actions. */
export function Attention({ onChoose }: { onChoose(payment: StaffPayment): void }) {
  const { t } = useLingui();
  const found = useAttention();
  const [asked, setAsked] = useState<StaffPayment>();
  const number = found.data?.attention ?? 0;
  // A payment whose refund dialog is open stays, even when it is resolved meanwhile: the answer may be lost.
  const items = found.data?.items ?? [];
  const shown = asked && !items.some(({ id }) => id === asked.id) ? [asked, ...items] : items;
  return (
    <section className="mb-10">
      <h2 className="mb-4 flex items-center gap-3 text-xl">
        <Trans>Needs attention</Trans>
        {number > 0 && <Badge tone="kumkum">{number}</Badge>}
      </h2>
      {found.data ? (
        shown.length === 0 ? (
          <p className="flex items-center gap-3 rounded-xl border border-line bg-raised px-5 py-4">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf-ink" />
            <Trans>All clear. No double payments, and every payment matches an order.</Trans>
          </p>
        ) : (
          <ul className="grid gap-4">
            {shown.map((payment) => (
              <Waiting
                key={payment.id}
                payment={payment}
                onChoose={() => onChoose(payment)}
                onAsk={(open) => setAsked(open ? payment : undefined)}
              />
            ))}
          </ul>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the payments that need attention`} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}

type WaitingProps = { payment: StaffPayment; onChoose(): void; onAsk(open: boolean): void };

function Waiting({ payment, onChoose, onAsk }: WaitingProps) {
  const { t } = useLingui();
  const { gatewayPaymentId: number, plan } = payment;
  const amount = rupees(payment.amountPaise);
  const member = payment.member?.name ?? t`A member`;
  return (
    <li className="rounded-xl border border-marigold bg-raised p-5">
      <h3 className="text-lg">
        {payment.attention === 'double' ? (
          <Trans>
            {member} paid {amount} twice
          </Trans>
        ) : (
          <Trans>{amount} with no matching order</Trans>
        )}
      </h3>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        {number}, <Day time={payment.createdAt} exact />
      </p>
      <p className="mt-2 max-w-text">
        {isWaiting(payment) ? (
          <Trans>A refund is waiting for approval. View the payment to approve or decline it.</Trans>
        ) : isRefunding(payment) ? (
          <Trans>
            Refund in progress. This payment is removed from the list once the full amount is refunded.
          </Trans>
        ) : payment.attention === 'double' ? (
          <Trans>
            The same member made another payment, for the same order or for {plan} within an hour. Check with
            the payment gateway that both were received, then refund this one. The plan from the other payment
            stays. If the member confirms that both were intended, mark this payment as resolved.
          </Trans>
        ) : (
          <Trans>
            The order ID, amount or currency does not match any order. Find out from the payment gateway who
            paid and for what, then refund it.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <RefundButton payment={payment} onAsk={onAsk} />
        <ResolvePayment payment={payment} />
        <Button kind="plain" size="small" onClick={onChoose} aria-label={t`View payment ${number}`}>
          <Trans>View</Trans>
        </Button>
      </div>
    </li>
  );
}
