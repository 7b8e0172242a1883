import type { I18n } from '@lingui/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EXPORT_BATCH, serveExport, type ViewerOf } from '../../../base/audit/serveExport.ts';
import type { StateCode } from '../../../base/vocabulary/shared/states.ts';
import type { App } from '../../../kit/app/app.ts';
import { day } from '../../../kit/shared/api/dates.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { stateName, titleOf, titleText } from '../labels.ts';
import { gstRateOf } from '../rules.ts';
import { invoiceHeadings } from './exportTexts.ts';
import { type InvoiceKey, listIssued } from './listStore.ts';

const period = z.object({ from: day.optional(), to: day.optional() });

/**
 * Serves GET /api/staff/invoice-list.csv: the invoices and credit notes of a period, in the order they were issued,
 * with the columns that a return under GST needs. Amounts of a credit note are negative.
 */
export function serveInvoiceList(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'invoice-list',
    file: 'invoices',
    capability: 'invoices.read',
    input: period,
    kind: 'invoice',
    noted: (sent) => sent,
    headings: invoiceHeadings,
    batches: (sent, i18n) => readInvoices(app, i18n, sent),
  });
}

async function* readInvoices(app: App, i18n: I18n, sent: z.output<typeof period>) {
  for (let after: InvoiceKey | null = null; ; ) {
    const rows = await listIssued(app.db, { ...sent, after, limit: EXPORT_BATCH });
    yield rows.map((row) => [
      ...[row.number, titleText(i18n, titleOf(row)), dayInIndia(row.issued_at)],
      ...[row.invoice_number, row.invoice_issued_at && dayInIndia(row.invoice_issued_at)],
      ...[row.seller.gstin, row.buyer.name, placeText(i18n, row.buyer.state), row.seller.sac],
      row.description,
      gstRateOf(row.seller) / 100,
      ...[row.taxable_paise, row.cgst_paise, row.sgst_paise, row.igst_paise, row.total_paise].map(
        (paise) => (row.kind === 'credit_note' ? -paise : paise) / 100,
      ),
      row.payment_reference,
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.issued_at_text, last.number];
  }
}

/** Returns a place of supply with its code. A return under GST needs the code outside India, too. */
const placeText = (i18n: I18n, state: StateCode): string =>
  state === '96' ? `${stateName(i18n, state)} (${state})` : stateName(i18n, state);
