import type { App } from '../../../kit/app/app.ts';
import { gatewayOf } from '../gateway/gateway.ts';
import { findPayment, type PaymentRow } from '../orders/paymentStore.ts';
import { settlePayment } from '../orders/settle.ts';
import { isCaptured } from '../shared/rules.ts';

/**
 * Returns the payment that a refund or dispute of the gateway is about, booked first where that is not done yet; null of one
 * that was never captured, whose money returns to the bank by itself, and of any while no gateway is connected.
 * @throws GatewayDown
 */
export async function findCaptured(app: App, gatewayPaymentId: string): Promise<PaymentRow | null> {
  const known = await findPayment(app.db, gatewayPaymentId);
  if (known && isCaptured(known.state)) return known;
  const gateway = gatewayOf(app);
  if (!gateway) return null;
  await settlePayment(app, await gateway.findPayment(gatewayPaymentId));
  const booked = await findPayment(app.db, gatewayPaymentId);
  return booked && isCaptured(booked.state) ? booked : null;
}
