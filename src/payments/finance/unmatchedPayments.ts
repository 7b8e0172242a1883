import type { App } from '../../kit/app/app.ts';
import { GatewayDown } from '../gateway/errors.ts';
import { gatewayOf } from '../gateway/gateway.ts';
import { settlePayment } from '../orders/settle.ts';
import { findPayment } from '../orders/store.ts';

const PAGE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as the gateway tries to deliver an event, and a day more. */
const BACK_MS = 2 * DAY_MS;

/**
 * Finds captured money of the last two days that no event told of and no order of ours was asked about for, as of a
 * payment page made at the gateway's dashboard: it waits for the finance staff like any that fits no order.
 */
export async function findUnmatchedPayments(app: App): Promise<void> {
  if (!gatewayOf(app)) return;
  const to = app.clock();
  const from = new Date(to.getTime() - BACK_MS);
  try {
    for (let skip = 0; ; skip += PAGE) {
      const page = await gatewayOf(app)!.listAllPayments(from, to, skip);
      for (const told of page) {
        const taken = told.status === 'captured' || (told.status === 'refunded' && told.captured !== false);
        if (taken && !(await findPayment(app.db, told.id))) await settlePayment(app, told);
      }
      if (page.length < PAGE) return;
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    app.log.warn({ fault: error.message }, 'The payment gateway does not answer');
  }
}
