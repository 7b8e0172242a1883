import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import type { InvoiceRow } from '../store.ts';

/** An invoice or credit note with what it refers to. */
export type IssuedInvoice = InvoiceRow & {
  issued_at_text: string;
  payment_reference: string;
  /** Number of the invoice that a credit note is for. */
  invoice_number: string | null;
};

/** Sort key of the list: when it was issued, then its number. */
export type PlaceOfInvoice = readonly [issuedAt: string, number: string];

/** Returns the invoices and credit notes of a period, the first issued first. @param which days of India, both included */
export async function listIssued(
  db: Database,
  { from, to, after, limit }: { from?: string; to?: string; after: PlaceOfInvoice | null; limit: number },
): Promise<IssuedInvoice[]> {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
  const conditions = [
    sql`true`,
    ...(from ? [sql`i.issued_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`i.issued_at < ${startOf(to)} + interval '1 day'`] : []),
    ...(after ? [sql`(i.issued_at, i.number) > (${after[0]}::timestamptz, ${after[1]})`] : []),
  ];
  const { rows } = await sql<IssuedInvoice>`
    select i.*, i.issued_at::text as issued_at_text, p.gateway_payment_id as payment_reference,
      credited.number as invoice_number
    from invoices i
    join payment_references p on p.id = i.payment_id
    left join invoices credited on credited.id = i.invoice_id
    where ${sql.join(conditions, sql` and `)}
    order by i.issued_at, i.number limit ${limit}`.execute(db);
  return rows;
}
