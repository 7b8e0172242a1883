import type { Store } from '../../store.ts';
import { openDisputes } from './disputes.ts';
import type { Announce } from './findEntity.ts';
import { openOrders } from './orders.ts';
import { openPayments } from './payments.ts';
import { openRefunds } from './refunds.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** An authorised payment that nobody captures goes back to the customer. */
const CAPTURE_WITHIN_SECONDS = 5 * DAY_SECONDS;

export type Ledger = ReturnType<typeof openLedger>;

/** Opens the money at the gateway: orders, payments, refunds and disputes, and the rules by which they change. */
export function openLedger(store: Store, clock: () => Date, announce: Announce) {
  const now = () => Math.floor(clock().getTime() / 1000);
  const orders = openOrders(store, now, announce);
  const payments = openPayments(store, now, announce, orders);
  const refunds = openRefunds(store, now, announce, payments);
  const disputes = openDisputes(store, now, announce, payments);

  /** Settles what the bank delayed, and expires authorised payments that were not captured in time. */
  function catchUp(): void {
    for (const { paymentId, status } of store.takeLater(clock().getTime())) {
      if (status === 'failed') payments.fail(paymentId);
      else payments.authorize(paymentId);
    }
    for (const one of payments.everyPayment()) {
      if (one.status !== 'authorized' || one.created_at + CAPTURE_WITHIN_SECONDS > now()) continue;
      store.together(() => refunds.finishRefund(refunds.beginRefund(one, one.amount, {}).id, 'processed'));
    }
  }

  return { ...orders, ...payments, ...refunds, ...disputes, catchUp };
}
