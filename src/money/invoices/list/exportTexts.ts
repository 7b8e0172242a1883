import type { I18n } from '@lingui/core';
import { labelsOf } from '../labels.ts';

/**
 * Returns the heading line of the exported list of invoices. It uses the labels of an invoice where they are clear in
 * a list.
 */
export function invoiceHeadings(i18n: I18n): string[] {
  const labels = labelsOf(i18n, 'invoice');
  return [
    i18n._({ id: 'csv.invoice.number', message: 'Document number' }),
    i18n._({ id: 'csv.invoice.type', message: 'Document type' }),
    i18n._({ id: 'csv.invoice.date', message: 'Document date' }),
    labels.creditedNumber,
    labels.creditedDate,
    i18n._({ id: 'csv.invoice.seller', message: 'Seller GSTIN' }),
    i18n._({ id: 'csv.invoice.buyer', message: 'Buyer' }),
    labels.place,
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
