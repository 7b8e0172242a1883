import type { I18n } from '@lingui/core';
import { type StateCode, states } from '../../base/vocabulary/shared/states.ts';
import type { InvoiceSite } from './rules.ts';
import { gstRateOf } from './rules.ts';
import type { InvoiceRow } from './store.ts';

/** Kind of document under GST: a seller who charges no tax issues bills of supply (CGST Act s. 31(3)(c)). */
export type Title = 'tax_invoice' | 'bill_of_supply' | 'credit_note';

const rules = { tax_invoice: '46', bill_of_supply: '49', credit_note: '53' };

/** Returns the title of a document in a language. */
export function titleText(i18n: I18n, title: Title): string {
  switch (title) {
    case 'tax_invoice':
      return i18n._({ id: 'invoice.title.tax', message: 'Tax invoice' });
    case 'bill_of_supply':
      return i18n._({ id: 'invoice.title.supply', message: 'Bill of supply' });
    case 'credit_note':
      return i18n._({ id: 'invoice.title.credit', message: 'Credit note' });
  }
}

/** Returns the labels of an invoice or a credit note in a language. */
export function labelsOf(i18n: I18n, kind: 'invoice' | 'credit_note') {
  const credit = kind === 'credit_note';
  return {
    original: i18n._({ id: 'invoice.original', message: 'Original for recipient' }),
    to: credit
      ? i18n._({ id: 'invoice.givenTo', message: 'Issued to' })
      : i18n._({ id: 'invoice.billedTo', message: 'Billed to' }),
    number: i18n._({ id: 'invoice.number', message: 'Number' }),
    date: i18n._({ id: 'invoice.date', message: 'Date' }),
    creditedNumber: i18n._({ id: 'invoice.credited.number', message: 'For invoice' }),
    creditedDate: i18n._({ id: 'invoice.credited.date', message: 'Invoice date' }),
    place: i18n._({ id: 'invoice.place', message: 'Place of supply' }),
    reverseCharge: i18n._({ id: 'invoice.reverseCharge', message: 'Reverse charge' }),
    no: i18n._({ id: 'invoice.no', message: 'No' }),
    payment: i18n._({ id: 'invoice.payment', message: 'Payment' }),
    taxable: i18n._({ id: 'invoice.taxable', message: 'Taxable value' }),
    amount: i18n._({ id: 'invoice.amount', message: 'Amount' }),
    description: i18n._({ id: 'invoice.description', message: 'Description' }),
    inWords: i18n._({ id: 'invoice.inWords', message: 'Amount in words' }),
    total: credit
      ? i18n._({ id: 'invoice.total.credit', message: 'Total refunded' })
      : i18n._({ id: 'invoice.total', message: 'Total' }),
    page: i18n._({ id: 'invoice.page', message: 'Page 1 of 1' }),
    boxes: i18n._({
      id: 'invoice.boxes',
      message: 'A box marks a letter that cannot be printed here. The PDF file still contains the letter.',
    }),
  };
}

/** Returns which document it is: a seller who charges no tax issues a bill of supply (CGST Rules, 2017, rule 49). */
export function titleOf({ kind, seller }: Pick<InvoiceRow, 'kind' | 'seller'>): Title {
  if (kind === 'credit_note') return 'credit_note';
  return gstRateOf(seller) > 0 ? 'tax_invoice' : 'bill_of_supply';
}

/** Returns a state with its code, as CGST Rules 46(f) and (n) require. */
export const stateName = (i18n: I18n, code: StateCode): string =>
  code === '96'
    ? i18n._({ id: 'invoice.outsideIndia', message: 'Outside India' })
    : `${states[code]} (${code})`;

type Noted = {
  seller: { gstin: string | null; gstBasisPoints: number };
  site: InvoiceSite | null;
  invoice_number: string | null;
};

/** Returns the notes below the total, in a language. */
export function notesOf(i18n: I18n, title: Title, { seller, site, invoice_number }: Noted): string[] {
  const credited =
    title === 'credit_note'
      ? i18n._({
          id: 'invoice.note.credit',
          message: 'This credit note is for the amount of invoice {number} that was refunded to the payer.',
          values: { number: invoice_number },
        })
      : '';
  return [credited, taxNote(i18n, seller), signatureNote(i18n, title), siteText(i18n, site)].filter(Boolean);
}

function taxNote(i18n: I18n, { gstin, gstBasisPoints }: Noted['seller']): string {
  if (!gstin) {
    return i18n._({
      id: 'invoice.note.unregistered',
      message: 'The supplier is not registered under GST. No tax is charged.',
    });
  }
  return gstBasisPoints > 0
    ? i18n._({
        id: 'invoice.note.tax',
        message: 'The amount includes GST. Tax is not payable on reverse charge.',
      })
    : i18n._({ id: 'invoice.note.noTax', message: 'No GST is charged on this supply.' });
}

const signatureNote = (i18n: I18n, title: Title) =>
  i18n._({
    id: 'invoice.note.signature',
    message:
      'Issued electronically under the Information Technology Act, 2000. No signature is required (rule {rule} of the CGST Rules, 2017).',
    values: { rule: rules[title] },
  });

/** The site that sold it, and the site's contact. */
function siteText(i18n: I18n, site: InvoiceSite | null): string {
  if (!site) return '';
  const contacts = [site.contactEmail, site.phone].filter(Boolean).join(' · ');
  const bought = i18n._({
    id: 'invoice.note.site',
    message: 'Bought on {name}.',
    values: { name: site.name },
  });
  if (!contacts) return bought;
  const questions = i18n._({
    id: 'invoice.note.questions',
    message: 'Questions? {contacts}',
    values: { contacts },
  });
  return `${bought} ${questions}`;
}
