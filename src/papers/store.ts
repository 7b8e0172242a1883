import type { Selectable } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';
import type { Papers } from '../kit/tables.gen.ts';
import type { Seller } from '../site/sellerRules.ts';
import type { Buyer, SoldOn } from './papers.ts';
import type { PaperKind, Tax } from './rules.ts';

export type PaperRow = Omit<Selectable<Papers>, 'kind' | 'site' | 'seller' | 'buyer'> & {
  kind: PaperKind;
  /** Null on papers from before this was kept. */
  site: SoldOn | null;
  seller: Seller;
  buyer: Buyer;
};

/** A paper as it is written; its number comes with it. */
export type NewPaper = {
  kind: PaperKind;
  accountId: number | null;
  paymentId: string;
  refundId: string | null;
  invoiceId: string | null;
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  site: SoldOn | null;
  seller: Seller;
  buyer: Buyer;
  description: string;
  totalPaise: number;
  tax: Tax;
};

export async function insertPaper(tx: Tx, paper: NewPaper): Promise<void> {
  await tx
    .insertInto('papers')
    .values({
      kind: paper.kind,
      account_id: paper.accountId,
      payment_id: paper.paymentId,
      refund_id: paper.refundId,
      invoice_id: paper.invoiceId,
      financial_year: paper.financialYear,
      serial: paper.serial,
      number: paper.number,
      issued_at: paper.issuedAt,
      site: paper.site && JSON.stringify(paper.site),
      seller: JSON.stringify(paper.seller),
      buyer: JSON.stringify(paper.buyer),
      description: paper.description,
      total_paise: paper.totalPaise,
      taxable_paise: paper.tax.taxablePaise,
      cgst_paise: paper.tax.cgstPaise,
      sgst_paise: paper.tax.sgstPaise,
      igst_paise: paper.tax.igstPaise,
    })
    .execute();
}

/**
 * The serial given out last of a kind in a financial year. It stays locked until the transaction ends, so nobody else
 * writes such a paper meanwhile.
 */
export async function lockSerial(tx: Tx, kind: PaperKind, year: string): Promise<number> {
  const { last } = await tx
    .insertInto('paper_serials')
    .values({ kind, financial_year: year, last: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet((set) => ({ last: set.ref('paper_serials.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Gives out a serial; a rollback takes it back, so there is no gap. */
export async function takeSerial(tx: Tx, kind: PaperKind, year: string, serial: number): Promise<void> {
  await tx
    .updateTable('paper_serials')
    .set({ last: serial })
    .where('kind', '=', kind)
    .where('financial_year', '=', year)
    .execute();
}

/** The invoice of a payment. @param lock lets nobody else write a credit note against it meanwhile */
export function findInvoice(tx: Tx, paymentId: string, { lock = false } = {}): Promise<PaperRow | undefined> {
  return tx
    .selectFrom('papers')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .$if(lock, (query) => query.forUpdate())
    .$castTo<PaperRow>()
    .executeTakeFirst();
}

/** The credit notes against an invoice. */
export function listCreditNotes(
  tx: Tx,
  invoiceId: string,
): Promise<{ refund_id: string; total_paise: number }[]> {
  return tx
    .selectFrom('papers')
    .select(['refund_id', 'total_paise'])
    .where('invoice_id', '=', invoiceId)
    .$castTo<{ refund_id: string; total_paise: number }>()
    .execute();
}

/** A paper with what it refers to. */
export type FullPaper = PaperRow & {
  payment_reference: string;
  invoice_number: string | null;
  invoice_issued_at: Date | null;
};

/** A paper by its id. @param accountId only if it is this account's; null for whoever may read all */
export function findPaper(
  db: Database,
  id: string,
  accountId: number | null,
): Promise<FullPaper | undefined> {
  return db
    .selectFrom('papers as p')
    .innerJoin('payments as m', 'm.id', 'p.payment_id')
    .leftJoin('papers as i', 'i.id', 'p.invoice_id')
    .selectAll('p')
    .select([
      'm.gateway_payment_id as payment_reference',
      'i.number as invoice_number',
      'i.issued_at as invoice_issued_at',
    ])
    .where('p.id', '=', id)
    .$if(accountId !== null, (query) => query.where('p.account_id', '=', accountId))
    .$castTo<FullPaper>()
    .executeTakeFirst();
}
