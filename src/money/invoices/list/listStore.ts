import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { inPeriod } from '../../../kit/database/period.ts';
import type { FullInvoice } from '../store.ts';

/** An invoice or credit note with what it refers to. */
type IssuedInvoice = Omit<FullInvoice, 'locale'> & { issued_at_text: string };

/** Sort key of the list: when it was issued, then its number. */
export type InvoiceKey = readonly [issuedAt: string, number: string];

/**
 * Returns the invoices and credit notes of a period, the first issued first.
 * @param which first and last day in India, both included
 */
export async function listIssued(
  db: Database,
  { from, to, after, limit }: { from?: string; to?: string; after: InvoiceKey | null; limit: number },
): Promise<IssuedInvoice[]> {
  const conditions = [
    sql`true`,
    ...inPeriod(sql`i.issued_at`, { from, to }),
    ...(after ? [sql`(i.issued_at, i.number) > (${after[0]}::timestamptz, ${after[1]})`] : []),
  ];
  const { rows } = await sql<IssuedInvoice>`
    select i.*, i.issued_at::text as issued_at_text, p.gateway_payment_id as payment_reference,
      credited.number as invoice_number, credited.issued_at as invoice_issued_at
    from invoices i
    join payment_references p on p.id = i.payment_id
    left join invoices credited on credited.id = i.invoice_id
    where ${sql.join(conditions, sql` and `)}
    order by i.issued_at, i.number limit ${limit}`.execute(db);
  return rows;
}
