import type { App } from '../../../kit/app/app.ts';
import { GATEWAY_PAGE_SIZE, GatewayDown } from '../../../kit/payments/gateway.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { settlePayment } from '../booking/settlePayment.ts';
import { logFault } from '../logFault.ts';
import { findPayment } from '../store/paymentStore.ts';

/** How long the gateway retries a webhook, and a day more. */
const BACK_MS = 2 * DAY_MS;

/**
 * Finds captured money of the last two days without a webhook event and without a reconciled order, for example from
 * a payment page that was created in the gateway's dashboard. Puts it into the finance queue as an unmatched payment.
 */
export async function findUnmatchedPayments(app: App): Promise<void> {
  const gateway = app.config.gateway;
  if (!gateway?.listAllPayments) return;
  const to = app.clock();
  const from = new Date(to.getTime() - BACK_MS);
  try {
    for (let skip = 0; ; skip += GATEWAY_PAGE_SIZE) {
      const page = await gateway.listAllPayments(from, to, skip);
      for (const reported of page) {
        if (reported.state === 'captured' && !(await findPayment(app.db, reported.id)))
          await settlePayment(app, reported);
      }
      if (page.length < GATEWAY_PAGE_SIZE) return;
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    logFault(app, error, {});
  }
}
