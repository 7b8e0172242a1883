import type { I18n } from '@lingui/core';
import { labelsOf } from '../labels.ts';

/** Returns the first line of the exported list of invoices: the labels of an invoice. */
export function invoiceHeadings(i18n: I18n): string[] {
  const labels = labelsOf(i18n, 'invoice');
  return [
    labels.number,
    i18n._({ id: 'csv.invoice.document', message: 'Document' }),
    labels.date,
    labels.creditedNumber,
    i18n._({ id: 'csv.invoice.buyer', message: 'Buyer' }),
    labels.place,
    'GSTIN',
    'SAC',
    labels.description,
    i18n._({ id: 'csv.invoice.rate', message: 'GST rate (%)' }),
    labels.taxable,
    'CGST',
    'SGST/UTGST',
    'IGST',
    labels.total,
    i18n._({ id: 'csv.payment.id', message: 'Transaction ID' }),
  ];
}
