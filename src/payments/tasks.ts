import type { Tasks } from '../kit/jobs.ts';
import { rupees } from '../kit/money.ts';
import { readSite } from '../site/read.ts';
import { emptyEvents } from './eventStore.ts';
import { settleEvent } from './gatewayEvents.ts';
import { reconcile } from './reconcile.ts';
import { findRefundToTell } from './refundStore.ts';
import { sendRefund } from './refunds.ts';
import { capturePayment } from './settle.ts';
import { findUnmatchedPayments } from './unmatchedPayments.ts';

const KEPT_DAYS = 90;

declare module '../kit/queue.ts' {
  interface TaskPayloads {
    settle_event: { event: string };
    capture_payment: { payment: string };
    send_refund: { refund: string };
    reconcile_payments: Record<string, never>;
    find_strays: Record<string, never>;
    empty_gateway_events: Record<string, never>;
    mail_refund: { refund: string };
  }
}

export const tasks: Tasks = {
  tasks: {
    settle_event: (app, { event }) => settleEvent(app, event),
    capture_payment: (app, { payment }) => capturePayment(app, payment),
    send_refund: (app, { refund }) => sendRefund(app, refund),
    reconcile_payments: (app) => reconcile(app),
    find_strays: (app) => findUnmatchedPayments(app),
    empty_gateway_events: (app) =>
      emptyEvents(app.db, new Date(app.clock().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)),
  },
  emails: {
    async mail_refund(app, { refund }) {
      const found = await findRefundToTell(app.db, refund);
      if (!found) return null;
      const amount = rupees(found.amount_paise);
      return {
        to: found.email,
        subject: `${amount} is on its way back to you`,
        text: [
          'Namaste,',
          `We have sent ${amount} of your payment for ${found.plan_name} on ${readSite(app).name} back to where it came from. Banks usually need five to seven working days until you see it.`,
          `The credit note is with your payments: ${app.config.publicUrl}/subscription`,
        ].join('\n\n'),
      };
    },
  },
  crontab: ['*/5 * * * * reconcile_payments', '43 * * * * find_strays', '37 2 * * * empty_gateway_events'],
};
