import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { InvoiceLinks } from '../history/InvoiceLinks.tsx';
import { OrderBadge } from '../history/OrderBadge.tsx';
import { paymentStatusText } from '../paymentStatusText.ts';
import { payments } from '../payments.ts';
import { putOrder } from '../putOrder.ts';
import { Columns } from './Columns.tsx';
import { removeBuyerDraft } from './draft.ts';
import { OrderActions } from './OrderActions.tsx';
import { PaidView } from './PaidView.tsx';
import { OrderSummary } from './Summaries.tsx';
import type { usePay } from './usePay.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingForGateway } from './WaitingForGateway.tsx';

type OrderViewProps = { id: string; profileId: string; pay: ReturnType<typeof usePay> };

/** State of an order, kept up to date, with a button that pays it while this is possible. */
export function OrderView({ id, profileId, pay }: OrderViewProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const found = useQuery(payments.order.queryOptions({ input: { id } }));
  const order = found.data?.order;
  const { waiting, brought } = useWaiting(id, order, { brought: pay.brought === id, busy: pay.busy });
  const status = order && paymentStatusText(order);
  const paid = order?.paidAt != null && order.state !== 'refunded';

  const { close } = pay;
  useEffect(() => {
    if (!paid) return;
    removeBuyerDraft(profileId);
    // Paid in another tab or by a late payment: it must not be paid here again.
    close();
  }, [paid, profileId, close]);

  if (found.isError && !order) {
    const none = found.error instanceof ORPCError && found.error.status < 500;
    if (none) {
      return (
        <EmptyState
          heading="h1"
          title={<Trans>Order not found</Trans>}
          text={<Trans>All your payments are on the Subscription page.</Trans>}
          action={
            <ButtonLink to={paths.subscription()}>
              <Trans>View plans</Trans>
            </ButtonLink>
          }
        />
      );
    }
    return <NotLoaded of={found} className="mt-6" title={t`Couldn't load your payment`} />;
  }
  if (!order || !status) return <Skeleton className="mt-6 h-72" />;

  /** Refetches the state before opening the window, so that nobody pays twice. */
  async function payAgain() {
    if (asking || pay.busy || !order) return;
    setAsking(true);
    const now = await payments.check.call({ id }).catch(() => order);
    putOrder(queries, now);
    setAsking(false);
    const checkout = found.data?.checkout;
    if (checkout && paymentStatusText(now).pay) await pay.open(now, checkout);
  }

  const { plan } = order;
  const title = paid ? null : brought || status.tone === 'wait' ? t`Your payment` : t`Your ${plan} plan`;
  return (
    <>
      {title && <h1 className="mt-2 text-3xl md:text-4xl">{title}</h1>}
      <Columns aside={<OrderSummary order={order} />}>
        {paid ? (
          <PaidView order={order} status={status} />
        ) : waiting ? (
          <WaitingForGateway />
        ) : (
          <Card className="p-5 md:p-6">
            <Focused on={status.state} busy={pay.busy}>
              <OrderBadge status={status} />
            </Focused>
            <p className="mt-3 max-w-text md:text-lg">{status.words.join(' ')}</p>
            {pay.failure && (
              <Notice tone="bad" className="mt-4">
                {pay.failure}
              </Notice>
            )}
            <InvoiceLinks invoices={order.invoices} className="mt-4" />
            <OrderActions
              order={order}
              status={status}
              brought={brought}
              busy={asking || pay.busy}
              onPay={() => void payAgain()}
            />
          </Card>
        )}
      </Columns>
    </>
  );
}

/** Takes the focus when its text has changed or the gateway's window, which had it, is closed. */
function Focused({ on, busy, children }: { on: string; busy: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ on, busy });
  useEffect(() => {
    const changed = last.current.on !== on || last.current.busy;
    last.current = { on, busy };
    if (changed && !busy) place.current?.focus();
  }, [on, busy]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
