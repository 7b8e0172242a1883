import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { EXPORT_BATCH, serveExport, type ViewerOf } from '../../audit/serveExport.ts';
import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/app/clock.ts';
import { paymentFilters } from './contract.ts';
import { listForStaff, type PlaceOfPayment } from './financeStore.ts';

const HEADINGS = [
  ...['Transaction ID', 'User', 'Profile ID', 'Amount', 'Currency', 'Refunded', 'Plan', 'Date', 'Status'],
  'Method',
];

/** Serves GET /api/staff/payment-list.csv: the payments that fit the filters, to whoever reads payments. */
export function servePayments(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'payment-list',
    file: 'payments',
    capability: 'payments.read',
    input: paymentFilters,
    kind: 'payment',
    noted: (filters) => ({ ...filters, ...(filters.q ? { q: '…' } : {}) }),
    headings: HEADINGS,
    batches: (filters) => readPayments(app, filters),
  });
}

async function* readPayments(app: App, filters: z.output<typeof paymentFilters>) {
  for (let after: PlaceOfPayment | null = null; ; ) {
    const rows = await listForStaff(app.db, { filters, after, limit: EXPORT_BATCH });
    yield rows.map((row) => [
      ...[row.gateway_payment_id, row.member_name, row.member_public_id],
      ...[row.amount_paise / 100, row.currency, row.refunded_paise / 100],
      ...[row.plan_name, dayInIndia(row.created_at), row.state, row.method],
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.created_at_text, last.id];
  }
}
