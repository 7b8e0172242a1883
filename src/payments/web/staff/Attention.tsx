import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { dateTime, rupees } from '../../../kit/web/locale/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { StaffPayment } from '../payments.ts';
import { RefundButton } from './RefundButton.tsx';
import { ResolvePayment } from './ResolvePayment.tsx';
import { isRefunding } from './states.tsx';
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
        <Trans>To look at</Trans>
        {number > 0 && <Badge tone="kumkum">{number}</Badge>}
      </h2>
      {found.data ? (
        shown.length === 0 ? (
          <p className="flex items-center gap-3 rounded-xl border border-line bg-raised px-5 py-4">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf-ink" />
            <Trans>Nothing waits: no money came twice, and every payment fits an order.</Trans>
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
        <NotLoaded of={found} title={t`What waits could not be loaded`} />
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
  const member = payment.member?.name ?? t`Somebody`;
  return (
    <li className="rounded-xl border border-marigold bg-raised p-5">
      <h3 className="text-lg">
        {payment.attention === 'double' ? (
          <Trans>
            {member} paid {amount} twice
          </Trans>
        ) : (
          <Trans>{amount} that fits no order</Trans>
        )}
      </h3>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        {number}, {dateTime(payment.createdAt)}
      </p>
      <p className="mt-2 max-w-text">
        {isRefunding(payment) ? (
          <Trans>Money is on its way back. This goes by itself once the whole of it has arrived.</Trans>
        ) : payment.attention === 'double' ? (
          <Trans>
            There is another payment by the same member, for the same order or for {plan} within the hour. See
            at the gateway that both came in, then send this one back: the plan that the other one paid for
            stays. If the member has told you that both were meant, nothing more is to do.
          </Trans>
        ) : (
          <Trans>
            Its order number, amount or currency is none of ours. Find out at the gateway who paid and for
            what, then send it back to where it came from.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <RefundButton payment={payment} onAsk={onAsk} />
        <ResolvePayment payment={payment} />
        <Button kind="plain" size="small" onClick={onChoose} aria-label={t`Details of ${number}`}>
          <Trans>Details</Trans>
        </Button>
      </div>
    </li>
  );
}
