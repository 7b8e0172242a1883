import type { Database, Tx } from '../../kit/database/db.ts';

export type InvoiceSummary = {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  payment_id: string;
  total_paise: number;
  issued_at: Date;
};

/** Returns the invoices and credit notes of payments, in the order they were issued. */
export function listInvoices(db: Database | Tx, paymentIds: string[]): Promise<InvoiceSummary[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'payment_id', 'total_paise', 'issued_at'])
    .where('payment_id', 'in', paymentIds)
    .orderBy('issued_at')
    .orderBy('number')
    .$castTo<InvoiceSummary>()
    .execute();
}
