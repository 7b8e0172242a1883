import type { I18n } from '@lingui/core';

/** Returns the first line of the exported list of invoices. */
export const invoiceHeadings = (i18n: I18n): string[] => [
  i18n._({ id: 'csv.invoice.number', message: 'Number' }),
  i18n._({ id: 'csv.invoice.document', message: 'Document' }),
  i18n._({ id: 'csv.invoice.date', message: 'Date' }),
  i18n._({ id: 'csv.invoice.for', message: 'For invoice' }),
  i18n._({ id: 'csv.invoice.buyer', message: 'Buyer' }),
  i18n._({ id: 'csv.invoice.place', message: 'Place of supply' }),
  'GSTIN',
  'SAC',
  i18n._({ id: 'csv.invoice.description', message: 'Description' }),
  i18n._({ id: 'csv.invoice.rate', message: 'GST rate (%)' }),
  i18n._({ id: 'csv.invoice.taxable', message: 'Taxable value' }),
  'CGST',
  'SGST/UTGST',
  'IGST',
  i18n._({ id: 'csv.invoice.total', message: 'Total' }),
  i18n._({ id: 'csv.invoice.transaction', message: 'Transaction ID' }),
];
