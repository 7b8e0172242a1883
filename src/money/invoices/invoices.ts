import type { Seller } from '../../base/site/shared/seller/sellerRules.ts';
import type { Tx } from '../../kit/database/db.ts';
import {
  type Buyer,
  financialYear,
  type InvoiceKind,
  type InvoiceSite,
  numberOf,
  taxIn,
  taxInRefund,
} from './rules.ts';
import { findInvoice, insertInvoice, listCreditNotes, lockSerial, takeSerial } from './store.ts';

/**
 * Issues the tax invoice of a captured payment, in the transaction that books it. Repeated for the same payment,
 * it does nothing. The number is the next of the seller's financial year (April to March, India's calendar).
 */
export async function issueInvoice(
  tx: Tx,
  now: Date,
  payment: {
    paymentId: string;
    accountId: number | null;
    site: InvoiceSite;
    seller: Seller;
    buyer: Buyer;
    description: string;
    totalPaise: number;
  },
): Promise<void> {
  const year = financialYear(now);
  // Locked before the lookup: of two calls for one payment the second finds the invoice of the first.
  const last = await lockSerial(tx, 'invoice', year);
  if (await findInvoice(tx, payment.paymentId)) return;
  await insertInvoice(tx, {
    ...payment,
    ...(await takeNumber(tx, 'invoice', year, last + 1, payment.seller.prefix)),
    issuedAt: now,
    refundId: null,
    invoiceId: null,
    tax: taxIn(payment.totalPaise, payment.seller, payment.buyer.state),
  });
}

/**
 * Issues the credit note of a processed refund, against the payment's invoice; nothing if the payment has no invoice.
 * Repeated for the same refund, it does nothing. Site, seller and buyer are copied from the invoice.
 */
export async function issueCreditNote(
  tx: Tx,
  now: Date,
  refund: { paymentId: string; refundId: string; totalPaise: number },
): Promise<void> {
  const invoice = await findInvoice(tx, refund.paymentId, { lock: true });
  if (!invoice) return;
  const earlier = await listCreditNotes(tx, invoice.id);
  if (earlier.some(({ refund_id }) => refund_id === refund.refundId)) return;
  const year = financialYear(now);
  const last = await lockSerial(tx, 'credit_note', year);
  await insertInvoice(tx, {
    ...refund,
    ...(await takeNumber(tx, 'credit_note', year, last + 1, invoice.seller.prefix)),
    issuedAt: now,
    accountId: invoice.account_id,
    invoiceId: invoice.id,
    site: invoice.site,
    seller: invoice.seller,
    buyer: invoice.buyer,
    description: invoice.description,
    tax: taxInRefund(
      refund.totalPaise,
      {
        taxablePaise: invoice.taxable_paise,
        cgstPaise: invoice.cgst_paise,
        sgstPaise: invoice.sgst_paise,
        igstPaise: invoice.igst_paise,
      },
      earlier.reduce((sum, { total_paise }) => sum + total_paise, 0),
    ),
  });
}

async function takeNumber(tx: Tx, kind: InvoiceKind, year: string, serial: number, prefix: string) {
  await takeSerial(tx, kind, year, serial);
  return { kind, financialYear: year, serial, number: numberOf(kind, prefix, year, serial) };
}
