import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';
import { invoiceUrl, type Order } from '../payments.ts';

/** Links to invoices and credit notes; each opens as a PDF in a new tab. */
export function InvoiceLinks({ invoices, className }: { invoices: Order['invoices']; className?: string }) {
  if (invoices.length === 0) return null;
  return (
    <ul className={classes('flex flex-wrap gap-x-6', className)}>
      {invoices.map(({ id, kind, number }) => (
        <li key={id} className="min-w-0">
          <a
            href={invoiceUrl(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-kumkum-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <FileText aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {kind === 'invoice' ? <Trans>Invoice {number}</Trans> : <Trans>Credit note {number}</Trans>}{' '}
              <span className="whitespace-nowrap font-normal text-sm">
                <Trans>
                  (PDF<span className="sr-only">, opens in a new tab</span>)
                </Trans>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
