import { Plural, Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { rupees } from '../../../kit/web/locale/format.ts';
import type { PaymentPage } from '../payments.ts';
import type { Filters } from './paymentQueries.ts';

type PaymentTotalsProps = { totals: PaymentPage['totals']; show: string; filters: Filters };

/** The sums of what the list shows, and the same payments as a file. */
export function PaymentTotals({ totals, show, filters }: PaymentTotalsProps) {
  if (!totals) return null;
  const set = Object.entries({ show, ...filters }).filter((entry): entry is [string, string] => !!entry[1]);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-soft tabular-nums">
      <span>
        <Plural value={totals.payments} one="# payment" other="# payments" />
      </span>
      <span>
        <Trans>Paid: {rupees(totals.paidPaise)}</Trans>
      </span>
      <span>
        <Trans>Refunded: {rupees(totals.refundedPaise)}</Trans>
      </span>
      <a
        href={`/api/staff/payment-list.csv?${new URLSearchParams(set)}`}
        download
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-kumkum-ink underline underline-offset-4"
      >
        <Download aria-hidden className="size-4" />
        <Trans>Export CSV</Trans>
      </a>
    </p>
  );
}
