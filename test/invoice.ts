import { sampleSeller } from '../src/base/site/samples.ts';
import type { Printed } from '../src/money/invoices/pdf/printed.ts';
import { taxIn, taxInRefund } from '../src/money/invoices/rules.ts';

export const ananya = {
  name: 'Ananya Deshmukh',
  address: 'Flat 12, Prabhat Road',
  state: '27',
  pin: '411004',
} as const;

/** Returns an invoice of a plan, with some of it changed. */
export function invoice(changed: Partial<Printed> = {}): Printed {
  const { seller = sampleSeller, buyer = ananya, total_paise = 299_900 } = changed;
  const whole = taxIn(299_900, seller, buyer.state);
  const tax =
    changed.kind === 'credit_note'
      ? taxInRefund(total_paise, whole, 0)
      : taxIn(total_paise, seller, buyer.state);
  return {
    kind: 'invoice',
    number: 'HUM/2627/0000001',
    issued_at: new Date('2027-03-31T18:30:00Z'),
    site: { name: 'Humsafar', contactEmail: 'support@humsafar.example', phone: '1800 123 4567' },
    seller,
    buyer,
    description: 'Gold membership, 3 months',
    total_paise,
    taxable_paise: tax.taxablePaise,
    cgst_paise: tax.cgstPaise,
    sgst_paise: tax.sgstPaise,
    igst_paise: tax.igstPaise,
    payment_reference: 'pay_QX3kT9mPz0aBcD',
    invoice_number: null,
    invoice_issued_at: null,
    ...changed,
  };
}
