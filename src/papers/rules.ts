import type { StateCode } from '../vocabulary/states.ts';

/** A total taken apart, in paise: total = taxable + cgst + sgst + igst. */
export type Tax = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/**
 * The GST in a price that includes it. Within the seller's state it is CGST and SGST in equal halves (CGST Act s. 9),
 * elsewhere IGST (IGST Act s. 5). A seller without a GSTIN takes none.
 */
export function taxIn(
  totalPaise: number,
  seller: { state: StateCode; gstin: string | null; gstBasisPoints: number },
  buyerState: StateCode,
): Tax {
  const rate = seller.gstin ? seller.gstBasisPoints : 0;
  const tax = totalPaise - Math.round((totalPaise * 10_000) / (10_000 + rate));
  if (buyerState !== seller.state) {
    return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  }
  // The halves are equal to the paisa: an odd tax gives its last paisa to the taxable value.
  const half = Math.floor(tax / 2);
  return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
