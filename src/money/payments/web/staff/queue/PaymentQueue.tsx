import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { MoreOf } from '../../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../../kit/web/api/NotLoaded.tsx';
import { Badge } from '../../../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import type { StaffPayment } from '../../payments.ts';
import { usePaymentQueue } from '../paymentQueries.ts';
import { StuckEvents } from './StuckEvents.tsx';
import { WaitingPayment } from './WaitingPayment.tsx';

/**
 * The queue of finance: payments to check, chargebacks, refunds to approve and failed events, the longest waiting
 * first.
 */
export function PaymentQueue({ onChoose }: { onChoose(payment: StaffPayment): void }) {
  const { t } = useLingui();
  const found = usePaymentQueue();
  const [asked, setAsked] = useState<StaffPayment>();
  const number = found.data?.pages[0]?.waiting ?? 0;
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const events = found.data?.pages[0]?.events ?? [];
  // A payment whose refund dialog is open stays, even when it is resolved meanwhile: the answer may be lost.
  const shown = asked && !items.some(({ id }) => id === asked.id) ? [asked, ...items] : items;
  return (
    <section className="mb-10">
      <h2 className="mb-4 flex items-center gap-3 text-xl">
        <Trans>Needs attention</Trans>
        {number > 0 && <Badge tone="kumkum">{number}</Badge>}
      </h2>
      {found.data ? (
        shown.length + events.length === 0 ? (
          <p className="flex items-center gap-3 rounded-xl border border-line bg-raised px-5 py-4">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf-ink" />
            <Trans>
              All clear. No double payments, no chargebacks, no refunds to approve, and every payment matches
              an order.
            </Trans>
          </p>
        ) : (
          <>
            <StuckEvents events={events} />
            <ul className="grid gap-4">
              {shown.map((payment) => (
                <WaitingPayment
                  key={payment.id}
                  payment={payment}
                  asked={asked?.id === payment.id}
                  onChoose={() => onChoose(payment)}
                  onAsk={(open) => setAsked(open ? payment : undefined)}
                />
              ))}
            </ul>
            <MoreOf found={found} />
          </>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the payments that need attention`} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
