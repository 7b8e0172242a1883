import type { I18n } from '@lingui/core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { EXPORT_BATCH, serveExport, type ViewerOf } from '../../../base/audit/serveExport.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { paymentFilters } from './contract.ts';
import { methodText, paymentHeadings, paymentStateText } from './exportTexts.ts';
import { listForStaff, type PaymentKey } from './financeStore.ts';

/** Serves GET /api/staff/payment-list.csv: the payments that fit the filters, for staff who may read payments. */
export function servePayments(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'payment-list',
    file: 'payments',
    capability: 'payments.read',
    input: paymentFilters,
    kind: 'payment',
    noted: (filters) => ({ ...filters, ...(filters.q ? { q: '…' } : {}) }),
    headings: paymentHeadings,
    batches: (filters, i18n) => readPayments(app, i18n, filters),
  });
}

async function* readPayments(app: App, i18n: I18n, filters: z.output<typeof paymentFilters>) {
  for (let after: PaymentKey | null = null; ; ) {
    const rows = await listForStaff(app.db, { filters, after, limit: EXPORT_BATCH });
    yield rows.map((row) => [
      ...[row.gateway_payment_id, row.member_name, row.member_public_id],
      ...[row.amount_paise / 100, row.currency, row.refunded_paise / 100],
      ...[row.plan_name, dayInIndia(row.created_at)],
      ...[paymentStateText(i18n, row.state), methodText(i18n, row.method)],
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.created_at_text, last.id];
  }
}
