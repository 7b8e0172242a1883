import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { GatewayRefused } from '../../../kit/payments/gateway.ts';
import { settleRefund } from '../booking/settleRefund.ts';
import { findRefundToSend, refuseRefund } from '../store/refundStore.ts';

/**
 * Sends a requested refund to the gateway. The refund's id is the idempotency key, so repeating it after an
 * answer was lost refunds nothing twice.
 * @throws GatewayDown
 */
export async function sendRefund(app: App, id: string): Promise<void> {
  const found = await findRefundToSend(app.db, id);
  const gateway = app.config.gateway;
  if (!found || !gateway) return;
  const payment = { id: found.gateway_payment_id, orderId: found.gateway_order_id };
  try {
    await settleRefund(app, await gateway.refund(payment, found.amount_paise, id), id);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    // An earlier call may have done it although its answer never came.
    const reported = await gateway.listRefunds(payment).catch((again) => {
      if (again instanceof GatewayRefused) return [];
      throw again;
    });
    const done = reported.find(({ key }) => key === id);
    if (done) return settleRefund(app, done, id);
    await app.db.transaction().execute(async (tx) => {
      // A call at the same moment may have sent it.
      if (!(await refuseRefund(tx, id, error.words))) return;
      await recordEvent(tx, {
        name: 'refund.changed',
        data: { refund: id, payment: found.payment_id, account: found.account_id, state: 'failed' },
        actor: 'system',
        subject: { kind: 'refund', id },
      });
    });
  }
}
