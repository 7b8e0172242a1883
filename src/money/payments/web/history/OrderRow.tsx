import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { CheckWithBank } from '../CheckWithBank.tsx';
import { methodName } from '../methodName.ts';
import { paymentStatusText } from '../paymentStatusText.ts';
import type { Order } from '../payments.ts';
import { InvoiceLinks } from './InvoiceLinks.tsx';
import { OrderBadge } from './OrderBadge.tsx';

/** One order of the payment history: its state as text, its invoices, and its actions. */
export function OrderRow({
  order,
  named,
}: {
  order: Order /** Whether the profile's name is shown. */;
  named: boolean;
}) {
  const { t } = useLingui();
  const status = paymentStatusText(order);
  const { plan, months } = order;
  const amount = rupees(order.amountPaise);
  const ordered = longDate(order.createdAt);
  const settled = order.payments.filter(({ state }) => state !== 'failed' && state !== 'attempted');
  return (
    <li className="rounded-xl border border-line bg-raised p-5 md:grid md:grid-cols-[15rem_1fr] md:gap-8 md:p-6">
      <div className="max-md:mb-3">
        <h3 className="text-lg leading-snug">
          {plan}, <Plural value={months} one="# month" other="# months" />
        </h3>
        <p className="font-semibold">{amount}</p>
        <p className="text-soft text-sm">
          <Trans>Ordered on {ordered}</Trans>
        </p>
        {named && order.profile && (
          <p className="text-sm">
            <Trans>For {order.profile.name}</Trans>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <OrderBadge status={status} />
        <p className="mt-2 max-w-text">{status.words.join(' ')}</p>
        {settled.length > 0 && (
          <ul className="mt-1 text-soft text-sm">
            {settled.map((payment) => (
              <li key={payment.id} className="[overflow-wrap:anywhere]">
                <Dots>
                  {payment.method && methodName(payment.method)}
                  <Trans>Payment ID {payment.id}</Trans>
                </Dots>
              </li>
            ))}
          </ul>
        )}
        <InvoiceLinks invoices={order.invoices} className="mt-3" />
        {(status.pay || status.ask) && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {status.pay && (
              <ButtonLink
                kind="quiet"
                size="small"
                to={paths.checkout(order.slug, order.id)}
                reloadDocument
                aria-label={t`Pay now: ${plan}, ${amount}`}
              >
                <Trans>Pay now</Trans>
              </ButtonLink>
            )}
            {status.ask && <CheckWithBank order={order} />}
          </div>
        )}
      </div>
    </li>
  );
}
