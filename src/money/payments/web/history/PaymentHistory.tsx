import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { payments } from '../payments.ts';
import { OrderRow } from './OrderRow.tsx';

/** The member's payments and open orders, newest first. */
export function PaymentHistory() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const orders = useQuery(payments.orders.queryOptions());
  // An account pays for all its profiles, whichever the session acts for.
  const several = orders.data?.some(({ profile }) => profile?.id !== viewer?.profile?.id) ?? false;
  return (
    <section
      id="payments"
      tabIndex={-1}
      aria-labelledby="payments-title"
      className="mt-10 scroll-mt-20 outline-none md:mt-14"
    >
      <h2 id="payments-title" className="text-2xl">
        <Trans>Your payments</Trans>
      </h2>
      <div className="mt-4">
        {orders.data ? (
          orders.data.length === 0 ? (
            <p className="text-soft">
              <Trans>No payments yet. Your payments and invoices appear here.</Trans>
            </p>
          ) : (
            <ul className="grid gap-4">
              {orders.data.map((order) => (
                <OrderRow key={order.id} order={order} named={several} />
              ))}
            </ul>
          )
        ) : orders.isError ? (
          <NotLoaded of={orders} title={t`Couldn't load your payments`} />
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
    </section>
  );
}
