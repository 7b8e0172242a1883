import type { SiteFacts } from '../../base/site/shared/rules.ts';
import type { StateCode } from '../../base/vocabulary/shared/states.ts';
import { monthInIndia } from '../../kit/shared/time/calendar.ts';

/** The site that sold something, with its contact on that day. */
export type InvoiceSite = Pick<SiteFacts, 'name' | 'contactEmail' | 'phone'> & {
  /** Missing on invoices from before they were kept. */
  accent?: string | null;
  /** Id of the logo of that day. */
  logo?: string | null;
};

/** Buyer as printed on the invoice: `state` decides the place of supply. */
export type Buyer = { name: string; address: string | null; state: StateCode; pin: string | null };

/** A total split into taxable value and taxes, in paise: total = taxable + cgst + sgst + igst. */
export type Tax = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/** Returns the rate of GST that a seller charges, in hundredths of a percent; 0 without a GSTIN. */
export const gstRateOf = ({
  gstin,
  gstBasisPoints,
}: {
  gstin: string | null;
  gstBasisPoints: number;
}): number => (gstin ? gstBasisPoints : 0);

/**
 * Returns the GST in a price that includes it, in whole paise. Within the seller's state it is CGST and SGST in equal
 * halves (CGST Act s. 9), elsewhere, also outside India, IGST (IGST Act s. 5, s. 7): a member pays in rupees, so
 * nothing is an export (s. 2(6)). A seller without a GSTIN charges none.
 */
export function taxIn(
  totalPaise: number,
  seller: { state: StateCode; gstin: string | null; gstBasisPoints: number },
  buyerState: StateCode,
): Tax {
  const rate = gstRateOf(seller);
  // The law rounds a whole tax bill (CGST Act s. 170), not each tax on an invoice. Here each tax is rounded to the
  // nearest paisa.
  const share = (part: number) => Math.round((totalPaise * part) / (10_000 + rate));
  if (buyerState !== seller.state) {
    const tax = share(rate);
    return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  }
  const half = share(rate / 2);
  return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

/**
 * Returns the tax in a refund, in proportion to its invoice. Each tax is the tax on all refunds so far, less the tax
 * in earlier credit notes, so that notes over the whole total cancel the invoice to the paisa.
 * @param earlierPaise totals of the invoice's earlier credit notes
 * @throws RangeError for more than the invoice has left
 */
export function taxInRefund(totalPaise: number, invoice: Tax, earlierPaise: number): Tax {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = invoice;
  const invoicePaise = taxablePaise + cgstPaise + sgstPaise + igstPaise;
  if (totalPaise + earlierPaise > invoicePaise) throw new RangeError('More is refunded than was invoiced.');
  const due = (tax: number, paise: number) => Math.round((tax * paise) / invoicePaise);
  const partOf = (tax: number) => due(tax, earlierPaise + totalPaise) - due(tax, earlierPaise);
  const [cgst, sgst, igst] = [partOf(cgstPaise), partOf(sgstPaise), partOf(igstPaise)];
  return {
    taxablePaise: totalPaise - cgst - sgst - igst,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
  };
}

export type InvoiceKind = 'invoice' | 'credit_note';

/** Returns the financial year of an instant, April to March in India's calendar: '2627' is 2026-27. */
export function financialYear(issuedAt: Date): string {
  const { year, month } = monthInIndia(issuedAt);
  const from = month >= 4 ? year : year - 1;
  return [from, from + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/**
 * Returns an invoice number, such as HUM/2627/0000001 or HUM/C2627/000001: at most 16 characters, the limit of CGST
 * Rules 46(b) and 53(1A)(d). Each kind is numbered separately within a year.
 * @param prefix one to three letters or digits
 */
export function numberOf(kind: InvoiceKind, prefix: string, year: string, serial: number): string {
  return kind === 'invoice'
    ? `${prefix}/${year}/${String(serial).padStart(7, '0')}`
    : `${prefix}/C${year}/${String(serial).padStart(6, '0')}`;
}

// Union territories without a legislature: there the half is named after the UTGST Act.
const territories: readonly StateCode[] = ['04', '26', '31', '35', '38'];

/** Returns the name of the state's half of the tax. */
export const stateTaxName = (state: StateCode) => (territories.includes(state) ? 'UTGST' : 'SGST');
