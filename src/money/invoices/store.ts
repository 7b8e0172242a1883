import type { Selectable } from 'kysely';
import type { Seller } from '../../base/site/shared/seller/sellerRules.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { Invoices } from '../../kit/database/tables.gen.ts';
import type { Buyer, InvoiceKind, InvoiceSite, Tax } from './rules.ts';

export type InvoiceRow = Omit<Selectable<Invoices>, 'kind' | 'site' | 'seller' | 'buyer'> & {
  kind: InvoiceKind;
  /** Null on invoices from before this was kept. */
  site: InvoiceSite | null;
  seller: Seller;
  buyer: Buyer;
};

/** An invoice without its number, which is assigned when it is inserted. */
export type NewInvoice = {
  kind: InvoiceKind;
  accountId: number | null;
  paymentId: string;
  refundId: string | null;
  invoiceId: string | null;
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  site: InvoiceSite | null;
  seller: Seller;
  buyer: Buyer;
  description: string;
  totalPaise: number;
  tax: Tax;
};

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({
      kind: invoice.kind,
      account_id: invoice.accountId,
      payment_id: invoice.paymentId,
      refund_id: invoice.refundId,
      invoice_id: invoice.invoiceId,
      financial_year: invoice.financialYear,
      serial: invoice.serial,
      number: invoice.number,
      issued_at: invoice.issuedAt,
      site: invoice.site && JSON.stringify(invoice.site),
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      description: invoice.description,
      total_paise: invoice.totalPaise,
      taxable_paise: invoice.tax.taxablePaise,
      cgst_paise: invoice.tax.cgstPaise,
      sgst_paise: invoice.tax.sgstPaise,
      igst_paise: invoice.tax.igstPaise,
    })
    .execute();
}

/**
 * Locks and returns the last serial of a kind in a financial year. Until the transaction ends, no other one can write
 * such an invoice.
 */
export async function lockSerial(tx: Tx, kind: InvoiceKind, year: string): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_serials')
    .values({ kind, financial_year: year, last: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet((set) => ({ last: set.ref('invoice_serials.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Stores the serial that was assigned. A rollback undoes it, so there is no gap. */
export async function takeSerial(tx: Tx, kind: InvoiceKind, year: string, serial: number): Promise<void> {
  await tx
    .updateTable('invoice_serials')
    .set({ last: serial })
    .where('kind', '=', kind)
    .where('financial_year', '=', year)
    .execute();
}

/** Returns the invoice of a payment. @param lock blocks other credit notes against it until the transaction ends */
export function findInvoice(
  tx: Tx,
  paymentId: string,
  { lock = false } = {},
): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .$if(lock, (query) => query.forUpdate())
    .$castTo<InvoiceRow>()
    .executeTakeFirst();
}

/** Returns the credit notes against an invoice. */
export function listCreditNotes(
  tx: Tx,
  invoiceId: string,
): Promise<{ refund_id: string; total_paise: number }[]> {
  return tx
    .selectFrom('invoices')
    .select(['refund_id', 'total_paise'])
    .where('invoice_id', '=', invoiceId)
    .$castTo<{ refund_id: string; total_paise: number }>()
    .execute();
}

/** An invoice with the document it refers to. */
export type FullInvoice = InvoiceRow & {
  payment_reference: string;
  invoice_number: string | null;
  invoice_issued_at: Date | null;
  /** Language of the account that it was issued to. */
  locale: string;
};

/** Returns an invoice by its id. @param accountId only this account's; null for staff who may read all */
export function findInvoiceById(
  db: Database,
  id: string,
  accountId: number | null,
): Promise<FullInvoice | undefined> {
  return db
    .selectFrom('invoices as p')
    .innerJoin('payment_references as m', 'm.id', 'p.payment_id')
    .leftJoin('invoices as i', 'i.id', 'p.invoice_id')
    .leftJoin('account_states as a', 'a.id', 'p.account_id')
    .selectAll('p')
    .select(({ fn, val }) => [
      fn.coalesce('a.locale', val('en')).as('locale'),
      'm.gateway_payment_id as payment_reference',
      'i.number as invoice_number',
      'i.issued_at as invoice_issued_at',
    ])
    .where('p.id', '=', id)
    .$if(accountId !== null, (query) => query.where('p.account_id', '=', accountId))
    .$castTo<FullInvoice>()
    .executeTakeFirst();
}
