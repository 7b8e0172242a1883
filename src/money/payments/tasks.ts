import { keptSince } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { findUnmatchedPayments } from './finance/unmatchedPayments.ts';
import { emptyEvents } from './gateway/eventStore.ts';
import { settleEvent } from './gateway/gatewayEvents.ts';
import { reconcile } from './orders/reconciliation/reconcile.ts';
import { capturePayment } from './orders/settle.ts';
import { checkDisputes } from './refunds/disputes/settleDispute.ts';
import { sendRefund } from './refunds/sendRefund.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    settle_event: { event: string };
    capture_payment: { payment: string };
    send_refund: { refund: string };
    reconcile_payments: Record<string, never>;
    find_unmatched_payments: Record<string, never>;
    check_disputes: Record<string, never>;
    empty_gateway_events: Record<string, never>;
  }
}

export const tasks: Tasks = {
  tasks: {
    settle_event: (app, { event }) => settleEvent(app, event),
    capture_payment: (app, { payment }) => capturePayment(app, payment),
    send_refund: (app, { refund }) => sendRefund(app, refund),
    reconcile_payments: (app) => reconcile(app),
    find_unmatched_payments: (app) => findUnmatchedPayments(app),
    check_disputes: (app) => checkDisputes(app),
    empty_gateway_events: (app) => emptyEvents(app.db, keptSince(app, 'gatewayDays')),
  },
  crontab: [
    '*/5 * * * * reconcile_payments',
    '43 * * * * find_unmatched_payments',
    '53 * * * * check_disputes',
    '37 2 * * * empty_gateway_events',
  ],
};
