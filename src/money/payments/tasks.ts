import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { capturePayment } from './booking/settlePayment.ts';
import { checkDisputes } from './reconciliation/checkDisputes.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { findUnmatchedPayments } from './reconciliation/unmatchedPayments.ts';
import { sendRefund } from './refunds/sendRefund.ts';
import { emptyEvents } from './store/eventStore.ts';
import { settleEvent } from './webhooks/webhooks.ts';

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
    empty_gateway_events: (app) => emptyEvents(app.db, retentionCutoff(app, 'gatewayDays')),
  },
  crontab: [
    '*/5 * * * * reconcile_payments',
    '43 * * * * find_unmatched_payments',
    '53 * * * * check_disputes',
    '37 2 * * * empty_gateway_events',
  ],
};
