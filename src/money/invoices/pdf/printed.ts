import type { StateCode } from '../../../base/vocabulary/shared/states.ts';
import { formatsFor } from '../../../kit/locale/formats.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { labelsOf, notesOf, stateName, titleOf, titleText } from '../labels.ts';
import type { FullInvoice } from '../store.ts';

/** What an invoice is printed from: its row, and what it refers to. */
export type Printed = Pick<
  FullInvoice,
  | 'kind'
  | 'number'
  | 'issued_at'
  | 'site'
  | 'seller'
  | 'buyer'
  | 'description'
  | 'total_paise'
  | 'taxable_paise'
  | 'cgst_paise'
  | 'sgst_paise'
  | 'igst_paise'
  | 'payment_reference'
  | 'invoice_number'
  | 'invoice_issued_at'
>;

/** Returns a rate as it is printed: 1800 basis points are 18 %. */
export const percent = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(3))} %`;

/** Returns the texts of an invoice in the receiver's language. */
export function messagesFor(invoice: Printed, locale: string) {
  const i18n = i18nFor(locale);
  const kind = titleOf(invoice);
  return {
    locale,
    title: titleText(i18n, kind),
    labels: labelsOf(i18n, invoice.kind),
    notes: notesOf(i18n, kind, invoice),
    day: formatsFor(locale).longDate,
    stateName: (code: StateCode) => stateName(i18n, code),
  };
}

export type Messages = ReturnType<typeof messagesFor>;
