import { Plural, Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import type { PaymentPage } from '../payments.ts';
import { type ShownFilters, writeFilters } from './address.ts';

type PaymentTotalsProps = { totals: PaymentPage['totals'] } & ShownFilters;

/** Totals of the listed payments, with links to export them and the invoices of the period. */
export function PaymentTotals({ totals, show, filters }: PaymentTotalsProps) {
  const { viewer } = useViewer();
  if (!totals) return null;
  const queryOf = (shown: ShownFilters) => new URLSearchParams(writeFilters(shown));
  const { from, to } = filters;
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
      <ExportLink href={`/api/staff/payment-list.csv?${queryOf({ show, filters })}`}>
        <Trans>Export payments (CSV)</Trans>
      </ExportLink>
      {can(viewer, 'invoices.read') && (
        <ExportLink href={`/api/staff/invoice-list.csv?${queryOf({ show: 'all', filters: { from, to } })}`}>
          {from || to ? (
            <Trans>Export invoices and credit notes for this period (CSV)</Trans>
          ) : (
            <Trans>Export all invoices and credit notes (CSV)</Trans>
          )}
        </ExportLink>
      )}
    </p>
  );
}

function ExportLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-kumkum-ink underline underline-offset-4"
    >
      <Download aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  );
}
